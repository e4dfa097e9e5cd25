import { Link } from 'react-router'

import { openAccountDialog } from '#client/core/account-dialog.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { maxFreeOwnRecipes } from '#domain/own-recipes/own-recipe-limits.ts'
import { paths } from '#domain/paths.ts'

/** Shown to visitors in place of their list and of the editor for a new recipe. */
export const OwnRecipesIntroduction = () => (
  <div className="min-h-dvh">
    <PageHead title="Your own recipes" description="Write your own tea recipes and have each herb checked." />
    <h1 className="pt-12 pb-6 text-[clamp(2.2rem,1.6rem+2.4vw,3.4rem)]">Your own recipes</h1>
    <p className="mb-4 max-w-160 text-[1.1rem]">
      Write your own blends, or start from one of our remedies. Our safety check looks at each herb and amount while you
      type. Only you can see your recipes, unless you share one.
    </p>
    <p className="mb-8">
      <Link to={`${paths.help}#own-recipes`} className="stand-alone">
        Read how it works
      </Link>
    </p>
    <p className="mb-4">{`With an account, you can keep up to ${maxFreeOwnRecipes} recipes for free.`}</p>
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button" onClick={() => openAccountDialog('sign-in')}>
        Sign In
      </button>
      <button type="button" className="button plain" onClick={() => openAccountDialog('sign-up')}>
        Create an account
      </button>
    </div>
  </div>
)
