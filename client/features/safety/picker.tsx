import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useId, useRef, useState } from 'react'

export type PickerOption = { value: string; label: string; note?: string | undefined }

type PickerProps = {
  label: string
  hint: string
  placeholder: string
  chosen: readonly PickerOption[]
  suggest: (typed: string) => PickerOption[]
  change: (values: string[]) => void
  onFocus?: () => void
}

/** A field that finds things to add to a list. Enter takes the first one found, or what was typed when nothing is. */
export function Picker({ label, hint, placeholder, chosen, suggest, change, onFocus }: PickerProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const values = chosen.map(({ value }) => value)
  const found = typed.trim() === '' ? [] : suggest(typed).filter(({ value }) => !values.includes(value))
  const add = (value: string) => {
    if (value !== '' && !values.includes(value)) change([...values, value])
    setTyped('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setTyped('')
    if (event.key !== 'Enter') return
    event.preventDefault()
    add(found[0]?.value ?? typed.trim())
  }
  return (
    <div className="picker">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="text-quiet">
        {hint}
      </p>
      <input
        ref={field}
        id={id}
        className="field"
        value={typed}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        aria-describedby={`${id}-hint`}
        aria-controls={`${id}-found`}
        onFocus={onFocus}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-found`}>
        <Found typed={typed.trim()} found={found} add={add} />
      </div>
      {chosen.length > 0 && (
        <ul className="picked" aria-label={`${label}: chosen`}>
          {chosen.map(({ value, label: name, note }) => (
            <li key={value}>
              <span>
                {name}
                {note && <small>{note}</small>}
              </span>
              <button type="button" className="square" onClick={() => remove(value)}>
                <X aria-hidden />
                <span className="sr-only">Remove {name}</span>
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

type FoundProps = { typed: string; found: PickerOption[]; add: (value: string) => void }

function Found({ typed, found, add }: FoundProps) {
  if (typed === '') return null
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-2'}>
        {found.length > 0
          ? `${found.length} found; Enter adds ${found[0]?.label}`
          : `We do not know “${typed}”. Add it all the same: we then say that we could not check it.`}
      </p>
      <ul className="found">
        {found.map(({ value, label, note }) => (
          <li key={value}>
            <button type="button" onClick={() => add(value)}>
              {label}
              {note && <small>{note}</small>}
            </button>
          </li>
        ))}
        {found.length === 0 && (
          <li>
            <button type="button" onClick={() => add(typed)}>
              Add “{typed}”
            </button>
          </li>
        )}
      </ul>
    </>
  )
}
