import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { ComboboxOptions } from '#client/ui/combobox-options.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'

import { notAddedError } from './read-answers.ts'

/** `values` lists what the option adds, if it adds more than `value`. */
export type PickerOption = {
  value: string
  label: string
  note?: string | undefined
  values?: readonly string[] | undefined
}

type LoadState = 'loaded' | 'loading' | 'failed'

type PickerProps = {
  name: string
  label: string
  hint: string
  placeholder: string
  selected: readonly PickerOption[]
  namesLoadState: LoadState
  suggest: (text: string) => PickerOption[]
  change: (values: string[]) => void
  error: string | undefined
  onFocus?: () => void
}

/**
 * Search field that adds items to a list. Enter adds the active option, or else the first match, or else the typed text
 * once the names have loaded. `name` is the form field for text that isn't added yet, and `error` is about that text.
 */
export function Picker({
  name,
  label,
  hint,
  placeholder,
  selected,
  namesLoadState,
  suggest,
  change,
  error,
  onFocus,
}: PickerProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isEnterPending, setIsEnterPending] = useState(false)
  const values = selected.map(({ value }) => value)
  const isSelected = ({ value, values: optionValues = [value] }: PickerOption) =>
    optionValues.every((candidate) => values.includes(candidate))
  const suggestions = text.trim() === '' ? [] : suggest(text)
  const matches = suggestions.filter((option) => !isSelected(option))
  const isAlreadyAdded = suggestions.length > 0 && matches.length === 0
  const shownError = error === notAddedError(text.trim()) ? error : undefined
  const add = ({ value, values: optionValues = [value] }: PickerOption) => {
    const newValues = optionValues.filter((candidate) => candidate !== '' && !values.includes(candidate))
    if (newValues.length > 0) change([...values, ...newValues])
    setText('')
    field.current?.focus()
  }
  const addFirst = () => {
    if (!isAlreadyAdded) add(matches[0] ?? toOption(text))
  }
  const options =
    matches.length > 0 || isAlreadyAdded || text.trim() === '' || namesLoadState === 'loading'
      ? matches
      : [toOption(text)]
  const combobox = useCombobox({
    count: options.length,
    choose: (position) => add(options[position] ?? toOption(text)),
    close: () => setText(''),
  })
  const isSearchReady = namesLoadState !== 'loading' || suggestions.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.onKeyDown(event)) return
    if (event.key === 'Escape') {
      setText('')
      setIsEnterPending(false)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isSearchReady) addFirst()
    else setIsEnterPending(text.trim() !== '')
  }
  const onSearchReady = useEffectEvent(() => {
    setIsEnterPending(false)
    if (namesLoadState !== 'failed') addFirst()
  })
  useEffect(() => {
    if (!isEnterPending || !isSearchReady) return undefined
    const timer = setTimeout(onSearchReady)
    return () => clearTimeout(timer)
  }, [isEnterPending, isSearchReady])
  return (
    <div className="picker">
      <label className="mt-2 block font-semibold" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-hint`} className="text-quiet">
        {hint}
      </p>
      <input
        ref={field}
        id={id}
        name={name}
        className="field mt-1.5"
        value={text}
        readOnly={isEnterPending}
        placeholder={placeholder}
        {...combobox.fieldProps}
        spellCheck={false}
        maxLength={80}
        aria-invalid={shownError !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onFocus={onFocus}
        onChange={(event) => {
          setText(event.currentTarget.value)
          combobox.reset()
        }}
        onKeyDown={onKeyDown}
      />
      <p className="error" id={`${id}-error`}>
        {shownError}
      </p>
      {matches.length === 0 && text.trim() !== '' && (
        <p role="status" className="mt-2">
          {isAlreadyAdded ? 'This is already in your list.' : noMatchTexts[namesLoadState](text.trim())}
        </p>
      )}
      <ComboboxOptions
        combobox={combobox}
        label={label}
        options={options}
        getKey={({ value }) => value}
        renderOption={(option) =>
          matches.length === 0 ? (
            `Add “${option.label}”`
          ) : (
            <>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </>
          )
        }
        choose={add}
        className="picker-options"
        announcement={matches.length > 0 ? `${matches.length} found. Press Enter to add ${matches[0]?.label}` : ''}
      />
      {selected.length > 0 && (
        <ul className="picker-selection" aria-label={`${label}: chosen`}>
          {selected.map(({ value, label: itemLabel, note }) => (
            <li key={value}>
              <span>
                {itemLabel}
                {note && <small>{note}</small>}
              </span>
              <button type="button" className="square" onClick={() => remove(value)}>
                <X aria-hidden />
                <span className="sr-only">Remove {itemLabel}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )

  function remove(value: string) {
    change(values.filter((other) => other !== value))
    field.current?.focus()
  }
}

const toOption = (text: string): PickerOption => ({ value: text.trim(), label: text.trim() })

const noMatchTexts: Record<LoadState, (text: string) => string> = {
  loaded: (text) => `We do not know “${text}”. You can still add it, but we will tell you that we could not check it.`,
  loading: (text) => `Looking for “${text}”…`,
  failed: () =>
    'We could not load our list of names. You can still add this name. If we know it, we will check it. If we do not, we will tell you.',
}
