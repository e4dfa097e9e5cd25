import { lazy, Suspense } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { runAction, withReauthentication } from '#client/core/run-action.ts'
import { saveFile } from '#client/core/save-file.ts'
import { useSession } from '#client/core/session.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { clearSession, openSignIn } from '#client/features/accounts/session.ts'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'

import { AccountSections } from './account-sections.tsx'
import { addThisDevice, readChoices } from './notification-settings.ts'
import {
  changePassword,
  deleteAccount,
  deleteSafetyCopy,
  endSession,
  endSessions,
  exportData,
  removePushDevice,
  saveChoices,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './profile.api.ts'
import { type LoadedProfile, loadProfile, profileLoadError } from './profile.loader.ts'

const PasskeysSection = lazy(() => import('#client/features/accounts/passkeys-section.tsx'))

export const loader = ({ context }: LoaderFunctionArgs): Promise<LoadedProfile> => loadProfile(context)

/** Handles submissions from the profile; `intent` names the action. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields: Record<string, string> = Object.fromEntries(textFields(await request.formData()))
  const { intent = '', present = '', password = '', id = '' } = fields
  switch (intent) {
    case 'change-password':
      return runAction(() => changePassword(context, { present, password }), {
        success: 'Password changed',
        hasSummary: true,
      })
    case 'end-session':
      return runAction(() => endSession(context, id), { success: 'Signed out on that device', hasSummary: true })
    case 'end-sessions':
      return runAction(() => endSessions(context).then(clearSession), { success: 'See you later!', hasSummary: true })
    case 'delete-copy':
      return runAction(() => deleteSafetyCopy(context), { success: 'Copy deleted', hasSummary: true })
    case 'subscribe':
      return runAction(() => subscribeToNewsletter(context), {
        success: 'Check your inbox for a confirmation email',
        hasSummary: true,
      })
    case 'unsubscribe':
      return runAction(() => unsubscribeFromNewsletter(context), {
        success: 'You’re unsubscribed',
        hasSummary: true,
      })
    case 'save-choices':
      return runAction(() => saveChoices(context, readChoices(fields)), {
        success: 'Notifications saved',
        hasSummary: true,
      })
    case 'add-device':
      return runAction(() => addThisDevice(context, fields['pushKey'] ?? ''), {
        success: 'Push is on for this device',
        hasSummary: true,
      })
    case 'remove-device':
      return runAction(() => removePushDevice(context, id), {
        success: 'Push is off for that device',
        hasSummary: true,
      })
    case 'export':
      return runAction(() => withReauthentication(() => exportData(context).then(saveAsFile)), { hasSummary: true })
    case 'delete-account':
      return runAction(() => deleteAccount(context, password).then(clearSession), {
        success: 'Account deleted',
        hasSummary: true,
      })
    default:
      return null
  }
}

const saveAsFile = (content: unknown) => saveFile('herbal-remedies-my-data.json', JSON.stringify(content, null, 2))

export function Component() {
  const loaded = useLoaderData<LoadedProfile>()
  const session = useSession()
  const lastAccount = useLastNonNull(loaded.status === 'signed-in' ? loaded.account : null)
  // Another member may have signed in on this page meanwhile.
  const isOtherMember = loaded.status === 'failed' && session && session.user.email !== lastAccount?.profile.email
  const account = isOtherMember ? null : lastAccount
  return (
    <>
      <PageHead title="Profile" description="Your account: your details, your devices and your data." />
      <h1 className="pt-12 pb-9">Profile</h1>
      {loaded.status !== 'signed-out' && account && <AccountSections account={account} passkeys={<Passkeys />} />}
      {loaded.status === 'signed-out' && <SignedOut />}
      {loaded.status === 'failed' && (
        <PageDataError failure={`${profileLoadError}. Nothing has been lost. Try again in a moment.`} />
      )}
    </>
  )
}

const Passkeys = () => (
  <Suspense>
    <PasskeysSection />
  </Suspense>
)

function SignedOut() {
  return (
    <>
      <EmptyState className="mb-7 w-36" />
      <p className="max-w-[60ch] text-[1.14rem] text-quiet">Please sign in to see your profile.</p>
      <button type="button" className="button mt-6" onClick={openSignIn}>
        Sign In
      </button>
    </>
  )
}
