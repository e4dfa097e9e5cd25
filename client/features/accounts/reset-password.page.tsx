import { type ActionFunctionArgs, data, Link } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { attempt, type Outcome } from '#client/core/outcome.ts'
import { announce } from '#client/core/session.ts'
import { MailLink, readLinkToken } from '#client/ui/mail-link.tsx'
import { paths } from '#domain/paths.ts'

import { resetPassword } from './accounts.api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { readNewPassword } from './read-new-password.ts'

export async function action({ request, context }: ActionFunctionArgs) {
  const chosen = readNewPassword(await request.formData())
  if ('outcome' in chosen) return data<Outcome>(chosen.outcome, { status: 400 })
  return attempt(async () => {
    await resetPassword(context, { token: readLinkToken(), ...chosen })
    announce('signed-in')
  })
}

export function Component() {
  return (
    <MailLink
      title="Set a new password"
      text="Afterwards every browser that is signed in to your account is signed out, and you are signed in here."
      button="Set the password"
      done={{
        title: 'Done',
        text: (
          <>
            <p>Your new password is set, and you are signed in.</p>
            <p className="mt-5">
              <Link to={paths.profile} className="button">
                Profile
              </Link>
            </p>
          </>
        ),
      }}
      otherwise={
        <p>
          It may have been used, or it is older than an hour.{' '}
          <button type="button" className="inline-link" onClick={() => openAccountDialog('forgotten-password')}>
            Ask for a new one
          </button>
        </p>
      }
      renderFields={(outcome) => <NewPasswordFields faults={outcome?.faults} />}
    />
  )
}
