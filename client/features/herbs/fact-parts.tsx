import { type ReactNode, useId } from 'react'

type CheckboxGroupProps<Code extends string> = {
  legend: string
  options: readonly (readonly [Code, string])[]
  chosen: readonly Code[]
  choose: (codes: Code[]) => void
}

export function CheckboxGroup<Code extends string>({ legend, options, chosen, choose }: CheckboxGroupProps<Code>) {
  const words = options.filter(([code]) => chosen.includes(code)).map(([, label]) => label)
  return (
    <details className="fact-checks">
      <summary>
        <b>{legend}</b>
        <span>{words.length > 0 ? words.join('; ') : 'none'}</span>
      </summary>
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        {options.map(([code, label]) => (
          <label key={code} className="bot-check">
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={(event) =>
                choose(event.currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

type FactSelectProps<Code extends string> = {
  label: string
  options: readonly (readonly [Code, string])[]
  value: Code
  onSelect: (code: Code) => void
}

export function FactSelect<Code extends string>({ label, options, value, onSelect }: FactSelectProps<Code>) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <select
        className="field"
        id={id}
        value={value}
        onChange={(event) => {
          const [code] = options.find(([one]) => one === event.currentTarget.value) ?? []
          if (code !== undefined) onSelect(code)
        }}
      >
        {options.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}

type EditableListProps<Line> = {
  legend: string
  /** Noun for one entry, used in button labels. */
  itemName: string
  lines: readonly Line[]
  emptyLine: Line
  error?: string | undefined
  change: (lines: Line[]) => void
  renderLine: (line: Line, change: (line: Line) => void) => ReactNode
}

export function EditableList<Line>({
  legend,
  itemName,
  lines,
  emptyLine,
  error,
  change,
  renderLine,
}: EditableListProps<Line>) {
  return (
    <fieldset className="fact-lines">
      <legend>{legend}</legend>
      <ul>
        {lines.map((line, position) => (
          // Lines have no IDs, so their position is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position}>
            {renderLine(line, (changed) => change(lines.with(position, changed)))}
            <button
              type="button"
              className="button plain"
              onClick={() => change(lines.toSpliced(position, 1))}
              aria-label={`Remove ${itemName} ${position + 1}`}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button plain" onClick={() => change([...lines, emptyLine])}>
        Add {itemName}
      </button>
      <p className="error">{error}</p>
    </fieldset>
  )
}
