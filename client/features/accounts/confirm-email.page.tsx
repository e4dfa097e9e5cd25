import type { ActionFunctionArgs } from 'react-router'

import { runAction } from '#client/core/run-action.ts'
import { MailLink, readLinkToken } from '#client/ui/mail-link.tsx'

import { confirmEmail } from './accounts.api.ts'

export const action = ({ context }: ActionFunctionArgs) =>
  runAction(() => confirmEmail(context, { token: readLinkToken() }), { hasSummary: true })

export const Component = () => (
  <MailLink
    title="Confirm your new address"
    text="Confirm to change your account to the address that received this link."
    button="Confirm my new address"
    doneTitle="Done"
    renderDone={() => <p>Your address has changed. From now on, sign in with the new one.</p>}
    otherwise={
      <p>It may have been used, or it is older than a day. You can ask for a new one when you edit your profile.</p>
    }
  />
)
