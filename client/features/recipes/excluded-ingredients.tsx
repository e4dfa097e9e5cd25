import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'

import { ingredientsForBrowser, remediesAddress } from '#domain/paths.ts'
import { type IngredientChoice, suggestIngredients } from '#domain/recipes/ingredient-choice.rules.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'

const closesAfterMs = 200

type ExcludedIngredientsProps = { filters: RecipeFilters; onChoose: () => void }

/** A field that suggests ingredients to leave out; what is left out already stands below it and can be taken back. */
export function ExcludedIngredients({ filters, onChoose }: ExcludedIngredientsProps) {
  const { exclude } = filters
  return (
    <div className="grow-[2] basis-60">
      <label htmlFor="exclude">Without these ingredients</label>
      {exclude.map((term) => (
        <input key={term} type="hidden" name="exclude" value={term} />
      ))}
      <IngredientField chosen={exclude} onChoose={onChoose} />
    </div>
  )
}

/** What is left out, each with a way to take it back. */
export function ExclusionChips({ filters }: { filters: RecipeFilters }) {
  if (filters.exclude.length === 0) return null
  return (
    <ul className="chips mt-3" aria-label="Left out">
      {filters.exclude.map((term) => (
        <li key={term}>
          <Link
            className="chip left-out"
            preventScrollReset
            to={remediesAddress({ ...filters, exclude: filters.exclude.filter((other) => other !== term), page: 1 })}
          >
            <span className="sr-only">Show again what holds </span>
            without {term}
            <X aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function IngredientField({ chosen, onChoose }: { chosen: string[]; onChoose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const ingredients = useFetcher<IngredientChoice>()
  const { typed, setTyped, active, setActive, isOpen, open, closeSoon } = useSuggestionList()
  const suggestions = ingredients.data && isOpen ? suggestIngredients(ingredients.data, typed, chosen) : []
  const choose = (name: string) => {
    if (field.current) field.current.value = name
    onChoose()
    clear()
  }
  const clear = () => {
    if (field.current) field.current.value = ''
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') clear()
    else if (event.key === 'Enter') {
      const picked = suggestions[active] ?? suggestions[0] ?? typed.trim()
      if (picked === '') return
      event.preventDefault()
      choose(picked)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + suggestions.length) % Math.max(1, suggestions.length))
    }
  }
  return (
    <div className="combobox">
      <input
        ref={field}
        className="field"
        id="exclude"
        name="exclude"
        placeholder="For example honey"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={suggestions.length > 0}
        aria-controls={listId}
        aria-activedescendant={suggestions[active] === undefined ? undefined : `${listId}-${active}`}
        onFocus={() => {
          if (!ingredients.data) void ingredients.load(ingredientsForBrowser)
          open()
        }}
        onBlur={closeSoon}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div
        className="suggestions"
        id={listId}
        role="listbox"
        aria-label="Ingredients"
        hidden={suggestions.length === 0}
      >
        {suggestions.map((name, position) => (
          // The field handles every key; an option is chosen by pointer alone.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={name}
            id={`${listId}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(name)}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  )
}

/** What was typed, which suggestion is at hand, and whether the list is open; it closes a little after the focus left. */
function useSuggestionList() {
  const [typed, setTypedText] = useState('')
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
    typed,
    setTyped: (text: string) => {
      setTypedText(text)
      setActive(-1)
    },
    active,
    setActive,
    isOpen,
    open: () => {
      clearTimeout(closing.current)
      setOpen(true)
    },
    closeSoon: () => {
      closing.current = setTimeout(() => setOpen(false), closesAfterMs)
    },
  }
}
