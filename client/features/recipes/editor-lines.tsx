import { useId } from 'react'

import { LineList, TextLine } from '#client/ui/line-list.tsx'
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
  const positions = indexLinesByKey(form, field)
  const isNumbered = field === 'instructions'
  return (
    <LineList
      title={title}
      hint={hint}
      error={
        errors[field] && (
          <p className="error -mt-3" id={`${id}all`}>
            {errors[field]}
          </p>
        )
      }
      lines={form[field]}
      setLines={(lines) => change({ [field]: lines })}
      createLine={(key) => ({ key, text: '' })}
      getName={() => ''}
      requiresOneLine={false}
      max={editLimits.lines}
      addLabel="Add a line"
      listStyle="gap-3.5"
      rowStyle={`gap-y-1.5 ${isNumbered ? 'sm:grid-cols-[1.6rem_minmax(0,1fr)_auto]' : 'sm:grid-cols-[minmax(0,1fr)_auto]'}`}
      nameLine={(_, position) => `line ${position + 1} of ${title}`}
    >
      {(line, position, update) => (
        <>
          {isNumbered && (
            <span className="font-display text-[1.2rem] leading-[1.4] font-bold text-cobalt sm:pt-2.5" aria-hidden>
              {position + 1}
            </span>
          )}
          <TextLine
            line={line}
            label={`${title}, line ${position + 1}`}
            error={errors[`${field}.${positions.get(line.key)}`]}
            listErrorId={`${id}all`}
            isInvalid={errors[field] !== undefined && position === 0}
            update={update}
          />
        </>
      )}
    </LineList>
  )
}
