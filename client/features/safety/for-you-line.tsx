import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { useHasProfile } from './profile-presence.ts'

const CheckedLine = lazy(() => import('./checked-line.tsx').catch(() => ({ default: PlainLine })))

/** Line below a recipe's name: the verdict for the user as a link to its reasons, or a link to the questions. */
export function ForYouLine({ recipe }: { recipe: Recipe }) {
  if (useHasProfile())
    return (
      <Suspense fallback={<PlainLine />}>
        <CheckedLine recipe={recipe} />
      </Suspense>
    )
  return (
    <Link to={paths.forYouFrom(paths.recipe(recipe.slug))} className="for-you-line inline-link">
      Check it for me
    </Link>
  )
}

function PlainLine() {
  return (
    <a href="#for-you" className="for-you-line inline-link">
      For you
    </a>
  )
}
