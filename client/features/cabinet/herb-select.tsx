import { useId } from 'react'

import type { CabinetHerb } from '#domain/cabinet/cabinet.types.ts'

type HerbSelectProps = {
  availableHerbs: readonly CabinetHerb[]
  selectedSlug: string
  onSelect: (slug: string) => void
}

export function HerbSelect({ availableHerbs, selectedSlug, onSelect }: HerbSelectProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>Herb</label>
      <select
        className="field"
        id={id}
        name="herbSlug"
        value={selectedSlug}
        onChange={({ target }) => onSelect(target.value)}
      >
        <option value="">Choose a herb</option>
        {availableHerbs.map(({ slug, name, emoji }) => (
          <option key={slug} value={slug}>
            {emoji} {name}
          </option>
        ))}
      </select>
    </div>
  )
}
