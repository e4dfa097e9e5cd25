import { useId } from 'react'

import type { CabinetHerb } from '#domain/cabinet/cabinet.types.ts'

type HerbChoiceProps = { offered: readonly CabinetHerb[]; chosen: string; onChoose: (slug: string) => void }

export function HerbChoice({ offered, chosen, onChoose }: HerbChoiceProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>Herb</label>
      <select
        className="field"
        id={id}
        name="herbSlug"
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">Choose a herb</option>
        {offered.map(({ slug, name, emoji }) => (
          <option key={slug} value={slug}>
            {emoji} {name}
          </option>
        ))}
      </select>
    </div>
  )
}
