import X from 'lucide-react/icons/x'

import type { ExclusionMeaning } from '#domain/recipes/exclusions.rules.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { FilterLink } from './recipe-filters.tsx'

type ExclusionNotesProps = { filters: RecipeFilters; results: RecipePage }

/**
 * Explains what the exclusions match, what they miss and what is still shown, because a reader may rely on them.
 */
export const ExclusionNotes = ({ filters, results }: ExclusionNotesProps) => (
  <>
    <MatchedExclusions exclusions={results.meant} />
    <UnknownExclusions terms={results.unknownExclusions} />
    <StillShown filters={filters} names={results.leftIn} />
  </>
)

function MatchedExclusions({ exclusions }: { exclusions: ExclusionMeaning[] }) {
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
      We have no ingredient called {terms.map((term) => `“${term}”`).join(' or ')}, so this did not leave out any
      recipes. Separate ingredients with commas, and check each recipe’s list.
    </output>
  )
}

type StillShownProps = { filters: RecipeFilters; names: string[] }

/** Offers to exclude an ingredient in every form, because an exclusion such as “almond milk” covers only one form. */
function StillShown({ filters, names }: StillShownProps) {
  if (names.length === 0) return null
  return (
    <output className="note mt-6 block">
      Recipes with {names.join(' or ')} are still shown, because you only left out one form.{' '}
      <FilterLink filters={filters} changes={{ exclude: [...filters.exclude, ...names] }} className="inline-link">
        Leave out {names.join(' and ')} too
      </FilterLink>
    </output>
  )
}

export function ExclusionChips({ filters }: { filters: RecipeFilters }) {
  if (filters.exclude.length === 0) return null
  return (
    <ul className="chips mt-3" aria-label="Excluded" data-focus-field="exclude">
      {filters.exclude.map((term) => (
        <li key={term}>
          <FilterLink
            filters={filters}
            changes={{ exclude: filters.exclude.filter((other) => other !== term) }}
            className="chip excluded"
            aria-label={`Remove filter: without ${term}`}
          >
            without {term}
            <X aria-hidden />
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}
