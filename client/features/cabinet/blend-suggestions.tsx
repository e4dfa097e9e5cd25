import type { BlendSuggestion } from '#domain/cabinet/cabinet.types.ts'

/** Blends that the cabinet proposed, newest first. */
export function BlendSuggestions({ suggestions }: { suggestions: readonly BlendSuggestion[] }) {
  return (
    <ul>
      {suggestions.map(({ id, blendName }) => (
        <li key={id}>{blendName}</li>
      ))}
    </ul>
  )
}
