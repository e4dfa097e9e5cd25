import type { ActionFunctionArgs } from 'react-router'

import { runAction } from '#client/core/run-action.ts'
import { EmailLinkPage, readLinkToken } from '#client/ui/email-link-page.tsx'

import { confirmEmail } from './accounts.api.ts'

export const action = ({ context }: ActionFunctionArgs) =>
  runAction(() => confirmEmail(context, { token: readLinkToken() }), { hasSummary: true })

export const Component = () => (
  <EmailLinkPage
    title="Confirm your new address"
    text="Confirm that you want to use this email address for your account."
    button="Confirm my new address"
    doneTitle="Done"
    renderDone={() => <p>Your email address has changed. Use the new one to sign in.</p>}
    fallback={
      <p>
        The link may have been used already, or it may be more than a day old. To get a new link, edit your profile.
      </p>
    }
  />
)
