import type { Suggestion } from '#domain/recipes/ingredient-choice.rules.ts'

export type SuggestionOptionsProps = {
  id: string
  suggestions: Suggestion[]
  active: number
  choose: (term: string) => void
}

const suggestionWords: Record<Suggestion['kind'], (term: string) => string> = {
  name: (term) => term,
  group: (term) => (term.endsWith('family') ? `the whole ${term}` : `all ${term}`),
  typed: (term) => `everything with “${term}”`,
}

/** The options of the list of suggestions; their ids are those that the field names. */
const SuggestionOptions = ({ id, suggestions, active, choose }: SuggestionOptionsProps) =>
  suggestions.map(({ term, kind }, position) => (
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
  ))

export default SuggestionOptions
