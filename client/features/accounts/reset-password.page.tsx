import { type ActionFunctionArgs, data, Link } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { runAction } from '#client/core/run-action.ts'
import { EmailLinkPage, type EmailLinkResult, readLinkToken } from '#client/ui/email-link-page.tsx'
import { paths } from '#domain/paths.ts'

import { resetPassword } from './accounts.api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { readNewPassword } from './read-new-password.ts'
import { announceSignIn } from './session.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const passwordResult = readNewPassword(await request.formData())
  if ('outcome' in passwordResult) return data<EmailLinkResult>(passwordResult.outcome, { status: 400 })
  let isSignedIn = false
  const { data: outcome } = await runAction(
    async () => {
      isSignedIn = (await resetPassword(context, { token: readLinkToken(), ...passwordResult })).session !== null
      if (isSignedIn) announceSignIn('Welcome back!')
    },
    { hasSummary: true },
  )
  return { ...outcome, isSignedIn }
}

export function Component() {
  return (
    <EmailLinkPage
      title="Set a new password"
      text="You’ll be signed out on all other devices."
      button="Set the password"
      doneTitle="Done"
      renderDone={(outcome) => (outcome?.isSignedIn ? <SignedIn /> : <NotSignedIn />)}
      fallback={
        <p>
          The link may have been used already, or it may be more than an hour old.{' '}
          <button type="button" className="inline-link" onClick={() => openAccountDialog('forgotten-password')}>
            Ask for a new link{' '}
          </button>
        </p>
      }
      renderFields={(outcome) => <NewPasswordFields errors={outcome?.errors} />}
    />
  )
}

const SignedIn = () => (
  <>
    <p>Your new password is set, and you are signed in.</p>
    <p className="mt-5">
      <Link to={paths.profile} className="button">
        Profile
      </Link>
    </p>
  </>
)

/** A suspended account isn't signed in after a reset. */
const NotSignedIn = () => (
  <p>
    Your new password is set, but you can’t sign in because this account is suspended. You can contact us through the{' '}
    <Link to={paths.contact}>contact page</Link>.
  </p>
)
