import { Link } from 'react-router'

import { isDuplicate, hasSameNameAndAilment } from '#domain/bot/duplicates.rules.ts'
import { paths } from '#domain/paths.ts'
import type { RecipeContent } from '#domain/recipes/recipe-edit.schemas.ts'
import type { SameName } from '#domain/recipes/recipe-edit.types.ts'

type NamesakesProps = { content: RecipeContent; namesakes: readonly SameName[] }

/**
 * Other remedies with this name. Nearly the same ingredients mean the same remedy; different ones make this one a
 * variety.
 */
export function EditorNamesakes({ content, namesakes }: NamesakesProps) {
  const own = { ...content, ingredientNames: content.ingredients.map(({ name }) => name) }
  const same = namesakes.find((namesake) => isDuplicate(own, namesake))
  const variety = namesakes.find((namesake) => hasSameNameAndAilment(own, namesake))
  return (
    <div role="status">
      {same && (
        <p className="note">
          A remedy for this ailment has the same name and nearly the same ingredients:{' '}
          <Link to={paths.adminRemedy(same.id)} className="inline-link">
            view it
          </Link>
          . Readers couldn’t tell them apart.
        </p>
      )}
      {!same && variety && (
        <p className="text-quiet">
          There is{' '}
          <Link to={paths.adminRemedy(variety.id)} className="inline-link">
            another remedy with this name
          </Link>
          . We’ll number them as varieties.
        </p>
      )}
    </div>
  )
}
