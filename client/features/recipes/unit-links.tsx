import type { MouseEvent } from 'react'

import { onIntent } from '#client/core/on-intent.ts'
import { isPlainClick } from '#client/core/plain-click.ts'
import type { UnitChoice, UnitChoices } from '#domain/amounts/unit-choices.ts'
import { changeUnit } from '#domain/recipes/requested-units.ts'

import { loadUnitRules } from './units.ts'

const pairs: readonly { unit: UnitChoice; usual: string; other: string }[] = [
  { unit: 'tsp', usual: 'Grams', other: 'Teaspoons' },
  { unit: 'us', usual: 'ml', other: 'US cups' },
  { unit: 'f', usual: '°C', other: '°F' },
]

type UnitLinksProps = {
  units: UnitChoices
  createQuery: (units: UnitChoices) => string
  onChange: (unit: UnitChoice, isChosen: boolean) => void
}

/** Links to the same recipe in other units. */
export const UnitLinks = ({ units, createQuery, onChange }: UnitLinksProps) => (
  <div className="servings mt-3 flex-wrap print:hidden" role="group" aria-label="Units">
    {pairs.map(({ unit, usual, other }) => (
      <span key={unit} className="inline-flex rounded-box border-[1.5px] border-line bg-sheet">
        {[false, true].map((isOther) => {
          const isChosen = units.includes(unit) === isOther
          const onClick = (event: MouseEvent) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChange(unit, isOther)
          }
          return (
            <a
              key={String(isOther)}
              href={createQuery(changeUnit(units, unit, isOther))}
              rel="nofollow"
              {...onIntent(loadUnitRules)}
              onClick={onClick}
              aria-current={isChosen ? 'true' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-box px-3 text-[.94rem] aria-[current]:bg-cobalt aria-[current]:text-cobalt-ink"
            >
              {isOther ? other : usual}
            </a>
          )
        })}
      </span>
    ))}
  </div>
)
