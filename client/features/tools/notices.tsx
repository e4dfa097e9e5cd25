import { Link } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
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

/** For whoever is no premium member before a tool that is for them. */
export const PremiumFeature = ({ children }: NoticeProps) => (
  <section className="label max-w-[44rem]">
    <div>
      <h2 className="text-[1.5rem]">Premium Feature</h2>
      <p className="mt-2">{children}</p>
      <Link to={paths.pricing} className="button mt-4">
        Upgrade to Premium
      </Link>
    </div>
  </section>
)
