import { type ComponentType, lazy, Suspense, useEffect } from 'react'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { createIsland } from '#client/core/island.tsx'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { useSession } from '#client/core/session.ts'
import { useSessionWatch } from '#client/features/accounts/use-session-watch.ts'
import type { Session } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

type Part = ComponentType<{ session: Session }>
type Parts = { MemberCorner: Part; MemberEntries: Part }

const nothing = () => null
/** Loads the controls for members. If that fails, their part of the header stays empty. */
const loadParts = (): Promise<Parts> =>
  import('./member-parts.ts').catch(() => ({ MemberCorner: nothing, MemberEntries: nothing }))
const MemberCorner = lazy(async () => ({ default: (await loadParts()).MemberCorner }))
const MemberEntries = lazy(async () => ({ default: (await loadParts()).MemberEntries }))

/**
 * Sign-in button, or the bell and avatar of a member. Both take the same space, so that nothing shifts when the session
 * has loaded.
 */
export const AccountCorner = createIsland({
  name: 'account-corner',
  wakes: ['member', 'together'],
  Content: () => {
    useSessionWatch()
    useEffect(() => {
      if (hasSessionCookie()) void loadParts()
    }, [])
    return (
      <div className="account-corner" role="group" aria-label="Account" tabIndex={-1}>
        <SignInButtonOr Part={MemberCorner} />
      </div>
    )
  },
})

/** Sign-in button or account links in the phone menu. */
export const AccountEntries = createIsland({
  name: 'account-entries',
  wakes: ['member', 'together'],
  Content: () => <SignInButtonOr Part={MemberEntries} />,
})

function SignInButtonOr({ Part }: { Part: Part }) {
  const session = useSession()
  if (session)
    return (
      <Suspense>
        <Part session={session} />
      </Suspense>
    )
  return (
    <>
      <button type="button" className="button plain sign-in needs-script" onClick={() => openAccountDialog('sign-in')}>
        Sign In
      </button>
      <a href={paths.signInPage} className="button plain sign-in without-script">
        Sign In
      </a>
    </>
  )
}
