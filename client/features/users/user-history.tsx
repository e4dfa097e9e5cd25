import type { ReactNode } from 'react'

import { formatDay } from '#client/core/format-day.ts'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { actionInWords, detailInWords, eventInWords } from '#domain/security/security.messages.ts'
import type { UserSheet } from '#domain/users/users.types.ts'

export const UserHistory = ({ sheet: { sessions, events, actions } }: { sheet: UserSheet }) => (
  <div>
    <Part id="sessions" title="Sessions" none="No active sessions.">
      {sessions.map(({ device, createdAt, usedAt }) => (
        <li key={`${device} ${createdAt}`}>
          <b>{device}</b>
          <small className="text-quiet">
            Last used {formatDay(usedAt)}, signed in {formatDay(createdAt)}
          </small>
        </li>
      ))}
    </Part>
    <Part id="events" title="Security events" none="No recent events.">
      {events.map(({ id, at, kind, detail }) => (
        <li key={id}>
          {eventInWords(kind)}
          {detail && `: ${detailInWords(kind, detail)}`}
          <Timestamp time={at} />
        </li>
      ))}
    </Part>
    <Part id="actions-taken" title="Administrators’ actions" none="No recent actions.">
      {actions.map(({ id, at, action, actorEmail }) => (
        <li key={id}>
          {actionInWords(action)}
          <small className="text-quiet">
            {actorEmail ?? 'Former administrator'} · <Timestamp time={at} />
          </small>
        </li>
      ))}
    </Part>
  </div>
)

type PartProps = { id: string; title: string; none: string; children: readonly ReactNode[] }

const Part = ({ id, title, none, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children.length === 0 ? <p className="text-quiet">{none}</p> : <ul className="happened">{children}</ul>}
  </section>
)
