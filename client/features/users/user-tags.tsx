import { statusMessages } from '#domain/users/users.messages.ts'
import type { ListedUser } from '#domain/users/users.types.ts'

const planLabels = { admin: 'Administrator', premium: 'Premium', free: 'Free' } as const

export function UserTags({ user }: { user: Pick<ListedUser, 'plan' | 'status' | 'isAdministrator'> }) {
  const plan = user.isAdministrator ? 'admin' : user.plan
  return (
    <p className="flex flex-wrap justify-end gap-1.5 max-[36rem]:justify-start">
      <span className="tag" data-plan={plan}>
        {planLabels[plan]}
      </span>
      {user.status !== 'active' && (
        <span className="tag" data-status={user.status}>
          {statusMessages[user.status]}
        </span>
      )}
    </p>
  )
}
