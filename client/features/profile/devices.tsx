import { useFetcher } from 'react-router'

import type { Outcome } from '#client/core/outcome.ts'
import type { SignedInDevice } from '#domain/accounts/accounts.types.ts'

import { IntentButton } from './intent-button.tsx'
import { dayWords } from './profile.words.ts'

/** Every browser that is signed in to the account, and the way out of each. */
export function Devices({ sessions }: { sessions: readonly SignedInDevice[] }) {
  const fetcher = useFetcher<Outcome>()
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">Where you are signed in</h2>
      <ul className="ledger">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <p>Is there one that you do not know? Sign it out, then change your password.</p>
      <fetcher.Form method="post">
        <IntentButton intent="end-sessions" fetcher={fetcher} className="button plain">
          Sign out everywhere
        </IntentButton>
      </fetcher.Form>
    </section>
  )
}

function Device({ session: { id, device, createdAt, usedAt, isPresent } }: { session: SignedInDevice }) {
  const fetcher = useFetcher<Outcome>()
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
            <IntentButton intent="end-session" fetcher={fetcher} className="stand-alone">
              Sign out<span className="sr-only"> {device}</span>
            </IntentButton>
          </fetcher.Form>
        )}
      </div>
      <small>
        Last used {dayWords(usedAt)}, signed in {dayWords(createdAt)}
      </small>
    </li>
  )
}
