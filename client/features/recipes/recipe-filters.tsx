import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, NavigationType, useLocation, useNavigationType } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { ailmentNamesWith } from '#domain/ailments/ailments.rules.ts'
import { paths } from '#domain/paths.ts'
import { pageSizes, readRecipeFilters, type RecipeFilters, searchLengthMax } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'

import { ExcludedIngredients } from './excluded-ingredients.tsx'
import { FilterLink } from './filter-link.tsx'
import type { ChangeFilters } from './use-wanted-filters.ts'

const typingPauseMs = 150

type FilterFormProps = { shown: RecipeFilters; wanted: RecipeFilters; change: ChangeFilters }

/** Search, excluded ingredients and page size as one form, which a browser without JavaScript sends as well. */
export function RecipeFilterForm({ shown, wanted, change }: FilterFormProps) {
  const { searchSoon, endTyping } = useTypedSearch(change)
  const [ingredient, setIngredient] = useState('')
  const submit = (form: HTMLFormElement) => {
    endTyping()
    const typed = readRecipeFilters(new URLSearchParams(textFields(new FormData(form))))
    const added = typed.exclude.filter((term) => !wanted.exclude.includes(term))
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
        {wanted.ailment && <input type="hidden" name="category" value={wanted.ailment} />}
        <div className="grow-[3] basis-72">
          <label htmlFor="search">Search</label>
          <SearchField value={shown.search} onTyped={searchSoon} onLeft={endTyping} />
        </div>
        <ExcludedIngredients excluded={wanted.exclude} typed={ingredient} setTyped={setIngredient} change={change} />
        <div className="basis-28">
          <label htmlFor="size">Per page</label>
          <select
            className="field"
            id="size"
            name="size"
            key={wanted.size}
            defaultValue={wanted.size}
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

/** Searches after a pause in typing; all of one typing leaves one step to go back. */
function useTypedSearch(change: ChangeFilters) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  const search = useEffectEvent((text: string) => {
    change({ search: text }, { replace: isTyping.current })
    isTyping.current = true
  })
  useEffect(() => () => clearTimeout(pause.current), [])
  return {
    searchSoon: (text: string) => {
      clearTimeout(pause.current)
      pause.current = setTimeout(() => search(text), typingPauseMs)
    },
    endTyping: () => {
      isTyping.current = false
    },
  }
}

type SearchFieldProps = { value: string; onTyped: (text: string) => void; onLeft: () => void }

/**
 * A field that shows what the address says. An answer that comes while somebody types does not change what is typed, and
 * what was typed before the application ran is searched for.
 */
function SearchField({ value, onTyped, onLeft }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const { key } = useLocation()
  const shownKey = useRef(key)
  const cameBack = useNavigationType() === NavigationType.Pop
  const adopt = useEffectEvent((input: HTMLInputElement) => {
    if (input.value !== value) onTyped(input.value)
  })
  useEffect(() => {
    if (!field.current) return
    if (shownKey.current === key) return adopt(field.current)
    shownKey.current = key
    if (cameBack || document.activeElement !== field.current) field.current.value = value
  }, [value, key, cameBack])
  return (
    <input
      ref={field}
      className="field"
      id="search"
      type="search"
      name="search"
      defaultValue={value}
      maxLength={searchLengthMax}
      placeholder="A name, an ailment, a word"
      onInput={(event) => onTyped(event.currentTarget.value)}
      onBlur={onLeft}
    />
  )
}

type AilmentChipsProps = { wanted: RecipeFilters; change: ChangeFilters; counts: AilmentCounts }

/** One chip an ailment with its count; ailments beyond the eight follow by name. */
export function AilmentChips({ wanted, change, counts }: AilmentChipsProps) {
  const chips = ailmentNamesWith(counts.byAilment).map((name) => ({
    name,
    ailment: name,
    count: counts.byAilment[name] ?? 0,
  }))
  return (
    <nav className="chips" aria-label="Ailments">
      {[{ name: 'All', ailment: '', count: counts.all }, ...chips].map(({ name, ailment, count }) => (
        <FilterLink
          key={name}
          wanted={wanted}
          changes={{ ailment }}
          change={change}
          className="chip"
          aria-current={ailment === wanted.ailment ? 'true' : undefined}
        >
          {name} <small>{count}</small>
        </FilterLink>
      ))}
    </nav>
  )
}
