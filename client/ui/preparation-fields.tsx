import { requirementTexts } from '#domain/safety/finding-messages.ts'
import { preparationRequirements } from '#domain/safety/vocabulary.ts'

import { summaryStyle } from './form-part.tsx'

type PreparationRequirement = (typeof preparationRequirements)[number]

type PreparationFieldsProps = {
  summary: string
  preparation: readonly PreparationRequirement[]
  onChange: (preparation: PreparationRequirement[]) => void
}

/** Preparation steps that the check requires for some herbs. */
export const PreparationFields = ({ summary, preparation, onChange }: PreparationFieldsProps) => (
  <details open={preparation.length > 0}>
    <summary className={summaryStyle}>{summary}</summary>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-x-5">
      {preparationRequirements.map((code) => (
        <li key={code}>
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={preparation.includes(code)}
              onChange={({ target }) =>
                onChange(
                  preparationRequirements.filter((other) =>
                    other === code ? target.checked : preparation.includes(other),
                  ),
                )
              }
            />
            {requirementTexts[code]}
          </label>
        </li>
      ))}
    </ul>
  </details>
)
