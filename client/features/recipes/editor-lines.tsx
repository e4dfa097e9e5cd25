import Plus from 'lucide-react/icons/plus'
import { useId } from 'react'

import { RowButtons } from '#client/ui/row-buttons.tsx'
import { useEditableLines } from '#client/ui/use-editable-lines.ts'
import { type EditForm, type ListField, indexLinesByKey } from '#domain/recipes/edit-form.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'

import type { ChangeForm, Errors } from './use-editor.ts'

type LinesProps = {
  form: EditForm
  change: ChangeForm
  errors: Errors
  field: ListField
  title: string
  hint: string
}

export function EditorLines({ form, change, errors, field, title, hint }: LinesProps) {
  const id = useId()
  const lines = form[field]
  const {
    list,
    announcement,
    add,
    remove,
    move,
    change: changeRow,
  } = useEditableLines({
    lines,
    setLines: (newLines) => change({ [field]: newLines }),
    createLine: (key) => ({ key, text: '' }),
    getName: () => '',
    requiresOneLine: false,
  })
  const positions = indexLinesByKey(form, field)
  return (
    <fieldset className="remedy-part">
      <legend>{title}</legend>
      <p className="text-quiet">{hint}</p>
      {errors[field] && (
        <p className="error" id={`${id}all`}>
          {errors[field]}
        </p>
      )}
      <ol className="remedy-lines" ref={list} data-numbered={field === 'instructions'}>
        {lines.map((line, position) => {
          const index = positions.get(line.key)
          const error = index === undefined ? undefined : errors[`${field}.${index}`]
          const errorId = `${id}${line.key}`
          return (
            <li key={line.key}>
              <div>
                <textarea
                  className="field"
                  data-line={line.key}
                  rows={2}
                  aria-label={`${title}, line ${position + 1}`}
                  aria-describedby={`${errorId} ${id}all`}
                  aria-invalid={error !== undefined || (errors[field] !== undefined && position === 0)}
                  value={line.text}
                  onChange={({ target }) => changeRow(line.key, { text: target.value })}
                />
                <p className="error" id={errorId}>
                  {error}
                </p>
              </div>
              <RowButtons
                name={`line ${position + 1} of ${title}`}
                position={position}
                count={lines.length}
                move={(step) => move(position, step)}
                remove={() => remove(line, position)}
              />
            </li>
          )
        })}
      </ol>
      <EditorListFooter
        announcement={announcement}
        add={add}
        isFull={lines.length >= editLimits.lines}
        addLabel="Add a line"
      />
    </fieldset>
  )
}

type FooterProps = { announcement: string; add: () => void; isFull: boolean; addLabel: string }

export const EditorListFooter = ({ announcement, add, isFull, addLabel }: FooterProps) => (
  <>
    <p className="sr-only" role="status">
      {announcement}
    </p>
    {!isFull && (
      <button type="button" className="button plain" onClick={add}>
        <Plus aria-hidden />
        {addLabel}
      </button>
    )}
  </>
)
