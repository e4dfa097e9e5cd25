import { useId } from 'react'

import { RowButtons } from '#client/ui/row-buttons.tsx'
import { useEditableLines } from '#client/ui/use-editable-lines.ts'
import type { EditCheckResult, LineMeaning } from '#domain/recipes/edit-check.ts'
import {
  type EditForm,
  createEmptyIngredient,
  type IngredientLine,
  indexLinesByKey,
} from '#domain/recipes/edit-form.ts'
import { editLimits } from '#domain/recipes/recipe-edit.schemas.ts'

import { EditorListFooter } from './editor-lines.tsx'
import type { ChangeForm, Errors } from './use-editor.ts'

type IngredientsProps = {
  form: EditForm
  change: ChangeForm
  errors: Errors
  result: EditCheckResult | undefined
  herbNames: readonly string[]
}

/** Editable ingredients. Each line shows what its name means to the check. */
export function EditorIngredients({ form, change, errors, result, herbNames }: IngredientsProps) {
  const namesId = useId()
  const { ingredients } = form
  const {
    list,
    announcement,
    add,
    remove,
    move,
    change: changeRow,
  } = useEditableLines({
    lines: ingredients,
    setLines: (newLines) => change({ ingredients: newLines }),
    createLine: createEmptyIngredient,
    getName: ({ name }) => name,
    requiresOneLine: true,
  })
  const positions = indexLinesByKey(form, 'ingredients')
  return (
    <fieldset className="remedy-part">
      <legend>Ingredients</legend>
      <p className="text-quiet">
        Enter amounts for all cups together, such as 4 g or 2 tsp. For herbs, also enter the grams of dried herb per
        cup. Leave this empty for kitchen ingredients.
      </p>
      <datalist id={namesId}>
        {herbNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {errors['ingredients'] && <p className="error">{errors['ingredients']}</p>}
      <ol className="remedy-lines" ref={list}>
        {ingredients.map((line, position) => {
          const index = positions.get(line.key)
          return (
            <li key={line.key}>
              <IngredientFields
                line={line}
                position={position}
                namesId={namesId}
                meaning={index === undefined ? undefined : result?.lines[index]}
                getError={(field) => errors[`ingredients.${index}.${field}`]}
                update={(part) => changeRow(line.key, part)}
              />
              <RowButtons
                name={line.name || `ingredient ${position + 1}`}
                position={position}
                count={ingredients.length}
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
        isFull={ingredients.length >= editLimits.ingredients}
        addLabel="Add an ingredient"
      />
    </fieldset>
  )
}

type LineField = Exclude<keyof IngredientLine, 'key'>

type LineProps = {
  line: IngredientLine
  position: number
  namesId: string
  meaning: LineMeaning | undefined
  getError: (field: LineField) => string | undefined
  update: (part: Partial<IngredientLine>) => void
}

const fields: readonly { field: LineField; label: string; inputMode?: 'decimal' }[] = [
  { field: 'name', label: 'Ingredient' },
  { field: 'amount', label: 'Amount' },
  { field: 'gramsPerCup', label: 'Grams per cup', inputMode: 'decimal' },
  { field: 'notes', label: 'Note (optional)' },
]

function IngredientFields({ line, position, namesId, meaning, getError, update }: LineProps) {
  const id = useId()
  const messages = fields.flatMap(({ field }) => getError(field) ?? [])
  return (
    <div className="remedy-ingredient">
      {fields.map(({ field, label, inputMode }) => (
        <label key={field} data-field={field}>
          <span>
            {label}
            <span className="sr-only"> {position + 1}</span>
          </span>
          <input
            className="field"
            {...(field === 'name' && { list: namesId, 'data-line': line.key })}
            aria-describedby={`${id}meaning ${id}error`}
            aria-invalid={getError(field) !== undefined}
            autoComplete="off"
            inputMode={inputMode}
            value={line[field]}
            onChange={({ target }) => update({ [field]: target.value })}
          />
        </label>
      ))}
      <small id={`${id}meaning`} data-kind={meaning?.kind}>
        {meaning && formatMeaning(meaning)}
      </small>
      <p className="error" id={`${id}error`}>
        {messages.join(' ')}
      </p>
    </div>
  )
}

const formatMeaning = ({ meaning, grams }: LineMeaning) =>
  grams === undefined ? meaning : `${meaning}; the amount is ${Number(grams.toPrecision(3))} g dried per cup`
