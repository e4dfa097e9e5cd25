import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'

import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormPart } from '#client/ui/form-part.tsx'
import { Select } from '#client/ui/select.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import {
  maxLineLength,
  maxTextLength,
  type SideEffectField,
  sideEffectSections,
} from '#domain/side-effects/side-effect-fields.ts'
import type { SideEffectAnswers } from '#domain/side-effects/side-effect-report.ts'

import type { SideEffectResult } from './side-effect.action.ts'

type SideEffectFormProps = {
  initial: SideEffectAnswers
  result: SideEffectResult | undefined
  /** Reads what this browser knows. */
  readAnswers: () => SideEffectAnswers
}

/** Questions of the report. Fills in what this browser knows, and never changes what somebody has typed. */
export function SideEffectForm({ initial, result, readAnswers }: SideEffectFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isPrefilled, setIsPrefilled] = useState(false)
  const isSending = useNavigation().state !== 'idle'
  const prefill = useEffectEvent(() => {
    if (form.current && fillEmptyFields(form.current, readAnswers())) setIsPrefilled(true)
  })
  useEffect(() => prefill(), [])
  return (
    <Form ref={form} method="post" className="fields" noValidate preventScrollReset>
      <ErrorSummary outcome={result} />
      {isPrefilled && (
        <p className="note" role="status">
          We filled in what you told us in this browser. Check it, and delete what you don’t want to report.
        </p>
      )}
      {sideEffectSections.map(({ title, fields }) => (
        <FormPart key={title} title={title}>
          {fields.map((field) => (
            <Question
              key={field.name}
              field={field}
              answers={initial[field.name] ?? []}
              error={result?.errors[field.name]}
            />
          ))}
        </FormPart>
      ))}
      <button type="submit" className="button" disabled={isSending}>
        {isSending ? 'Loading...' : 'Write the report'}
      </button>
    </Form>
  )
}

/** Returns true if a field was filled in. */
function fillEmptyFields(form: HTMLFormElement, answers: SideEffectAnswers): boolean {
  const filled = Object.entries(answers).filter(([name, [value = '']]) => {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value !== '') return false
    field.value = value
    // The counter of the text area listens to this event.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  })
  return filled.length > 0
}

type QuestionProps = { field: SideEffectField; answers: readonly string[]; error: string | undefined }

function Question({ field: { name, label, kind, hint, options, isRequired }, answers, error }: QuestionProps) {
  const [answer = ''] = answers
  if (kind === 'text')
    return (
      <TextArea
        name={name}
        label={label}
        hint={hint}
        rows={4}
        max={maxTextLength}
        required={isRequired}
        defaultValue={answer}
        error={error}
      />
    )
  if (kind === 'choice')
    return (
      <Select
        name={name}
        label={label}
        options={['', ...(options ?? [])].map((option) => [option, option || 'Not answered'] as const)}
        defaultValue={answer}
      />
    )
  if (kind === 'choices') return <Choices name={name} label={label} options={options ?? []} answers={answers} />
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      type={kind === 'date' ? 'date' : 'text'}
      maxLength={maxLineLength}
      defaultValue={answer}
      error={error}
      autoComplete="off"
    />
  )
}

type ChoicesProps = { name: string; label: string; options: readonly string[]; answers: readonly string[] }

const Choices = ({ name, label, options, answers }: ChoicesProps) => (
  <fieldset>
    <legend className="font-semibold">{label}</legend>
    <div className="grid sm:grid-cols-2">
      {options.map((option) => (
        <label key={option} className="check">
          <input type="checkbox" name={name} value={option} defaultChecked={answers.includes(option)} />
          <span>{option}</span>
        </label>
      ))}
    </div>
  </fieldset>
)
