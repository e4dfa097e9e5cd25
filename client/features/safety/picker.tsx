import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { ComboboxOptions } from '#client/ui/combobox-options.tsx'
import { useCombobox } from '#client/ui/use-combobox.ts'

import { notAdded } from './read-answers.ts'

/** `values` are all values that the option adds, if not just `value`. */
export type PickerOption = {
  value: string
  label: string
  note?: string | undefined
  values?: readonly string[] | undefined
}

/** Load state of the searchable names: loaded, loading or failed. */
type Names = 'loaded' | 'loading' | 'failed'

type PickerProps = {
  name: string
  label: string
  hint: string
  placeholder: string
  chosen: readonly PickerOption[]
  names: Names
  suggest: (typed: string) => PickerOption[]
  change: (values: string[]) => void
  error: string | undefined
  onFocus?: () => void
}

/**
 * Search field that adds items to a list. Enter adds the active option, else the first match, else the typed text once
 * the names have loaded. `name` is the field name of text not yet added; `error` is an error about it.
 */
export function Picker({
  name,
  label,
  hint,
  placeholder,
  chosen,
  names,
  suggest,
  change,
  error,
  onFocus,
}: PickerProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isEnterPending, setIsEnterPending] = useState(false)
  const values = chosen.map(({ value }) => value)
  const isChosen = ({ value, values: all = [value] }: PickerOption) => all.every((one) => values.includes(one))
  const suggested = typed.trim() === '' ? [] : suggest(typed)
  const found = suggested.filter((option) => !isChosen(option))
  const isListed = suggested.length > 0 && found.length === 0
  const shownError = error === notAdded(typed.trim()) ? error : undefined
  const add = ({ value, values: all = [value] }: PickerOption) => {
    const newValues = all.filter((one) => one !== '' && !values.includes(one))
    if (newValues.length > 0) change([...values, ...newValues])
    setTyped('')
    field.current?.focus()
  }
  const addFirst = () => {
    if (!isListed) add(found[0] ?? typedOption(typed))
  }
  const offered =
    found.length > 0 || isListed || typed.trim() === '' || names === 'loading' ? found : [typedOption(typed)]
  const combobox = useCombobox({
    count: offered.length,
    choose: (position) => add(offered[position] ?? typedOption(typed)),
    close: () => setTyped(''),
  })
  const isSearchReady = names !== 'loading' || suggested.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (combobox.onKeyDown(event)) return
    if (event.key === 'Escape') {
      setTyped('')
      setIsEnterPending(false)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isSearchReady) addFirst()
    else setIsEnterPending(typed.trim() !== '')
  }
  const onSearchReady = useEffectEvent(() => {
    setIsEnterPending(false)
    if (names !== 'failed') addFirst()
  })
  useEffect(() => {
    if (!isEnterPending || !isSearchReady) return undefined
    const timer = setTimeout(onSearchReady)
    return () => clearTimeout(timer)
  }, [isEnterPending, isSearchReady])
  return (
    <div className="picker">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="text-quiet">
        {hint}
      </p>
      <input
        ref={field}
        id={id}
        name={name}
        className="field"
        value={typed}
        readOnly={isEnterPending}
        placeholder={placeholder}
        {...combobox.fieldProps}
        spellCheck={false}
        maxLength={80}
        aria-invalid={shownError !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onFocus={onFocus}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          combobox.reset()
        }}
        onKeyDown={onKeyDown}
      />
      <p className="error" id={`${id}-error`}>
        {shownError}
      </p>
      {found.length === 0 && typed.trim() !== '' && (
        <p role="status" className="mt-2">
          {isListed ? 'This is already in your list.' : noMatchTexts[names](typed.trim())}
        </p>
      )}
      <ComboboxOptions
        combobox={combobox}
        label={label}
        options={offered}
        keyOf={({ value }) => value}
        renderOption={(option) =>
          found.length === 0 ? (
            `Add “${option.label}”`
          ) : (
            <>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </>
          )
        }
        choose={add}
        className="found"
        announcement={found.length > 0 ? `${found.length} found. Press Enter to add ${found[0]?.label}` : ''}
      />
      {chosen.length > 0 && (
        <ul className="picked" aria-label={`${label}: chosen`}>
          {chosen.map(({ value, label: words, note }) => (
            <li key={value}>
              <span>
                {words}
                {note && <small>{note}</small>}
              </span>
              <button type="button" className="square" onClick={() => remove(value)}>
                <X aria-hidden />
                <span className="sr-only">Remove {words}</span>
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

const typedOption = (typed: string): PickerOption => ({ value: typed.trim(), label: typed.trim() })

const noMatchTexts: Record<Names, (typed: string) => string> = {
  loaded: (typed) => `We do not know “${typed}”. You can still add it, and we will say that we could not check it.`,
  loading: (typed) => `Looking for “${typed}”…`,
  failed: () =>
    'We could not load our list of names. You can still add this one. We check it if we know it, and say so if we do not.',
}
