import { type ActionFunctionArgs, data, Link } from 'react-router'

import { runAction, type ActionResult } from '#client/core/run-action.ts'
import { EmailLinkPage, type EmailLinkResult, readLinkToken } from '#client/ui/email-link-page.tsx'
import { paths } from '#domain/paths.ts'

import { confirmAccount } from './accounts.api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { readNewPassword } from './read-new-password.ts'
import { announceSignIn } from './session.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const hasPassword = form.has('password')
  const passwordResult: { password?: string } | { outcome: ActionResult } = hasPassword ? readNewPassword(form) : {}
  if ('outcome' in passwordResult)
    return data<EmailLinkResult>({ ...passwordResult.outcome, needsPassword: true }, { status: 400 })
  let needsPassword = hasPassword
  const { data: outcome } = await runAction(
    async () => {
      needsPassword = (await confirmAccount(context, { token: readLinkToken(), ...passwordResult })).needsPassword
      if (!needsPassword) announceSignIn('Welcome back!')
    },
    { hasSummary: true },
  )
  return { ...outcome, isDone: outcome.isDone && !needsPassword, needsPassword }
}

export function Component() {
  return (
    <EmailLinkPage
      title="Confirm your account"
      text="Confirm your email address to activate your account."
      button="Confirm my account"
      doneTitle="Welcome"
      renderDone={() => (
        <>
          <p>Your account is active, and you are signed in.</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <Link to={paths.remedies} className="button">
              Browse Remedies
            </Link>
            <Link to={paths.profile} className="button plain">
              Profile
            </Link>
          </p>
        </>
      )}
      fallback={
        <p>
          If you have already used the link, sign in. If it is more than a day old, sign in with your password to get a
          new link.
        </p>
      }
      renderFields={(outcome) => outcome?.needsPassword && <ChoosePassword errors={outcome.errors} />}
    />
  )
}

function ChoosePassword({ errors }: { errors: ActionResult['errors'] }) {
  return (
    <>
      <p className="note">
        You signed up in another browser, or someone else used your email address. Choose a password here, so that only
        you can use this account.
      </p>
      <NewPasswordFields errors={errors} />
    </>
  )
}
