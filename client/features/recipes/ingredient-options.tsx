import type { ReactNode } from 'react'

import { ComboboxOptions } from '#client/ui/combobox-options.tsx'
import type { Combobox } from '#client/ui/use-combobox.ts'
import type { Suggestion } from '#domain/recipes/ingredient-choice.rules.ts'

type IngredientOptionsProps = { combobox: Combobox; suggestions: Suggestion[]; choose: (term: string) => void }

export const IngredientOptions = ({ combobox, suggestions, choose }: IngredientOptionsProps): ReactNode => (
  <ComboboxOptions
    combobox={combobox}
    label="Ingredients"
    options={suggestions}
    getKey={({ term, kind }) => `${term} ${kind}`}
    renderOption={({ term, kind }) => suggestionMessages[kind](term)}
    choose={({ term }) => choose(term)}
  />
)

const suggestionMessages: Record<Suggestion['kind'], (term: string) => string> = {
  name: (term) => term,
  group: (term) => (term.endsWith('family') ? `the whole ${term}` : `all ${term}`),
  typed: (term) => `everything with “${term}”`,
}
