import { Link } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import type { ViewLimits } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

type NoticeProps = { children: string }

/** For a visitor before a tool that is for members; `children` says what the tool would do. */
export const SignInRequired = ({ children }: NoticeProps) => (
  <section className="label max-w-[44rem]">
    <div>
      <h2 className="text-[1.5rem]">Sign In Required</h2>
      <p className="mt-2">{children}</p>
      <button type="button" className="button mt-4" onClick={() => openAccountDialog('sign-in')}>
        Sign In
      </button>
    </div>
  </section>
)

type PremiumProps = NoticeProps & { isSignedOut?: boolean }

/** For whoever is no premium member before a tool that is for them; someone signed out may be one. */
export const PremiumFeature = ({ children, isSignedOut = false }: PremiumProps) => (
  <section className="label max-w-[44rem]">
    <div>
      <h2 className="text-[1.5rem]">Premium Feature</h2>
      <p className="mt-2">{children}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.pricing} className="button">
          Upgrade to Premium
        </Link>
        {isSignedOut && (
          <button type="button" className="button plain" onClick={() => openAccountDialog('sign-in')}>
            Sign in as a premium member
          </button>
        )}
      </p>
    </div>
  </section>
)

/** How much of the free plan is used this month; nothing for whoever has no limit. */
export function UsageBanner({ limits: { viewsUsed, viewsRemaining, maxViews } }: { limits: ViewLimits }) {
  if (maxViews === null || viewsRemaining === null) return null
  return (
    <p className="usage">
      <b>Free plan</b>
      <span>
        {viewsUsed} of {maxViews} views used this month, {viewsRemaining} left
      </span>
      <meter max={maxViews} value={viewsUsed} aria-label="Views used this month" />
    </p>
  )
}
