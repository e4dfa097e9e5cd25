import type { ReactNode } from 'react'

import { conditionGroups } from '#domain/safety/condition-groups.ts'
import { conditions } from '#domain/safety/conditions.ts'
import type { Answer, StoredProfile } from '#domain/safety/stored-profile.ts'

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const AnswerGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="answers">
    <legend>{title}</legend>
    {children}
  </fieldset>
)

export const AnswerRow = ({ question, children }: { question: string; children: ReactNode }) => (
  <fieldset className="answer-row">
    <legend>{question}</legend>
    {children}
  </fieldset>
)

type CheckboxProps = {
  name: string
  value?: string
  label: string
  isChecked?: boolean
  error?: string | undefined
  errorId?: string
}

export function Checkbox({ name, value, label, isChecked = false, error, errorId }: CheckboxProps) {
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

type RadioGroupProps = {
  name: string
  question: string
  options: readonly (readonly [value: string, label: string])[]
  selected: string
  change?: ((value: string) => void) | undefined
}

export function RadioGroup({ name, question, options, selected, change }: RadioGroupProps) {
  return (
    <AnswerRow question={question}>
      <div className="flex flex-wrap gap-x-6">
        {options.map(([value, label]) => (
          <label key={value} className="check">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={selected === value}
              onChange={() => change?.(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </AnswerRow>
  )
}

const yesOrNo = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['', 'No answer'],
] as const

type YesNoQuestionProps = { name: string; question: string; answer: Answer } & Pick<RadioGroupProps, 'change'>

export const YesNoQuestion = ({ answer, ...question }: YesNoQuestionProps) => (
  <RadioGroup {...question} options={yesOrNo} selected={answer ?? ''} />
)

export function ConditionFields({ savedProfile }: { savedProfile: StoredProfile | undefined }) {
  const selected = new Set(savedProfile?.conditions)
  return (
    <AnswerGroup title="Illnesses and conditions">
      <p className="text-quiet">Choose the ones you have, and those a doctor told you to watch for.</p>
      <div className="conditions">
        {conditionGroups.map((group) => (
          <fieldset key={group.title}>
            <legend>{group.title}</legend>
            {group.conditions.map((code) => (
              <Checkbox
                key={code}
                name="conditions"
                value={code}
                label={sentenceCase(conditions[code])}
                isChecked={selected.has(code)}
              />
            ))}
          </fieldset>
        ))}
      </div>
      <Checkbox name="noConditions" label="None of these" isChecked={savedProfile?.conditions?.length === 0} />
    </AnswerGroup>
  )
}
