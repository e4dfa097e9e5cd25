import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'

import { ingredientsForBrowser } from '#domain/paths.ts'
import type { Suggestion } from '#domain/recipes/ingredient-choice.rules.ts'

import type { Suggestions } from './ingredients.route.ts'
import type { ChangeFilters } from './use-wanted-filters.ts'

const closesAfterMs = 200

type ExcludedIngredientsProps = {
  excluded: string[]
  typed: string
  setTyped: (text: string) => void
  change: ChangeFilters
}

/**
 * A field that suggests ingredients to leave out. Enter takes the first one; without any it takes what was typed, which
 * leaves out the same and more.
 */
export function ExcludedIngredients({ excluded, typed, setTyped, change }: ExcludedIngredientsProps) {
  const listId = useId()
  const ingredients = useFetcher<Suggestions>()
  const { isOpen, open, closeSoon } = useOpenList()
  const [active, setActive] = useState(-1)
  const suggestions = (isOpen && ingredients.data?.suggest(typed, excluded)) || []
  const type = (text: string) => {
    setTyped(text)
    setActive(-1)
  }
  const choose = (term: string) => {
    change(({ exclude }) => ({ exclude: [...exclude, term] }))
    type('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') type('')
    else if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault()
      choose(suggestions[active]?.term ?? suggestions[0]?.term ?? typed.trim())
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && suggestions.length > 0) {
      event.preventDefault()
      setActive(neighbour(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
    }
  }
  return (
    <div className="grow-[2] basis-60">
      <label htmlFor="exclude">Without these ingredients</label>
      {excluded.map((term) => (
        <input key={term} type="hidden" name="exclude" value={term} />
      ))}
      <div className="combobox">
        <input
          className="field"
          id="exclude"
          name="exclude"
          placeholder="For example honey"
          autoComplete="off"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={suggestions[active] ? `${listId}-${active}` : undefined}
          value={typed}
          onChange={(event) => {
            open()
            type(event.currentTarget.value)
          }}
          onFocus={() => {
            if (!ingredients.data?.isKnown) void ingredients.load(ingredientsForBrowser)
            open()
          }}
          onBlur={closeSoon}
          onKeyDown={onKeyDown}
        />
        <SuggestionList id={listId} suggestions={suggestions} active={active} choose={choose} />
      </div>
    </div>
  )
}

const suggestionWords: Record<Suggestion['kind'], (term: string) => string> = {
  name: (term) => term,
  group: (term) => (term.endsWith('family') ? `the whole ${term}` : `all ${term}`),
  typed: (term) => `everything with “${term}”`,
}

type SuggestionListProps = { id: string; suggestions: Suggestion[]; active: number; choose: (term: string) => void }

function SuggestionList({ id, suggestions, active, choose }: SuggestionListProps) {
  return (
    <div className="suggestions" id={id} role="listbox" aria-label="Ingredients" hidden={suggestions.length === 0}>
      {suggestions.map(({ term, kind }, position) => (
        // The keys are the field's; an option is chosen by pointer alone.
        <button
          type="button"
          key={`${term} ${kind}`}
          id={`${id}-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(term)}
        >
          {suggestionWords[kind](term)}
        </button>
      ))}
    </div>
  )
}

/** The list of suggestions closes a little after the focus has left, so that a press on one still counts. */
function useOpenList() {
  const [isOpen, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  return {
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

/** One further in a ring of `count`; from -1, where nothing is at hand, to its beginning or its end. */
function neighbour(position: number, step: 1 | -1, count: number): number {
  if (position < 0) return step > 0 ? 0 : count - 1
  return (position + step + count) % count
}
