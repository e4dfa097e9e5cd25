import type { ActionFunctionArgs } from 'react-router'

import { runAction } from '#client/core/run-action.ts'
import { MailLink, readLinkToken } from '#client/ui/mail-link.tsx'

import { confirmAddress } from './accounts.api.ts'

export const action = ({ context }: ActionFunctionArgs) =>
  runAction(() => confirmAddress(context, { token: readLinkToken() }), { hasSummary: true })

export const Component = () => (
  <MailLink
    title="Confirm your new address"
    text="One press, and your account moves to the address to which this link was sent."
    button="Confirm my new address"
    doneTitle="Done"
    renderDone={() => <p>Your account has moved. From now on you sign in with the new address.</p>}
    otherwise={<p>It may have been used, or it is older than a day. Ask for a new one where you edit your profile.</p>}
  />
)
