import { conditionGroups } from '#domain/safety/condition-groups.ts'
import { conditions } from '#domain/safety/conditions.ts'
import type { Answer, StoredProfile } from '#domain/safety/stored-profile.ts'

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

type CheckProps = {
  name: string
  value?: string
  label: string
  isChecked?: boolean
  error?: string | undefined
  errorId?: string
}

export function Check({ name, value, label, isChecked = false, error, errorId }: CheckProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        name={name}
        value={value ?? 'on'}
        defaultChecked={isChecked}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={errorId}
      />
      <span>{label}</span>
    </label>
  )
}

type RadiosProps = {
  name: string
  question: string
  options: readonly (readonly [value: string, label: string])[]
  chosen: string
  change?: ((value: string) => void) | undefined
}

export function Radios({ name, question, options, chosen, change }: RadiosProps) {
  return (
    <fieldset className="answer-row">
      <legend>{question}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(([value, label]) => (
          <label key={value} className="check">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              onChange={() => change?.(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['', 'No answer'],
] as const

type QuestionProps = { name: string; question: string; answer: Answer } & Pick<RadiosProps, 'change'>

export const Question = ({ answer, ...question }: QuestionProps) => (
  <Radios {...question} options={yesOrNo} chosen={answer ?? ''} />
)

export function ConditionFields({ stored }: { stored: StoredProfile | undefined }) {
  const chosen = new Set(stored?.conditions)
  return (
    <fieldset className="answers">
      <legend>Illnesses and conditions</legend>
      <p className="text-quiet">Choose the ones you have, and those a doctor told you to watch for.</p>
      <div className="conditions">
        {conditionGroups.map((group) => (
          <fieldset key={group.title}>
            <legend>{group.title}</legend>
            {group.conditions.map((code) => (
              <Check
                key={code}
                name="conditions"
                value={code}
                label={sentenceCase(conditions[code])}
                isChecked={chosen.has(code)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Check name="noConditions" label="None of these" isChecked={stored?.conditions?.length === 0} />
    </fieldset>
  )
}
