import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import { notAdded } from './read-answers.ts'

/** `values` are all that the option adds, where that is not `value` alone. */
export type PickerOption = {
  value: string
  label: string
  note?: string | undefined
  values?: readonly string[] | undefined
}

/** Whether the names that it looks through are here, on their way, or out of reach. */
type Names = 'here' | 'coming' | 'away'

type PickerProps = {
  name: string
  label: string
  hint: string
  placeholder: string
  chosen: readonly PickerOption[]
  names: Names
  suggest: (typed: string) => PickerOption[]
  change: (values: string[]) => void
  fault: string | undefined
  onFocus?: () => void
}

/**
 * A field that finds things to add to a list. Enter takes the first one found, or what was typed when nothing is, once that is
 * sure. `name` is that of the text which is not added yet, `fault` what was said of it.
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
  fault,
  onFocus,
}: PickerProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isEntered, setIsEntered] = useState(false)
  const values = chosen.map(({ value }) => value)
  const isChosen = ({ value, values: all = [value] }: PickerOption) => all.every((one) => values.includes(one))
  const suggested = typed.trim() === '' ? [] : suggest(typed)
  const found = suggested.filter((option) => !isChosen(option))
  const isListed = suggested.length > 0 && found.length === 0
  const shownFault = fault === notAdded(typed.trim()) ? fault : undefined
  const add = ({ value, values: all = [value] }: PickerOption) => {
    const further = all.filter((one) => one !== '' && !values.includes(one))
    if (further.length > 0) change([...values, ...further])
    setTyped('')
    field.current?.focus()
  }
  const takeFirst = () => {
    if (!isListed) add(found[0] ?? asTyped(typed))
  }
  const isSure = names !== 'coming' || suggested.length > 0
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setTyped('')
      setIsEntered(false)
    }
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isSure) takeFirst()
    else setIsEntered(typed.trim() !== '')
  }
  const onSure = useEffectEvent(() => {
    setIsEntered(false)
    if (names !== 'away') takeFirst()
  })
  useEffect(() => {
    if (!isEntered || !isSure) return undefined
    const soon = setTimeout(onSure)
    return () => clearTimeout(soon)
  }, [isEntered, isSure])
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
        readOnly={isEntered}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        aria-invalid={shownFault !== undefined}
        aria-describedby={`${id}-hint ${id}-fault`}
        aria-controls={`${id}-found`}
        onFocus={onFocus}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className="fault" id={`${id}-fault`} role="alert">
        {shownFault}
      </p>
      <div id={`${id}-found`}>
        {isListed ? (
          <p role="status" className="mt-2">
            This is in your list already.
          </p>
        ) : (
          <Found typed={typed.trim()} found={found} names={names} add={add} />
        )}
      </div>
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

const asTyped = (typed: string): PickerOption => ({ value: typed.trim(), label: typed.trim() })

type FoundProps = { typed: string; found: PickerOption[]; names: Names; add: (option: PickerOption) => void }

function Found({ typed, found, names, add }: FoundProps) {
  if (typed === '') return null
  return (
    <>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-2'}>
        {found.length > 0 ? `${found.length} found; Enter adds ${found[0]?.label}` : nothingFound[names](typed)}
      </p>
      <ul className="found">
        {found.map((option) => (
          <li key={option.value}>
            <button type="button" onClick={() => add(option)}>
              {option.label}
              {option.note && <small>{option.note}</small>}
            </button>
          </li>
        ))}
        {found.length === 0 && names !== 'coming' && (
          <li>
            <button type="button" onClick={() => add(asTyped(typed))}>
              Add “{typed}”
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

const nothingFound: Record<Names, (typed: string) => string> = {
  here: (typed) => `We do not know “${typed}”. Add it all the same: we then say that we could not check it.`,
  coming: (typed) => `Looking for “${typed}”…`,
  away: () =>
    'We could not fetch the names that we know. Add it all the same: we check it where we know it, and say so where we do not.',
}
