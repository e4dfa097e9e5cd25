import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { ingredientsDataPath } from '#domain/paths.ts'

import type { Suggestions } from './ingredients.resource.ts'
import type { ChangeFilters } from './use-recipe-filters.ts'

const closesAfterMs = 200

/** Loads the options when the field gets the focus. If loading fails, Enter still takes the first match. */
const loadOptions = () =>
  import('./ingredient-options.tsx').then(
    (module) => ({ default: module.IngredientOptions }),
    () => ({ default: (): ReactNode => null }),
  )
const IngredientOptions = lazy(loadOptions)

type ExcludedIngredientsProps = {
  excluded: string[]
  typed: string
  setTyped: (text: string) => void
  change: ChangeFilters
}

/**
 * Field that suggests ingredients to exclude. Enter takes the first suggestion, or the typed text if there is none,
 * which excludes the same recipes and more.
 */
export function ExcludedIngredients({ excluded, typed, setTyped, change }: ExcludedIngredientsProps) {
  const ingredients = useFetcher<Suggestions>()
  const { isOpen, open, closeSoon } = useOpenList()
  const suggestions = (isOpen && ingredients.data?.suggest(typed, excluded)) || []
  const choose = (term: string) => {
    change(({ exclude }) => ({ exclude: [...exclude, term] }))
    type('')
  }
  const combobox = useCombobox({
    count: suggestions.length,
    choose: (position) => choose(suggestions[position]?.term ?? typed.trim()),
    close: () => type(''),
  })
  const type = (text: string) => {
    setTyped(text)
    combobox.reset()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.onKeyDown(event)) return
    if (event.key === 'Escape') type('')
    if (event.key !== 'Enter' || typed.trim() === '') return
    event.preventDefault()
    choose(suggestions[0]?.term ?? typed.trim())
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
          {...combobox.fieldProps}
          value={typed}
          onChange={(event) => {
            open()
            type(event.currentTarget.value)
          }}
          onFocus={() => {
            void loadOptions()
            if (!ingredients.data?.isKnown) void ingredients.load(ingredientsDataPath)
            open()
          }}
          onBlur={closeSoon}
          onKeyDown={onKeyDown}
        />
        {ingredients.data && (
          <Suspense>
            <IngredientOptions combobox={combobox} suggestions={suggestions} choose={choose} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** Closes the suggestions shortly after the field loses the focus, so that a click on one still counts. */
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
