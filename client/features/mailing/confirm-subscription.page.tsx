import type { ActionFunctionArgs } from 'react-router'

import { attempt } from '#client/core/outcome.ts'
import { MailLink, readLinkToken } from '#client/ui/mail-link.tsx'

import { confirmSubscription } from './mailing.api.ts'

export const action = ({ context }: ActionFunctionArgs) =>
  attempt(() => confirmSubscription(context, { token: readLinkToken() }))

export const Component = () => (
  <MailLink
    title="Confirm your subscription"
    text="One press, and our letters come to the address to which this link was sent."
    button="Confirm my subscription"
    doneTitle="Thank you"
    renderDone={() => <p>You are subscribed to our mailing list. You can leave it at any time.</p>}
    otherwise={<p>It may have been used, or it is older than a week. Subscribe once more to get a new one.</p>}
  />
)
