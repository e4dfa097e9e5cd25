import { type FormEvent, type InputHTMLAttributes, useEffect, useRef } from 'react'
import { Form, Link, NavigationType, useNavigate, useNavigationType } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { ailments } from '#domain/ailments/ailments.ts'
import { paths, remediesAddress } from '#domain/paths.ts'
import { pageSizes, readRecipeFilters, type RecipeFilters, searchLengthMax } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'

import { ExcludedIngredients } from './excluded-ingredients.tsx'

const typingPauseMs = 150

/** Search, excluded ingredients and page size as one form, which a browser without JavaScript sends as well. */
export function RecipeFilterForm({ filters }: { filters: RecipeFilters }) {
  const form = useRef<HTMLFormElement>(null)
  const { apply, applySoon, endTyping } = useFormInAddress(form)
  return (
    <search>
      <Form
        ref={form}
        action={paths.remedies}
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          endTyping()
          apply()
        }}
      >
        {filters.ailment && <input type="hidden" name="category" value={filters.ailment} />}
        <div className="grow-[3] basis-72">
          <label htmlFor="search">Search</label>
          <AddressField
            id="search"
            type="search"
            name="search"
            value={filters.search}
            maxLength={searchLengthMax}
            placeholder="A name, an ailment, a word"
            onInput={applySoon}
            onBlur={endTyping}
          />
        </div>
        <ExcludedIngredients filters={filters} onChoose={apply} />
        <div className="basis-28">
          <label htmlFor="size">Per page</label>
          <select
            className="field"
            id="size"
            name="size"
            key={filters.size}
            defaultValue={filters.size}
            onChange={() => apply()}
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

/** Brings what the form says into the address: at once, or after a pause in typing, which leaves one step to go back. */
function useFormInAddress(form: { current: HTMLFormElement | null }) {
  const navigate = useNavigate()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  useEffect(() => () => clearTimeout(pause.current), [])
  const apply = (replace = false) => {
    clearTimeout(pause.current)
    if (!form.current) return
    const fields = new URLSearchParams(textFields(new FormData(form.current)))
    const address = remediesAddress(readRecipeFilters(fields))
    void navigate(address, { replace, preventScrollReset: true })
  }
  return {
    apply: () => apply(),
    applySoon: () => {
      clearTimeout(pause.current)
      pause.current = setTimeout(() => {
        apply(isTyping.current)
        isTyping.current = true
      }, typingPauseMs)
    },
    endTyping: () => {
      isTyping.current = false
    },
  }
}

type AddressFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  value: string
  onInput: (event: FormEvent<HTMLInputElement>) => void
}

/** A field that shows what the address says; an answer that comes while somebody types does not change what is typed. */
function AddressField({ value, ...attributes }: AddressFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const cameBack = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!field.current || (document.activeElement === field.current && !cameBack)) return
    field.current.value = value
  }, [value, cameBack])
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
