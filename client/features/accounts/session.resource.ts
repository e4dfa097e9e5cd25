import { closeAccountDialog, getContinuation } from '#client/core/account-dialog.ts'
import type { ApiContext } from '#client/core/api.ts'
import { setDraftOwner } from '#client/core/draft-owner.ts'
import { formResults } from '#client/core/form-results.ts'
import { textFields } from '#client/core/forms.ts'
import { endReauthentication } from '#client/core/reauthentication.ts'
import type { ResourceArgs } from '#client/core/resources.ts'
import { redirectTo, withStatus } from '#client/core/results.ts'
import { runAction, type ActionResult } from '#client/core/run-action.ts'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { listenToSession, type LoadedSession } from '#client/core/session.ts'
import { takeTargetPage } from '#client/core/target-page.ts'
import { findSignUpError } from '#domain/accounts/sign-up.rules.ts'
import { requiresSignIn, paths } from '#domain/paths.ts'

import {
  requestConfirmationLink,
  requestPasswordReset,
  reauthenticate,
  signIn,
  signOut,
  signUp,
} from './accounts.api.ts'
import { toActionResult } from './read-new-password.ts'
import { requestSession } from './request-session.ts'
import { clearSession, announceSignIn } from './session.ts'

type Fields = Record<string, string>
const visitorSession: LoadedSession = { session: null }
const unknownSession: LoadedSession = { session: undefined }
let lastSession = unknownSession
// A sign-in or sign-out invalidates the last response.
listenToSession(() => {
  lastSession = unknownSession
})

/**
 * Loads the session. Without a session cookie, returns a visitor and makes no request. If the request fails, returns
 * the last response, or an unknown session.
 */
export async function loader({ request, context }: ResourceArgs): Promise<LoadedSession> {
  if (!hasSessionCookie()) {
    lastSession = unknownSession
    return visitorSession
  }
  const response = await requestSession(context).catch(() => ({ ...lastSession }))
  if (!request.signal.aborted) lastSession = response
  if (response.session) setDraftOwner(response.session.user.id)
  return response
}

/** Handles submissions from the account dialogs and menu; `intent` names the action. */
export async function action({ request, context }: ResourceArgs) {
  const { intent = '', ...fields } = Object.fromEntries(textFields(await request.formData()))
  const action = actions[intent]
  return action ? action(context, fields) : null
}

const loadCeremonies = () => import('./passkey-ceremonies.ts')

const runReauthentication = (confirm: () => Promise<unknown>) =>
  runAction(() => confirm().then(() => endReauthentication(true)), { hasSummary: true })

/** Signs in and continues with what the user wanted to do before. */
async function runSignIn(startSession: () => Promise<unknown>) {
  const onSignedIn = getContinuation()
  const outcome = await runAction(
    async () => {
      await startSession()
      announceSignIn(formResults['signed-in'])
      closeAccountDialog()
    },
    { hasSummary: true },
  )
  if (outcome.data.isDone && onSignedIn) {
    onSignedIn()
    return outcome
  }
  const targetPage = outcome.data.isDone ? takeTargetPage() : undefined
  return targetPage !== undefined && location.pathname === paths.home ? redirectTo(targetPage) : outcome
}

const actions: Record<string, (context: ApiContext, fields: Fields) => unknown> = {
  'sign-in': (context, { email = '', password = '' }) => runSignIn(() => signIn(context, { email, password })),
  'sign-in-with-passkey': (context, { answer }) =>
    runSignIn(async () => {
      const { signInWithAnswer, signInWithPasskey } = await loadCeremonies()
      await (answer === undefined ? signInWithPasskey(context) : signInWithAnswer(context, answer))
    }),
  'sign-up': async (context, fields) => {
    const { email = '', password = '', confirmPassword = '', fullName = '', dateOfBirth = '', location = '' } = fields
    const error = findSignUpError({ password, confirmPassword, fullName })
    if (error) return withStatus<ActionResult>(toActionResult(error), 400)
    return runAction(
      async () => {
        await signUp(context, { email, password, fullName, dateOfBirth, location })
        closeAccountDialog()
      },
      { success: 'Registration successful! Please check your email to confirm your account.', hasSummary: true },
    )
  },
  'resend-confirmation': (context, { email = '', password = '' }) =>
    runAction(() => requestConfirmationLink(context, { email, password }), {
      success: 'If your password is correct, we’ve emailed you a new link.',
    }),
  'request-password-reset': (context, { email = '' }) =>
    runAction(() => requestPasswordReset(context, { email }), { hasSummary: true }),
  reauthenticate: (context, { password = '' }) => runReauthentication(() => reauthenticate(context, { password })),
  'reauthenticate-with-passkey': (context) =>
    runReauthentication(async () => (await loadCeremonies()).reauthenticateWithPasskey(context)),
  'sign-out': async (context) => {
    const outcome = await runAction(() => signOut(context).then(clearSession), { success: formResults['signed-out'] })
    return outcome.data.isDone && requiresSignIn(location.pathname) ? redirectTo(paths.home) : outcome
  },
}
