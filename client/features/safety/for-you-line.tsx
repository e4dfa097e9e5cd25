import { Link } from 'react-router'

import { paths, recipeFactsForBrowser } from '#domain/paths.ts'
import { recipeToCheck } from '#domain/recipes/recipe-check.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { verdictWords } from '#domain/safety/verdict-words.ts'

import { usePersonalCheck } from './use-personal-check.ts'
import { VerdictIcon } from './verdict-icon.tsx'

/** One line under a recipe's name: the verdict for whoever reads, which leads to its reasons. */
export function ForYouLine({ recipe }: { recipe: Recipe }) {
  const personal = usePersonalCheck(recipeFactsForBrowser(recipe.slug))
  const report = personal?.report(recipeToCheck(recipe))
  if (!personal)
    return (
      <Link to={paths.forYouFrom(paths.recipe(recipe.slug))} className="for-you-line">
        Check it for me
      </Link>
    )
  return (
    <a href="#for-you" className={`for-you-line verdict ${report?.verdict ?? ''}`}>
      {report && <VerdictIcon verdict={report.verdict} />}
      {report ? `For you: ${verdictWords[report.verdict].tag.toLowerCase()}` : 'For you'}
    </a>
  )
}
