import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useId } from 'react'

import { FormPart } from './form-part.tsx'
import { RowButtons } from './row-buttons.tsx'
import { useEditableLines } from './use-editable-lines.ts'

type Options<Line extends { key: string }> = Parameters<typeof useEditableLines<Line>>[0]

type LineListProps<Line extends { key: string }> = Options<Line> & {
  title: string
  hint: string
  /** Message about the whole list. */
  error?: ReactNode
  max: number
  addLabel: string
  listStyle: string
  rowStyle: string
  buttonsStyle?: string
  /** Returns the name of a line for screen readers, after “Move” and “Remove”. */
  nameLine: (line: Line, position: number) => string
  /** Renders the fields of a line. The first field needs `data-line` with the key of its line. */
  children: (line: Line, position: number, change: (part: Partial<Line>) => void) => ReactNode
}

/** Part of a form whose lines can be added, moved and removed. */
export function LineList<Line extends { key: string }>({
  title,
  hint,
  error,
  max,
  addLabel,
  listStyle,
  rowStyle,
  buttonsStyle,
  nameLine,
  children,
  ...options
}: LineListProps<Line>) {
  const { lines } = options
  const { list, announcement, add, remove, move, change } = useEditableLines(options)
  return (
    <FormPart title={title}>
      <p className="-mt-3 text-quiet">{hint}</p>
      {error}
      <ol className={`grid ${listStyle}`} ref={list}>
        {lines.map((line, position) => (
          <li key={line.key} className={`grid items-start gap-x-3 ${rowStyle}`}>
            {children(line, position, (part) => change(line.key, part))}
            <div className={buttonsStyle}>
              <RowButtons
                name={nameLine(line, position)}
                position={position}
                count={lines.length}
                move={(step) => move(position, step)}
                remove={() => remove(line, position)}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {lines.length < max && (
        <button type="button" className="button plain justify-self-start" onClick={add}>
          <Plus aria-hidden />
          {addLabel}
        </button>
      )}
    </FormPart>
  )
}

export const ingredientRowStyle =
  'gap-y-1 not-first:border-t not-first:border-line not-first:pt-3 sm:grid-cols-[minmax(0,1fr)_auto]'

/** Names that the browser suggests in fields with `list={id}`. */
export const HerbNames = ({ id, names }: { id: string; names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </datalist>
)

type TextLineProps = {
  line: { key: string; text: string }
  label: string
  error: string | undefined
  /** Id of the message about the whole list. */
  listErrorId?: string
  /** True if the message about the whole list belongs to this line. */
  isInvalid?: boolean
  update: (part: { text: string }) => void
}

/** Text field of a line, with its error below. */
export function TextLine({ line, label, error, listErrorId = '', isInvalid = false, update }: TextLineProps) {
  const errorId = useId()
  return (
    <div>
      <textarea
        className="field block h-auto min-h-13 resize-y px-3.5 py-2.75 leading-[1.45] field-sizing-content"
        data-line={line.key}
        rows={2}
        aria-label={label}
        aria-describedby={`${errorId} ${listErrorId}`.trim()}
        aria-invalid={error !== undefined || isInvalid}
        value={line.text}
        onChange={({ target }) => update({ text: target.value })}
      />
      <p className="error" id={errorId}>
        {error}
      </p>
    </div>
  )
}
