import { lazy, Suspense } from 'react'

import { createIsland } from '#client/core/island.tsx'
import { useWholeRecipe } from '#client/features/recipes/use-whole-recipe.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { profileKey, useHasProfile } from './profile-presence.ts'

/** Loaded only if this browser has answers. */
const PersonalVerdict = lazy(() => import('./personal-verdict.tsx').catch(() => ({ default: NotChecked })))
const PersonalVerdictLink = lazy(() => import('./personal-verdict-link.tsx').catch(() => ({ default: PlainLine })))

type ForYouProps = { recipe: Recipe }

/** Line below a recipe's name that links to the verdict for the user, or to the questions. */
export const ForYouLink = createIsland({
  name: 'for-you-link',
  wakes: [`stored:${profileKey}`],
  Content: (props: ForYouProps) => {
    const recipe = useWholeRecipe(props.recipe)
    if (useHasProfile())
      return (
        <Suspense fallback={<PlainLine />}>
          <PersonalVerdictLink recipe={recipe} />
        </Suspense>
      )
    return (
      <a href={paths.forYouFrom(paths.recipe(recipe.slug))} className="for-you-link inline-link">
        Check it for me
      </a>
    )
  },
})

export const ForYouSection = createIsland({
  name: 'for-you',
  wakes: [`stored:${profileKey}`],
  Content: (props: ForYouProps) => {
    const recipe = useWholeRecipe(props.recipe)
    const hasProfile = useHasProfile()
    return (
      <section className="for-you" id="for-you" aria-labelledby="for-you-title" tabIndex={-1}>
        <h2 id="for-you-title">For you</h2>
        {hasProfile ? (
          <Suspense fallback={<p>Checking this against your answers…</p>}>
            <PersonalVerdict recipe={recipe} />
          </Suspense>
        ) : (
          <>
            <p>
              Tell us about your age, health, medicines and allergies once, and every recipe says what it means for you.
              Your answers stay in this browser, unless you keep a copy in your account.
            </p>
            <a href={paths.forYouFrom(paths.recipe(recipe.slug))} className="button plain">
              Check it for me
            </a>
          </>
        )}
      </section>
    )
  },
})

function PlainLine() {
  return (
    <a href="#for-you" className="for-you-link inline-link">
      For you
    </a>
  )
}

function NotChecked() {
  return <p>We couldn’t check this recipe for you. Read the important notes, or reload the page.</p>
}
