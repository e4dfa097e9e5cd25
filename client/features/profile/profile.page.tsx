import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { useSession } from '#client/core/session.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { clearSession, openSignIn } from '#client/features/accounts/session.ts'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'

import { AccountSections } from './account-sections.tsx'
import { profileAction } from './profile.action.ts'
import { type LoadedProfile, loadProfile, profileLoadError } from './profile.loader.ts'

export const loader = ({ context }: LoaderFunctionArgs): Promise<LoadedProfile> => loadProfile(context)

export const action = (args: ActionFunctionArgs) => profileAction(args, clearSession)

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
      {loaded.status !== 'signed-out' && account && <AccountSections account={account} />}
      {loaded.status === 'signed-out' && <SignedOut />}
      {loaded.status === 'failed' && (
        <PageDataError failure={`${profileLoadError}. Nothing has been lost. Try again in a moment.`} />
      )}
    </>
  )
}

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
