import { useFetcher } from 'react-router'

import type { ApiContext } from '#client/core/api.ts'
import { formatDay } from '#client/core/format-day.ts'
import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'

import { endSession, endSessions, listSessions } from './profile.api.ts'

/** Active sessions, each with a button to end it. */
export function Devices({ sessions }: { sessions: readonly SignedInDevice[] }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Where you are signed in</h2>
      <ul className="ledger">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <p>If you don’t recognise a device, sign it out and change your password.</p>
      <fetcher.Form method="post">
        <SubmitButton intent="end-sessions" fetcher={fetcher} className="button plain">
          Sign out everywhere
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}

function Device({ session: { id, device, createdAt, usedAt, isPresent } }: { session: SignedInDevice }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <li>
      <div className="line">
        <b>{device}</b>
        <i aria-hidden />
        {isPresent ? (
          <span>this browser</span>
        ) : (
          <fetcher.Form method="post">
            <input type="hidden" name="id" value={id} />
            <SubmitButton intent="end-session" fetcher={fetcher} className="stand-alone">
              Sign out<span className="sr-only"> {device}</span>
            </SubmitButton>
            <ActionMessage outcome={fetcher.data} />
          </fetcher.Form>
        )}
      </div>
      <small>
        Last used {formatDay(usedAt)}, signed in {formatDay(createdAt)}
      </small>
    </li>
  )
}

/** Lists the member's sessions, for pages of other features. */
export const listOwnDevices = (context: ApiContext): Promise<SignedInDevice[]> =>
  listSessions(context).then(({ sessions }) => sessions)

/** Returns functions that end one session by its ID, or all sessions including this one. */
export const createSessionActions = (context: ApiContext, clearSession: () => void) => ({
  endOne: (id: string) => endSession(context, id),
  endAll: () => endSessions(context).then(clearSession),
})
