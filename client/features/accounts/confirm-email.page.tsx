import type { ActionFunctionArgs } from 'react-router'

import { runAction } from '#client/core/run-action.ts'
import { EmailLinkPage, readLinkToken } from '#client/ui/email-link-page.tsx'

import { confirmEmail } from './accounts.api.ts'

export const action = ({ context }: ActionFunctionArgs) =>
  runAction(() => confirmEmail(context, { token: readLinkToken() }), { hasSummary: true })

export const Component = () => (
  <EmailLinkPage
    title="Confirm your new address"
    text="Confirm to change your account to the address that received this link."
    button="Confirm my new address"
    doneTitle="Done"
    renderDone={() => <p>Your address has changed. From now on, sign in with the new one.</p>}
    fallback={
      <p>It may have been used, or it is older than a day. You can ask for a new one when you edit your profile.</p>
    }
  />
)
