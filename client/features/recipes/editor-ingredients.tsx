import { useId } from 'react'

import { LineListFooter, FormPart } from '#client/ui/form-part.tsx'
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
    <FormPart title="Ingredients">
      <p className="-mt-3 text-quiet">
        Enter amounts for all cups together, such as 4 g or 2 tsp. For herbs, also enter the grams of dried herb per
        cup. Leave this empty for kitchen ingredients.
      </p>
      <datalist id={namesId}>
        {herbNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {errors['ingredients'] && <p className="error -mt-3">{errors['ingredients']}</p>}
      <ol className="grid gap-3.5" ref={list}>
        {ingredients.map((line, position) => {
          const index = positions.get(line.key)
          return (
            <li
              key={line.key}
              className="grid items-start gap-x-3 gap-y-1.5 not-first:border-t not-first:border-line not-first:pt-3 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <IngredientFields
                line={line}
                position={position}
                namesId={namesId}
                meaning={index === undefined ? undefined : result?.lines[index]}
                getError={(field) => errors[`ingredients.${index}.${field}`]}
                update={(part) => changeRow(line.key, part)}
              />
              <div className="sm:pt-6.5">
                <RowButtons
                  name={line.name || `ingredient ${position + 1}`}
                  position={position}
                  count={ingredients.length}
                  move={(step) => move(position, step)}
                  remove={() => remove(line, position)}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <LineListFooter
        announcement={announcement}
        add={add}
        isFull={ingredients.length >= editLimits.ingredients}
        addLabel="Add an ingredient"
      />
    </FormPart>
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

const fields: readonly { field: LineField; label: string; isWide?: true; inputMode?: 'decimal' }[] = [
  { field: 'name', label: 'Ingredient', isWide: true },
  { field: 'amount', label: 'Amount' },
  { field: 'gramsPerCup', label: 'Grams per cup', inputMode: 'decimal' },
  { field: 'notes', label: 'Note (optional)', isWide: true },
]

function IngredientFields({ line, position, namesId, meaning, getError, update }: LineProps) {
  const id = useId()
  const messages = fields.flatMap(({ field }) => getError(field) ?? [])
  return (
    <div className="grid grid-cols-2 gap-2">
      {fields.map(({ field, label, isWide, inputMode }) => (
        <label key={field} className={isWide && 'col-span-full'}>
          <span className="mb-0.75 block text-[.86rem] whitespace-nowrap text-quiet">
            {label}
            <span className="sr-only"> {position + 1}</span>
          </span>
          <input
            className="field h-12 px-3.5"
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
      <small
        id={`${id}meaning`}
        data-kind={meaning?.kind}
        className="col-span-full min-h-[1.4em] text-[.88rem] leading-[1.4] text-quiet data-[kind=form]:text-rust data-[kind=unknown]:text-rust"
      >
        {meaning && formatMeaning(meaning)}
      </small>
      <p className="error col-span-full" id={`${id}error`}>
        {messages.join(' ')}
      </p>
    </div>
  )
}

const formatMeaning = ({ meaning, grams }: LineMeaning) =>
  grams === undefined ? meaning : `${meaning}; the amount is ${Number(grams.toPrecision(3))} g dried per cup`
