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
    <details className="group border-t border-line">
      <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-0.5 py-2.75 after:font-semibold after:text-cobalt after:content-['Change'] group-open:after:content-['Fold'] min-[36rem]:grid-cols-[12rem_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <b className="font-semibold">{legend}</b>
        <span className="wrap-anywhere text-quiet max-[36rem]:col-span-full max-[36rem]:row-start-2">
          {words.length > 0 ? words.join('; ') : 'none'}
        </span>
      </summary>
      <fieldset className="gap-x-6 pt-1 pb-3.5 [columns:17rem_2]">
        <legend className="sr-only">{legend}</legend>
        {options.map(([code, label]) => (
          <label key={code} className="flex min-h-11 items-center gap-2.5 break-inside-avoid leading-[1.3]">
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
        className="field text-ellipsis"
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

const lineStyle =
  'flex flex-wrap items-end gap-x-3.5 gap-y-1.5 border-t border-line pt-3 pb-4 [&>.labelled]:min-w-0 [&>.labelled]:flex-[1_1_12rem]'

type EditableListProps<Line> = {
  legend: string
  /** True below a heading with the same text. */
  isLegendHidden?: boolean
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
  isLegendHidden = false,
  itemName,
  lines,
  emptyLine,
  error,
  change,
  renderLine,
}: EditableListProps<Line>) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'text-[.94rem] font-semibold'}>{legend}</legend>
      <ul>
        {lines.map((line, position) => (
          // Lines have no IDs, so their position is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position} className={lineStyle}>
            {renderLine(line, (changed) => change(lines.with(position, changed)))}
            <button
              type="button"
              className="button plain h-12"
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
