import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { useHasProfile } from './profile-presence.ts'

const PersonalVerdictLink = lazy(() => import('./personal-verdict-link.tsx').catch(() => ({ default: PlainLink })))

/** Line below a recipe's name: the verdict for the user as a link to its reasons, or a link to the questions. */
export function ForYouLink({ recipe }: { recipe: Recipe }) {
  if (useHasProfile())
    return (
      <Suspense fallback={<PlainLink />}>
        <PersonalVerdictLink recipe={recipe} />
      </Suspense>
    )
  return (
    <Link to={paths.forYouFrom(paths.recipe(recipe.slug))} className="for-you-link inline-link">
      Check it for me
    </Link>
  )
}

function PlainLink() {
  return (
    <a href="#for-you" className="for-you-link inline-link">
      For you
    </a>
  )
}
