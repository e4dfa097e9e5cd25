import type { ComponentProps } from 'react'

import { listAilmentNames } from '#domain/ailments/ailment-names.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { applyFilterChange } from '#domain/recipes/parse-recipe-filters.ts'
import { pageSizes, type RecipeFilters, maxSearchLength } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'
import { readerGroupIds, readerGroupNames } from '#domain/safety/reader-group-names.ts'

import { ExcludedIngredients } from './excluded-ingredients.island.tsx'

export const RecipeFilterForm = ({ filters }: { filters: RecipeFilters }) => (
  <search>
    <form action={paths.remedies} className="filters" data-filters>
      {filters.ailment && <input type="hidden" name="category" value={filters.ailment} />}
      <div className="grow-[3] basis-72">
        <label htmlFor="search">Search</label>
        <input
          className="field"
          id="search"
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={maxSearchLength}
          placeholder="Name, ailment or word"
        />
      </div>
      <div className="grow-[2] basis-60">
        <label htmlFor="exclude">Without these ingredients</label>
        {filters.exclude.map((term) => (
          <input key={term} type="hidden" name="exclude" value={term} />
        ))}
        <ExcludedIngredients excluded={filters.exclude} />
      </div>
      <div className="grow basis-60">
        <label htmlFor="for">Passes our check for</label>
        <select className="field" id="for" name="for" defaultValue={filters.group ?? ''}>
          <option value="">No filter</option>
          {readerGroupIds.map((name) => (
            <option key={name} value={name}>
              {readerGroupNames[name]}
            </option>
          ))}
        </select>
      </div>
      <div className="basis-28">
        <label htmlFor="size">Per page</label>
        <select className="field" id="size" name="size" defaultValue={filters.size}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
      <button className="button h-13.5 scripting:sr-only" type="submit">
        Search
      </button>
    </form>
  </search>
)

type AilmentChipsProps = { filters: RecipeFilters; counts: AilmentCounts }

/** Links to each ailment with its number of recipes. Ailments beyond the standard eight follow, sorted by name. */
export function AilmentChips({ filters, counts }: AilmentChipsProps) {
  const chips = listAilmentNames(counts.byAilment).map((name) => ({
    name,
    ailment: name,
    count: counts.byAilment[name] ?? 0,
  }))
  return (
    <nav className="chips" aria-label="Ailments">
      {[{ name: 'All', ailment: '', count: counts.all }, ...chips].map(({ name, ailment, count }) => (
        <FilterLink
          key={name}
          filters={filters}
          changes={{ ailment }}
          className="chip"
          aria-current={ailment === filters.ailment ? 'true' : undefined}
        >
          {name} <small>{count}</small>
        </FilterLink>
      ))}
    </nav>
  )
}

type FilterLinkProps = ComponentProps<'a'> & { filters: RecipeFilters; changes: Partial<RecipeFilters> }

export const FilterLink = ({ filters, changes, children, ...attributes }: FilterLinkProps) => (
  <a {...attributes} href={remediesUrl(applyFilterChange(filters, changes))}>
    {children}
  </a>
)
