import { useState } from 'react'
import { Form } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { SearchField, useTypedSearch } from '#client/ui/search-field.tsx'
import { listAilmentNames } from '#domain/ailments/ailment-names.ts'
import { paths } from '#domain/paths.ts'
import { parseRecipeFilters } from '#domain/recipes/parse-recipe-filters.ts'
import { pageSizes, type RecipeFilters, maxSearchLength } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'
import { readerGroupIds, readerGroupNames } from '#domain/safety/reader-group-names.ts'

import { ExcludedIngredients } from './excluded-ingredients.tsx'
import { FilterLink } from './filter-link.tsx'
import type { ChangeFilters } from './use-recipe-filters.ts'

type FilterFormProps = { shown: RecipeFilters; filters: RecipeFilters; change: ChangeFilters }

/** Search, excluded ingredients and page size in one form, which also works without JavaScript. */
export function RecipeFilterForm({ shown, filters, change }: FilterFormProps) {
  const { searchSoon, endTyping, dropTyped } = useTypedSearch((search, options) => change({ search }, options))
  const [ingredient, setIngredient] = useState('')
  const submit = (form: HTMLFormElement) => {
    dropTyped()
    const typed = parseRecipeFilters(new URLSearchParams(textFields(new FormData(form))))
    const added = typed.exclude.filter((term) => !filters.exclude.includes(term))
    change(({ exclude }) => ({ search: typed.search, exclude: [...exclude, ...added] }))
    setIngredient('')
  }
  return (
    <search>
      <Form
        action={paths.remedies}
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        {filters.ailment && <input type="hidden" name="category" value={filters.ailment} />}
        <div className="grow-[3] basis-72">
          <label htmlFor="search">Search</label>
          <SearchField
            value={shown.search}
            maxLength={maxSearchLength}
            placeholder="Name, ailment or word"
            onTyped={searchSoon}
            onLeft={endTyping}
          />
        </div>
        <ExcludedIngredients excluded={filters.exclude} typed={ingredient} setTyped={setIngredient} change={change} />
        <div className="grow basis-60">
          <label htmlFor="for">Passes our check for</label>
          <select
            className="field"
            id="for"
            name="for"
            key={`for ${filters.group}`}
            defaultValue={filters.group ?? ''}
            onChange={({ currentTarget }) =>
              change({ group: readerGroupIds.find((name) => name === currentTarget.value) ?? null })
            }
          >
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
          <select
            className="field"
            id="size"
            name="size"
            key={filters.size}
            defaultValue={filters.size}
            onChange={(event) => change({ size: Number(event.currentTarget.value) })}
          >
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
      </Form>
    </search>
  )
}

type AilmentChipsProps = { filters: RecipeFilters; change: ChangeFilters; counts: AilmentCounts }

/** A chip for each ailment with its count. Ailments beyond the standard eight follow, sorted by name. */
export function AilmentChips({ filters, change, counts }: AilmentChipsProps) {
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
          change={change}
          className="chip"
          aria-current={ailment === filters.ailment ? 'true' : undefined}
        >
          {name} <small>{count}</small>
        </FilterLink>
      ))}
    </nav>
  )
}
