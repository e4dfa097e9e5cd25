import { Link } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import type { ViewLimits } from '#domain/accounts/accounts.types.ts'
import { paths } from '#domain/paths.ts'

type NoticeProps = { children: string }

/** Shown to visitors in place of a members-only tool. `children` says what the tool does. */
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

/** Shown in place of a premium tool. Signed-out users may have premium, so they also get a sign-in button. */
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

/** Usage of the free plan this month. Renders nothing for members without a limit. */
export function UsageBanner({ limits: { viewsUsed, viewsRemaining, maxViews } }: { limits: ViewLimits }) {
  if (maxViews === null || viewsRemaining === null) return null
  return (
    <p className="mb-5 flex max-w-176 flex-wrap items-center gap-x-4 gap-y-1 rounded-box bg-wash px-5.5 py-3.5">
      <b className="text-cobalt">Free plan</b>
      <span>
        {viewsUsed} of {maxViews} views used this month, {viewsRemaining} left
      </span>
      <meter className="max-w-80 flex-[1_1_100%]" max={maxViews} value={viewsUsed} aria-label="Views used this month" />
    </p>
  )
}
