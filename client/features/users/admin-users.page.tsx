import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { formatDay } from '#client/core/format-day.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { Field } from '#client/ui/field.tsx'
import { FilterForm } from '#client/ui/filter-form.tsx'
import { type EntryRef, LoadMoreEntries } from '#client/ui/load-more.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { Select } from '#client/ui/select.tsx'
import { paths } from '#domain/paths.ts'
import {
  parseUserFilters,
  type UserFilters,
  userGroups,
  userOrders,
  usersUrl,
  maxUserSearchLength,
  userStatuses,
} from '#domain/users/user-filters.ts'
import { groupLabels, orderLabels, statusFilterLabels, userMessages } from '#domain/users/users.messages.ts'
import type { ListedUser, UserPage } from '#domain/users/users.types.ts'

import { UserTags } from './user-tags.tsx'
import { listUsers } from './users.api.ts'

type Loaded = { page: UserPage | null; filters: UserFilters }

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  await requireAdmin(args)
  const filters = parseUserFilters(new URL(args.request.url).searchParams)
  const page = await loadOrToast(listUsers(args.context, filters), () => requireAdmin(args), userMessages.notLoaded)
  return { page, filters }
}

export function Component() {
  const { page, filters } = useLoaderData<Loaded>()
  return (
    <AdminLayout title="Users">
      <UserFilterForm filters={filters} />
      {page ? (
        <LoadMoreEntries
          label="More accounts"
          page={page}
          hasPrevious={filters.after !== ''}
          getPageUrl={(after) => usersUrl({ ...filters, after: after ?? '' })}
          getEntries={({ users }) => users}
          renderEntry={(user, ref) => <UserItem user={user} ref={ref} />}
        >
          {(items) =>
            page.users.length === 0 ? (
              <NoUsers />
            ) : (
              <ul className="records" aria-label="Accounts">
                {items}
              </ul>
            )
          }
        </LoadMoreEntries>
      ) : (
        <PageDataError failure={userMessages.notLoaded} />
      )}
    </AdminLayout>
  )
}

const toUrl = (query: URLSearchParams) => usersUrl(parseUserFilters(query))

const UserFilterForm = ({ filters }: { filters: UserFilters }) => (
  <FilterForm label="Filter accounts" currentUrl={usersUrl({ ...filters, after: '' })} toUrl={toUrl}>
    <Field
      label="Name or email address"
      name="search"
      type="search"
      defaultValue={filters.search}
      maxLength={maxUserSearchLength}
      placeholder="Part of a name or email address"
    />
    <Select
      label="Role and plan"
      name="group"
      defaultValue={filters.group}
      options={userGroups.map((value) => [value, groupLabels[value]] as const)}
    />
    <Select
      label="Status"
      name="status"
      defaultValue={filters.status}
      options={userStatuses.map((value) => [value, statusFilterLabels[value]] as const)}
    />
    <Select
      label="Order"
      name="order"
      defaultValue={filters.order}
      options={userOrders.map((value) => [value, orderLabels[value]] as const)}
    />
  </FilterForm>
)

const UserItem = ({ user, ref }: { user: ListedUser; ref: EntryRef | undefined }) => (
  <li ref={ref}>
    <div>
      <Link to={paths.adminUser(user.id)} className="record-link" dir="auto">
        {user.name || user.email}
      </Link>
      <p className="record-facts">
        {user.email} · joined {formatDay(user.createdAt)}
        {user.premiumUntil !== null &&
          ` · premium ${user.plan === 'premium' ? 'until' : 'ended'} ${formatDay(user.premiumUntil)}`}
      </p>
    </div>
    <UserTags user={user} />
  </li>
)

const NoUsers = () => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 font-display text-[1.5rem] leading-tight font-semibold">No matching users.</p>
    <p className="mt-2 text-quiet">
      View{' '}
      <Link to={paths.adminUsers} className="inline-link">
        {' '}
        all accounts
      </Link>
      .
    </p>
  </div>
)
