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
      text="One press, and the account with your address is open."
      button="Confirm my account"
      doneTitle="Welcome"
      renderDone={() => (
        <>
          <p>Your account is open, and you are signed in.</p>
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
          If it was used, your account is open: sign in. If it is older than a day, sign in with your password to get a
          new one.
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
        You signed up in another browser, or somebody else did with your address. Please choose the password here, so
        that the account is yours alone.
      </p>
      <NewPasswordFields errors={errors} />
    </>
  )
}
