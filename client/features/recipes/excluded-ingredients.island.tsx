import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { createIsland } from '#client/core/island.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'
import { ingredientsDataPath } from '#domain/paths.ts'

import type { Suggestions } from './ingredients.resource.ts'

const closesAfterMs = 200

/** Loads the list of suggestions. If loading fails, nothing is listed, but Enter still takes the first suggestion. */
const loadOptions = () =>
  import('./ingredient-options.tsx').then(
    (module) => ({ default: module.IngredientOptions }),
    () => ({ default: (): ReactNode => null }),
  )
const IngredientOptions = lazy(loadOptions)

/**
 * Field that suggests ingredients to exclude. Enter takes the first suggestion, or the typed text if there is none. The
 * text excludes every ingredient whose name contains it.
 */
export const ExcludedIngredients = createIsland({
  name: 'excluded-ingredients',
  Content: ({ excluded }: { excluded: readonly string[] }) => {
    const field = useRef<HTMLInputElement>(null)
    const [typed, setTyped] = useState('')
    const ingredients = useFetcher<Suggestions>()
    const { isOpen, open, closeSoon } = useOpenList()
    const suggestions = (isOpen && ingredients.data?.suggest(typed, excluded)) || []
    const choose = (term: string) => {
      if (!field.current) return
      field.current.value = term
      field.current.form?.requestSubmit()
    }
    const combobox = useCombobox({
      count: suggestions.length,
      choose: (position) => choose(suggestions[position]?.term ?? typed),
      close: () => clear(),
    })
    const type = (text: string) => {
      setTyped(text)
      combobox.reset()
    }
    const clear = () => {
      if (field.current) field.current.value = ''
      type('')
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (combobox.onKeyDown(event)) return
      if (event.key === 'Escape') clear()
      if (event.key !== 'Enter' || typed.trim() === '') return
      event.preventDefault()
      choose(suggestions[0]?.term ?? typed)
    }
    return (
      <div className="combobox">
        <input
          ref={field}
          className="field"
          id="exclude"
          name="exclude"
          data-adds
          placeholder="For example honey"
          {...combobox.fieldProps}
          onInput={(event) => {
            open()
            type(event.currentTarget.value)
          }}
          onFocus={() => {
            void loadOptions()
            if (!ingredients.data?.isLoaded) void ingredients.load(ingredientsDataPath)
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
    )
  },
})

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
