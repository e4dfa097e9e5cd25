import { useId } from 'react'

import { LineListFooter, FormPart } from '#client/ui/form-part.tsx'
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
  const isNumbered = field === 'instructions'
  return (
    <FormPart title={title}>
      <p className="-mt-3 text-quiet">{hint}</p>
      {errors[field] && (
        <p className="error -mt-3" id={`${id}all`}>
          {errors[field]}
        </p>
      )}
      <ol className="grid gap-3.5" ref={list}>
        {lines.map((line, position) => {
          const index = positions.get(line.key)
          const error = index === undefined ? undefined : errors[`${field}.${index}`]
          const errorId = `${id}${line.key}`
          return (
            <li
              key={line.key}
              className={`grid items-start gap-x-3 gap-y-1.5 ${isNumbered ? 'sm:grid-cols-[1.6rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,1fr)_auto]'}`}
            >
              {isNumbered && (
                <span className="font-display text-[1.2rem] leading-[1.4] font-bold text-cobalt sm:pt-2.5" aria-hidden>
                  {position + 1}
                </span>
              )}
              <div>
                <textarea
                  className="field block h-auto min-h-13 resize-y px-3.5 py-2.75 leading-[1.45] field-sizing-content"
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
      <LineListFooter
        announcement={announcement}
        add={add}
        isFull={lines.length >= editLimits.lines}
        addLabel="Add a line"
      />
    </FormPart>
  )
}
