import type { ChangeEvent } from 'react'
import { Form, Link, useSubmit } from 'react-router'

import { ailments } from '#domain/ailments/ailments.ts'
import { paths } from '#domain/paths.ts'
import { pageSizes, type RecipeFilters, searchLengthMax } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'

import { remediesAddress } from './recipe-pagination.tsx'

/** One form, which a browser without JavaScript sends as well; a field keeps what is typed until its own filter changes. */
export function RecipeFilterForm({ filters }: { filters: RecipeFilters }) {
  const submit = useSubmit()
  const submitForm = (event: ChangeEvent<HTMLSelectElement>) =>
    void submit(event.currentTarget.form, { preventScrollReset: true })
  return (
    <search>
      <Form action={paths.remedies} className="filters" preventScrollReset>
        {filters.category && <input type="hidden" name="category" value={filters.category} />}
        <label className="grow-[3] basis-72">
          <span>Search</span>
          <input
            key={filters.search}
            className="field"
            type="search"
            name="search"
            defaultValue={filters.search}
            maxLength={searchLengthMax}
            placeholder="A name, an ailment, a word"
          />
        </label>
        <label className="grow-[2] basis-60">
          <span>Without these ingredients</span>
          <input
            key={filters.exclude.join()}
            className="field"
            name="exclude"
            defaultValue={filters.exclude.join(', ')}
            placeholder="For example honey, ginger"
          />
        </label>
        <label className="basis-28">
          <span>Per page</span>
          <select key={filters.size} className="field" name="size" defaultValue={filters.size} onChange={submitForm}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
        <button className="button h-13.5" type="submit">
          Search
        </button>
      </Form>
    </search>
  )
}

/** One chip an ailment with its count; ailments beyond the eight follow by name. */
export function AilmentChips({ filters, counts }: { filters: RecipeFilters; counts: AilmentCounts }) {
  const known: string[] = ailments.map((ailment) => ailment.name)
  const others = Object.keys(counts.byAilment).filter((name) => !known.includes(name))
  const chips = [...known, ...others.toSorted()].map((name) => ({
    name,
    category: name,
    count: counts.byAilment[name] ?? 0,
  }))
  return (
    <nav className="chips" aria-label="Ailments">
      {[{ name: 'All', category: '', count: counts.all }, ...chips].map(({ name, category, count }) => (
        <Link
          key={name}
          to={remediesAddress({ ...filters, category, page: 1 })}
          className="chip"
          preventScrollReset
          aria-current={category === filters.category ? 'true' : undefined}
        >
          {name} <small>{count}</small>
        </Link>
      ))}
    </nav>
  )
}
