import type { ReactNode } from 'react'

import { formatDay } from '#client/core/format-day.ts'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { formatAction, formatDetail, formatEvent } from '#domain/security/security.messages.ts'
import type { UserDetails } from '#domain/users/users.types.ts'

export const UserHistory = ({ sheet: { sessions, events, actions } }: { sheet: UserDetails }) => (
  <div>
    <Section id="sessions" title="Sessions" emptyText="No active sessions.">
      {sessions.map(({ device, createdAt, usedAt }) => (
        <li key={`${device} ${createdAt}`}>
          <b>{device}</b>
          <small className="text-quiet">
            Last used {formatDay(usedAt)}, signed in {formatDay(createdAt)}
          </small>
        </li>
      ))}
    </Section>
    <Section id="events" title="Security events" emptyText="No recent events.">
      {events.map(({ id, at, kind, detail }) => (
        <li key={id}>
          {formatEvent(kind)}
          {detail && `: ${formatDetail(kind, detail)}`}
          <Timestamp time={at} />
        </li>
      ))}
    </Section>
    <Section id="actions-taken" title="Administrators’ actions" emptyText="No recent actions.">
      {actions.map(({ id, at, action, actorEmail }) => (
        <li key={id}>
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
    <h2 id={id}>{title}</h2>
    {children.length === 0 ? <p className="text-quiet">{emptyText}</p> : <ul className="event-list">{children}</ul>}
  </section>
)
