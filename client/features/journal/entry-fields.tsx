import { type FormEvent, useEffect, useRef, useState, useId } from 'react'

import { textFields } from '#client/core/forms.ts'
import { localDay } from '#client/core/local-day.ts'
import { useToday } from '#client/core/use-today.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import {
  type EntryErrors,
  findEntryErrors,
  type EntryFields,
  parseEntryForm,
} from '#domain/journal/entry-form.rules.ts'
import { getMoodEmoji, scaleLabels } from '#domain/journal/journal.messages.ts'
import {
  maxEntryTextLength,
  defaultScale,
  scales,
  type Scale,
  maxScale,
  minScale,
} from '#domain/journal/journal.schemas.ts'

import { HelpWhileWriting, type RenderHelp } from './emergency-help.tsx'
import { HerbsField } from './herbs-field.tsx'

const debounceMs = 500
const noEntries: readonly EntryFields[] = []

type FormProps = {
  label: string
  savedEntry?: EntryFields | undefined
  button: string
  renderHelp: RenderHelp
  /** Entries that the new entry may not duplicate. */
  savedEntries?: readonly EntryFields[]
  onSaved: (fields: EntryFields) => void
  onCancel?: () => void
}

/** Form for a journal entry. Resets after saving. */
export function EntryFieldsForm({
  label,
  savedEntry,
  button,
  renderHelp,
  savedEntries = noEntries,
  onSaved,
  onCancel,
}: FormProps) {
  const [saveCount, setSaveCount] = useState(0)
  const [errors, setErrors] = useState<EntryErrors>({})
  const today = useToday()
  // Day on which the user started typing. An untouched form changes its date at midnight.
  const [startDate, setStartDate] = useState<string>()
  const day = savedEntry?.date ?? startDate ?? today
  const { text, scheduleTextUpdate, setTextImmediately } = useDebouncedText(savedEntry ? emergencyText(savedEntry) : '')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readForm(form)
    const newErrors = findEntryErrors(fields, {
      today: localDay(new Date()),
      stored: savedEntry,
      otherEntries: savedEntries,
    })
    setErrors(newErrors)
    const [firstInvalid] = Object.keys(newErrors)
    if (firstInvalid) return form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus()
    setSaveCount(saveCount + 1)
    setStartDate(undefined)
    setTextImmediately('')
    onSaved(fields)
  }
  return (
    <form
      className="fields max-w-144 [&_[type=date]]:max-w-56"
      aria-label={label}
      noValidate
      onSubmit={save}
      onInput={(event) => {
        setStartDate(day)
        scheduleTextUpdate(emergencyText(readForm(event.currentTarget)))
      }}
    >
      <Fields
        key={savedEntry ? saveCount : `${saveCount} ${day}`}
        savedEntry={savedEntry}
        day={day}
        errors={errors}
        shouldFocus={onCancel !== undefined}
      />
      <HelpWhileWriting text={text} renderHelp={renderHelp} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          {button}
        </button>
        {onCancel && (
          <button type="button" className="button plain" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  )
}

type FieldsProps = { savedEntry: EntryFields | undefined; day: string; errors: EntryErrors; shouldFocus: boolean }

function Fields({ savedEntry, day, errors, shouldFocus }: FieldsProps) {
  const today = useToday()
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shouldFocus) fields.current?.querySelector('input')?.focus()
  }, [shouldFocus])
  return (
    <div ref={fields} className="contents">
      <Field label="Date" name="date" type="date" max={today} defaultValue={day} error={errors.date} />
      <div className="grid gap-2.5">
        {scales.map((name) => (
          <ScaleField key={name} name={name} initial={savedEntry?.[name] ?? defaultScale} />
        ))}
      </div>
      <TextArea
        label="Symptoms"
        name="symptoms"
        rows={2}
        max={maxEntryTextLength}
        defaultValue={savedEntry?.symptoms}
        error={errors.symptoms}
      />
      <HerbsField initial={savedEntry?.herbsTaken ?? ''} />
      <TextArea
        label="Notes"
        name="notes"
        rows={3}
        max={maxEntryTextLength}
        defaultValue={savedEntry?.notes}
        error={errors.notes}
      />
    </div>
  )
}

const readForm = (form: HTMLFormElement): EntryFields =>
  parseEntryForm(Object.fromEntries(textFields(new FormData(form))))

/** Returns the text that is checked for emergencies. */
export const emergencyText = ({ symptoms, notes }: Pick<EntryFields, 'symptoms' | 'notes'>): string =>
  `${symptoms}\n${notes}`.trim()

/** Returns the typed text after a pause in typing, for the emergency check. */
function useDebouncedText(initial: string) {
  const [text, setText] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const setTextImmediately = (typed: string) => {
    clearTimeout(timer.current)
    setText(typed)
  }
  return {
    text,
    setTextImmediately,
    scheduleTextUpdate: (typed: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setText(typed), debounceMs)
    },
  }
}

/** Slider from 1 to 10 with its value. Mood also shows an emoji. */
function ScaleField({ name, initial }: { name: Scale; initial: number }) {
  const id = useId()
  const [value, setValue] = useState(initial)
  return (
    <div className="labelled grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3.5 min-[36rem]:grid-cols-[4.4rem_minmax(0,1fr)_4.2rem]">
      <label className="m-0" htmlFor={id}>
        {scaleLabels[name]}
      </label>
      <p
        aria-hidden
        className="row-start-1 flex items-center justify-end gap-2 font-display text-[1.4rem] leading-none font-bold lining-nums tabular-nums max-[36rem]:col-start-2 min-[36rem]:col-start-3"
      >
        {name === 'mood' && <span className="mood-emoji text-[1.5rem]">{getMoodEmoji(value)}</span>}
        {value}
      </p>
      <input
        id={id}
        name={name}
        type="range"
        className="slider max-[36rem]:col-span-2 max-[36rem]:row-start-2 min-[36rem]:col-start-2 min-[36rem]:row-start-1"
        min={minScale}
        max={maxScale}
        step={1}
        value={value}
        aria-valuetext={`${value} of ${maxScale}`}
        onChange={(event) => setValue(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
