import type { ReactNode } from 'react'

import { formatDay, formatDayAndTime } from '#client/core/format-day.ts'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { groupDigits } from '#domain/figures.ts'
import { formatAction, formatDetail, formatEvent } from '#domain/security/security.messages.ts'
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
      <h2 id="facts" className="mb-3">
        Account
      </h2>
      <dl className="fact-list border-b border-line">
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

const entryStyle = 'grid gap-0.5 border-t border-line py-2.5 wrap-anywhere [&_time]:text-[0.92rem] [&_time]:text-quiet'

export const UserHistory = ({ sheet: { sessions, events, actions } }: { sheet: UserDetails }) => (
  <div className="grid min-w-0 content-start gap-9">
    <Section id="sessions" title="Sessions" emptyText="No active sessions.">
      {sessions.map(({ device, createdAt, usedAt }) => (
        <li key={`${device} ${createdAt}`} className={entryStyle}>
          <b>{device}</b>
          <small className="text-quiet">
            Last used {formatDay(usedAt)}, signed in {formatDay(createdAt)}
          </small>
        </li>
      ))}
    </Section>
    <Section id="events" title="Security events" emptyText="No recent events.">
      {events.map(({ id, at, kind, detail }) => (
        <li key={id} className={entryStyle}>
          {formatEvent(kind)}
          {detail && `: ${formatDetail(kind, detail)}`}
          <Timestamp time={at} />
        </li>
      ))}
    </Section>
    <Section id="actions-taken" title="Administrators’ actions" emptyText="No recent actions.">
      {actions.map(({ id, at, action, actorEmail }) => (
        <li key={id} className={entryStyle}>
          {formatAction(action)}
          <small className="text-quiet">
            {actorEmail ?? 'Former administrator'} · <Timestamp time={at} />
          </small>
        </li>
      ))}
    </Section>
  </div>
)

type SectionProps = { id: string; title: string; emptyText: string; children: readonly ReactNode[] }

const Section = ({ id, title, emptyText, children }: SectionProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-3">
      {title}
    </h2>
    {children.length === 0 ? <p className="text-quiet">{emptyText}</p> : <ul>{children}</ul>}
  </section>
)
