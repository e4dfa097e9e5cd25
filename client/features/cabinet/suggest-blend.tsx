import type { CabinetItem } from '#domain/cabinet/cabinet.types.ts'

/** Asks for a blend of what is in the cabinet. */
export function SuggestBlend({ items }: { items: readonly CabinetItem[] }) {
  return (
    <button type="button" className="button plain" data-herbs={items.length}>
      AI Blend Suggestion
    </button>
  )
}
