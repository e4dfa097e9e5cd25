import { Link, useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import type { OwnStatus, OwnSubscription } from '#domain/mailing/subscribers.types.ts'

const statusTexts: Record<OwnStatus, (email: string) => string> = {
  none: (email) => `You aren’t subscribed. Get occasional emails about new and updated recipes at ${email}.`,
  waiting: (email) => `We’ve sent a confirmation email to ${email}. Open the link in that email to get the newsletter.`,
  subscribed: (email) => `We send occasional emails about new and updated recipes to ${email}.`,
}

type NewsletterProps = { newsletter: OwnSubscription; email: string }

export function NewsletterPanel({ newsletter: { status, preferences }, email }: NewsletterProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter">Newsletter</h2>
      <p>{statusTexts[status](email)}</p>
      {preferences !== null && (
        <p>
          <Link to={preferences} className="stand-alone">
            Choose topics, or pause the newsletter
          </Link>
        </p>
      )}
      <fetcher.Form method="post">
        {status === 'none' ? (
          <SubmitButton intent="subscribe" fetcher={fetcher} className="button plain">
            Get the newsletter
          </SubmitButton>
        ) : (
          <SubmitButton intent="unsubscribe" fetcher={fetcher} className="button plain">
            {status === 'waiting' ? 'Cancel the subscription' : 'Unsubscribe'}
          </SubmitButton>
        )}
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
