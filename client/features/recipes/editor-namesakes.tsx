import { Link } from 'react-router'

import { isDuplicate, isNamesake } from '#domain/bot/duplicates.rules.ts'
import { paths } from '#domain/paths.ts'
import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { SameName } from '#domain/recipes/recipe-edit.types.ts'

type NamesakesProps = { content: RecipeContent; namesakes: readonly SameName[] }

/** Other remedies with this name: nearly the same ingredients mean the same remedy, others make this one a variety. */
export function EditorNamesakes({ content, namesakes }: NamesakesProps) {
  const own = { ...content, ingredientNames: content.ingredients.map(({ name }) => name) }
  const same = namesakes.find((namesake) => isDuplicate(own, namesake))
  const variety = namesakes.find((namesake) => isNamesake(own, namesake))
  return (
    <div role="status">
      {same && (
        <p className="note">
          There is a remedy of this name for this ailment with nearly the same ingredients:{' '}
          <Link to={paths.adminRemedy(same.id)} className="inline-link">
            look at it
          </Link>
          . Readers would take the two for one.
        </p>
      )}
      {!same && variety && (
        <p className="text-quiet">
          There is{' '}
          <Link to={paths.adminRemedy(variety.id)} className="inline-link">
            another one of this name
          </Link>
          ; the two are numbered as varieties.
        </p>
      )}
    </div>
  )
}
