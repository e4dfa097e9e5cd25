import { type ActionFunctionArgs, data, Link } from 'react-router'

import { runAction, type ActionResult } from '#client/core/run-action.ts'
import { MailLink, type MailLinkOutcome, readLinkToken } from '#client/ui/mail-link.tsx'
import { paths } from '#domain/paths.ts'

import { confirmAccount } from './accounts.api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { readNewPassword } from './read-new-password.ts'
import { welcome } from './session.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const isChosen = form.has('password')
  const chosen: { password?: string } | { outcome: ActionResult } = isChosen ? readNewPassword(form) : {}
  if ('outcome' in chosen) return data<MailLinkOutcome>({ ...chosen.outcome, needsPassword: true }, { status: 400 })
  let needsPassword = isChosen
  const { data: outcome } = await runAction(
    async () => {
      needsPassword = (await confirmAccount(context, { token: readLinkToken(), ...chosen })).needsPassword
      if (!needsPassword) welcome('Welcome back!')
    },
    { hasSummary: true },
  )
  return { ...outcome, isDone: outcome.isDone && !needsPassword, needsPassword }
}

export function Component() {
  return (
    <MailLink
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
      otherwise={
        <p>
          If you have already used it, sign in. If it is older than a day, sign in with your password to get a new one.
        </p>
      }
      renderFields={(outcome) => outcome?.needsPassword && <OwnPassword errors={outcome.errors} />}
    />
  )
}

function OwnPassword({ errors }: { errors: ActionResult['errors'] }) {
  return (
    <>
      <p className="note">
        You signed up in another browser, or someone else used your address. Choose the password here, so that only you
        can use the account.
      </p>
      <NewPasswordFields errors={errors} />
    </>
  )
}
