import { VerdictIcon } from '#client/ui/verdict-icon.tsx'
import { recipeFactsPath } from '#domain/paths.ts'
import { toCheckInput } from '#domain/recipes/recipe-check.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'

import { usePersonalCheck } from './use-personal-check.ts'

export default function PersonalVerdictLink({ recipe }: { recipe: Recipe }) {
  const report = usePersonalCheck(recipeFactsPath(recipe.slug))?.report(toCheckInput(recipe))
  return (
    <a href="#for-you" className={`for-you-link verdict ${report?.verdict ?? ''}`}>
      {report && <VerdictIcon verdict={report.verdict} />}
      {report ? `For you: ${report.tag.toLowerCase()}` : 'For you'}
    </a>
  )
}
