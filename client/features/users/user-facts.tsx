import type { ReactNode } from 'react'

import { formatDay, formatDayAndTime } from '#client/core/format-day.ts'
import { groupDigits } from '#domain/figures.ts'
import { maxCountedContributions } from '#domain/users/users.rules.ts'
import type { UserDetails } from '#domain/users/users.types.ts'

export function UserFacts({ sheet: { user, counts }, now }: { sheet: UserDetails; now: number }) {
  const { posts, replies, tickets } = counts
  const facts: [string, ReactNode][] = [
    ['Email address', user.email],
    ['Display name', user.displayName ?? 'None'],
    ['Joined', formatDay(user.createdAt)],
    ['Confirmed', user.confirmedAt === null ? 'Not yet, so this person can’t sign in' : formatDay(user.confirmedAt)],
    ['Plan', planText(user, now)],
    ...(user.suspendedAt === null ? [] : ([['Suspended', suspensionText(user)]] satisfies [string, ReactNode][])),
    [
      'Activity',
      `${countText(posts, 'post')}, ${countText(replies, 'reply', 'replies')}, ${countText(tickets, 'ticket')}`,
    ],
  ]
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">Account</h2>
      <dl className="account-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type User = UserDetails['user']

function planText({ isAdministrator, premiumUntil }: User, now: number): string {
  if (isAdministrator) return 'Administrator (includes premium)'
  if (premiumUntil === null) return 'Free'
  return premiumUntil > now
    ? `Premium until ${formatDayAndTime(premiumUntil)}`
    : `Free; premium ended ${formatDay(premiumUntil)}`
}

const suspensionText = ({ suspendedAt, suspensionReason }: User) =>
  `Since ${formatDay(suspendedAt ?? 0)}: ${suspensionReason ?? 'because of a post or reply in the community'}`

const countText = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count >= maxCountedContributions ? `${groupDigits(maxCountedContributions)} or more` : count} ${count === 1 ? singular : plural}`
