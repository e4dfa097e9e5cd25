import type { MeantExclusion } from '#domain/recipes/exclusions.rules.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { FilterLink } from './filter-link.tsx'
import type { ChangeFilters } from './use-wanted-filters.ts'

type ExclusionNotesProps = { wanted: RecipeFilters; change: ChangeFilters; found: RecipePage }

/**
 * Explains the exclusions, because a reader may rely on them: what they match, what they don't, and what is still
 * shown.
 */
export const ExclusionNotes = ({ wanted, change, found }: ExclusionNotesProps) => (
  <>
    <MeantExclusions exclusions={found.meant} />
    <UnknownExclusions terms={found.unknownExclusions} />
    <LeftIn wanted={wanted} change={change} names={found.leftIn} />
  </>
)

function MeantExclusions({ exclusions }: { exclusions: MeantExclusion[] }) {
  if (exclusions.length === 0) return null
  return (
    <output className="mt-6 block text-[.95rem] text-quiet">
      {exclusions.map(({ term, names }) => `“${term}” leaves out ${names.join(', ')}.`).join(' ')} We check names and
      plant families, not traces. Check each recipe’s list.
    </output>
  )
}

function UnknownExclusions({ terms }: { terms: string[] }) {
  if (terms.length === 0) return null
  return (
    <output className="note mt-6 block">
      We have no ingredient called {terms.map((term) => `“${term}”`).join(' or ')}, so this left nothing out. Separate
      ingredients with commas, and check each recipe’s list.
    </output>
  )
}

type LeftInProps = { wanted: RecipeFilters; change: ChangeFilters; names: string[] }

/** A longer name excludes only itself; this offers to exclude the ingredient in every form. */
function LeftIn({ wanted, change, names }: LeftInProps) {
  if (names.length === 0) return null
  return (
    <output className="note mt-6 block">
      Recipes with {names.join(' or ')} are still shown, because you left out only a form of it.{' '}
      <FilterLink
        wanted={wanted}
        changes={({ exclude }) => ({ exclude: [...exclude, ...names] })}
        change={change}
        className="inline-link"
      >
        Leave out {names.join(' and ')} too
      </FilterLink>
    </output>
  )
}
