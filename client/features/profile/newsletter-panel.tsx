import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { OwnSubscription, OwnStatus } from '#domain/mailing/subscribers.types.ts'

const words: Record<OwnStatus, (email: string) => string> = {
  none: (email) =>
    `Now and then a letter with new cups and what changed in old ones, to ${email}. You get none at present.`,
  waiting: (email) => `A confirmation waits in the inbox of ${email}. Once you have said yes there, the letters come.`,
  subscribed: (email) => `Now and then a letter with new cups and what changed in old ones goes to ${email}.`,
}

type NewsletterProps = { newsletter: OwnSubscription; email: string }

/** Newsletter status, with buttons to subscribe and unsubscribe. */
export function NewsletterPanel({ newsletter: { status, preferences }, email }: NewsletterProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="letters">
      <h2 id="letters">Letters by e-mail</h2>
      <p>{words[status](email)}</p>
      {preferences !== null && (
        <p>
          <Link to={preferences} className="stand-alone">
            Choose what they are about, or pause them
          </Link>
        </p>
      )}
      <fetcher.Form method="post">
        {status === 'none' ? (
          <SubmitButton intent="ask-for-letters" fetcher={fetcher} className="button plain">
            Send me the letters
          </SubmitButton>
        ) : (
          <SubmitButton intent="end-letters" fetcher={fetcher} className="button plain">
            {status === 'waiting' ? 'I want no letters' : 'Unsubscribe'}
          </SubmitButton>
        )}
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
