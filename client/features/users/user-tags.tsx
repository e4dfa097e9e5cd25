import type { ListedUser } from '#domain/users/users.types.ts'
import { standingWords } from '#domain/users/users.words.ts'

const planWords = { admin: 'Administrator', premium: 'Premium', free: 'Free' } as const

export function UserTags({ user }: { user: Pick<ListedUser, 'plan' | 'standing' | 'isAdministrator'> }) {
  const plan = user.isAdministrator ? 'admin' : user.plan
  return (
    <p className="record-tags">
      <span className="tag" data-plan={plan}>
        {planWords[plan]}
      </span>
      {user.standing !== 'active' && (
        <span className="tag" data-standing={user.standing}>
          {standingWords[user.standing]}
        </span>
      )}
    </p>
  )
}
