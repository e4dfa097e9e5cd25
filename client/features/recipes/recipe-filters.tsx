import { type InputHTMLAttributes, useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'

import { ailments } from '#domain/ailments/ailments.ts'
import { paths, remediesAddress } from '#domain/paths.ts'
import { pageSizes, type RecipeFilters, searchLengthMax } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'

/** Search, excluded ingredients and page size as one form, which a browser without JavaScript sends as well. */
export function RecipeFilterForm({ filters }: { filters: RecipeFilters }) {
  return (
    <search>
      <Form action={paths.remedies} className="filters" preventScrollReset>
        {filters.ailment && <input type="hidden" name="category" value={filters.ailment} />}
        <label className="grow-[3] basis-72" htmlFor="search">
          <span>Search</span>
          <AddressField
            id="search"
            type="search"
            name="search"
            value={filters.search}
            maxLength={searchLengthMax}
            placeholder="A name, an ailment, a word"
          />
        </label>
        <label className="grow-[2] basis-60" htmlFor="exclude">
          <span>Without these ingredients</span>
          <AddressField
            id="exclude"
            name="exclude"
            value={filters.exclude.join(', ')}
            placeholder="For example honey, ginger"
          />
        </label>
        <label className="basis-28">
          <span>Per page</span>
          <select className="field" name="size" key={filters.size} defaultValue={filters.size}>
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

type AddressFieldProps = InputHTMLAttributes<HTMLInputElement> & { value: string }

/** A field that shows what the address says; what is being typed stays until the address changes its part. */
function AddressField({ value, ...attributes }: AddressFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = value
  }, [value])
  return <input ref={field} className="field" defaultValue={value} {...attributes} />
}

/** One chip an ailment with its count; ailments beyond the eight follow by name. */
export function AilmentChips({ filters, counts }: { filters: RecipeFilters; counts: AilmentCounts }) {
  const known: string[] = ailments.map((ailment) => ailment.name)
  const others = Object.keys(counts.byAilment).filter((name) => !known.includes(name))
  const chips = [...known, ...others.toSorted()].map((name) => ({
    name,
    ailment: name,
    count: counts.byAilment[name] ?? 0,
  }))
  return (
    <nav className="chips" aria-label="Ailments">
      {[{ name: 'All', ailment: '', count: counts.all }, ...chips].map(({ name, ailment, count }) => (
        <Link
          key={name}
          to={remediesAddress({ ...filters, ailment, page: 1 })}
          className="chip"
          preventScrollReset
          aria-current={ailment === filters.ailment ? 'true' : undefined}
        >
          {name} <small>{count}</small>
        </Link>
      ))}
    </nav>
  )
}
