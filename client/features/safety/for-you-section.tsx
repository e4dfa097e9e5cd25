import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { useHasProfile } from './profile-presence.ts'

/** Loaded only if this browser has answers. */
const PersonalVerdict = lazy(() => import('./personal-verdict.tsx').catch(() => ({ default: NotChecked })))

/** Verdict for the user with its reasons, or a link to the questions if this browser has no answers. */
export function ForYouSection({ recipe }: { recipe: Recipe }) {
  const hasProfile = useHasProfile()
  return (
    <section className="for-you" id="for-you" aria-labelledby="for-you-title" tabIndex={-1}>
      <h2 id="for-you-title">For you</h2>
      {hasProfile ? (
        <Suspense fallback={<p>Checking it for you…</p>}>
          <PersonalVerdict recipe={recipe} />
        </Suspense>
      ) : (
        <>
          <p>
            Tell us about your age, health, medicines and allergies once, and every recipe says what it means for you.
            Your answers stay in this browser, unless you keep a copy in your account.
          </p>
          <Link to={paths.forYouFrom(paths.recipe(recipe.slug))} className="button plain">
            Check it for me
          </Link>
        </>
      )}
    </section>
  )
}

function NotChecked() {
  return <p>We couldn’t check this for you. Read the important notes, or reload the page.</p>
}
