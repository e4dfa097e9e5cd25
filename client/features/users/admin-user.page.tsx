import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'

import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { paths } from '#domain/paths.ts'
import type { UserDetails } from '#domain/users/users.types.ts'

import { UserActions } from './user-actions.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserHistory } from './user-history.tsx'
import { UserTags } from './user-tags.tsx'
import { UsersStyles } from './users-styles.tsx'
import { getUserDetails } from './users.api.ts'

type Loaded = { sheet: UserDetails; loadedAt: number }

export async function loader({ params: { id = '' }, ...args }: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(args)
  return { sheet: await getUserDetails(args.context, id), loadedAt: Date.now() }
}

export { userAction as action } from './admin-user.action.ts'

/**
 * Reloads after failed actions too, because the data may be out of date. After a 401, a reload would leave the page
 * before the user could read the message.
 */
export const shouldRevalidate = ({ actionStatus }: ShouldRevalidateFunctionArgs) => actionStatus !== 401

export function Component() {
  const { sheet, loadedAt } = useLoaderData<Loaded>()
  const { user } = sheet
  return (
    <AdminLayout title="Users">
      <UsersStyles />
      <Link to={paths.adminUsers} className="stand-alone gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        All users
      </Link>
      <div className="user-head">
        <h2 dir="auto">{user.name || user.email}</h2>
        <UserTags user={user} />
      </div>
      <div className="user-columns">
        <div>
          <UserFacts sheet={sheet} now={loadedAt} />
          <UserActions key={user.id} sheet={sheet} now={loadedAt} />
        </div>
        <UserHistory sheet={sheet} />
      </div>
    </AdminLayout>
  )
}
