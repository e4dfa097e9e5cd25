import ArrowLeft from 'lucide-react/icons/arrow-left'
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  type ActionFunctionArgs,
} from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { paths } from '#domain/paths.ts'
import type { UserDetails } from '#domain/users/users.types.ts'

import { UserActions } from './user-actions.tsx'
import { UserFacts, UserHistory } from './user-facts.tsx'
import { UserTags } from './user-tags.tsx'
import {
  getUserDetails,
  endPremium,
  endUserSessions,
  grantPremium,
  restoreUser,
  sendReset,
  suspendUser,
} from './users.api.ts'

type Loaded = { sheet: UserDetails; loadedAt: number }

export async function loader({ params: { id = '' }, ...args }: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(args)
  return { sheet: await getUserDetails(args.context, id), loadedAt: Date.now() }
}

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
      <Link to={paths.adminUsers} className="stand-alone gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        All users
      </Link>
      <div className="mt-1.5 mb-7.5 flex flex-wrap items-center gap-x-5 gap-y-2 wrap-anywhere">
        <h2 className="text-[clamp(1.7rem,1.3rem+1.6vw,2.4rem)]" dir="auto">
          {user.name || user.email}
        </h2>
        <UserTags user={user} />
      </div>
      <div className="grid max-w-[72rem] grid-cols-1 gap-x-14 gap-y-10 min-[75rem]:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-9">
          <UserFacts sheet={sheet} now={loadedAt} />
          <UserActions key={user.id} sheet={sheet} now={loadedAt} />
        </div>
        <UserHistory sheet={sheet} />
      </div>
    </AdminLayout>
  )
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const {
    intent,
    lastDay = '',
    seen: seenText = '',
    reason = '',
  } = Object.fromEntries(textFields(await request.formData()))
  const seen = seenText === '' ? null : Number(seenText)
  switch (intent) {
    case 'grant':
      return runUserAction(() => grantPremium(context, id, { lastDay, seen }), 'Premium granted')
    case 'end-premium':
      return runUserAction(() => endPremium(context, id, seen), 'Premium ended')
    case 'suspend':
      return runUserAction(() => suspendUser(context, id, reason), 'Account suspended')
    case 'restore':
      return runUserAction(() => restoreUser(context, id), 'Suspension lifted')
    case 'end-sessions':
      return runUserAction(() => endUserSessions(context, id), 'Signed out everywhere')
    case 'reset':
      return runUserAction(() => sendReset(context, id), 'Link sent')
    default:
      return null
  }
}

const runUserAction = (request: () => Promise<unknown>, success: string) =>
  runAction(() => withReauthentication(request), { success, hasSummary: true })
