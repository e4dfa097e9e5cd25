import { useId } from 'react'

import { FormPart, LineListFooter } from '#client/ui/form-part.tsx'
import { RowButtons } from '#client/ui/row-buttons.tsx'
import { useEditableLines } from '#client/ui/use-editable-lines.ts'
import type { OwnLineMeaning } from '#domain/own-recipes/own-recipe-check.ts'
import {
  createEmptyIngredient,
  indexLinesByKey,
  type OwnIngredientLine,
  type OwnRecipeForm,
} from '#domain/own-recipes/own-recipe-form.ts'
import { ownRecipeLimits } from '#domain/own-recipes/own-recipes.schemas.ts'
import { formatGrams } from '#domain/recipes/recipe-counts.ts'

export type FormProps = {
  form: OwnRecipeForm
  change: (part: Partial<OwnRecipeForm>) => void
  errors: Readonly<Record<string, string>>
}

type IngredientListProps = FormProps & { meanings: readonly OwnLineMeaning[]; herbNames: readonly string[] }

/** Editable ingredients. The text below each line says how the check reads it. */
export function IngredientList({ form, change, errors, meanings, herbNames }: IngredientListProps) {
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
    setLines: (lines) => change({ ingredients: lines }),
    createLine: createEmptyIngredient,
    getName: ({ name }) => name,
    requiresOneLine: true,
  })
  const indexes = indexLinesByKey(form, 'ingredients')
  return (
    <FormPart title="Ingredients">
      <p className="-mt-3 text-quiet">Enter amounts for all cups together, such as 4 g, 2 tsp or a pinch.</p>
      {errors['ingredients'] && <p className="error">{errors['ingredients']}</p>}
      <datalist id={namesId}>
        {herbNames.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <ol className="grid gap-4" ref={list}>
        {ingredients.map((line, position) => {
          const index = indexes.get(line.key)
          return (
            <li
              key={line.key}
              className="grid items-start gap-x-3 gap-y-1 not-first:border-t not-first:border-line not-first:pt-3 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <IngredientFields
                line={line}
                number={position + 1}
                namesId={namesId}
                meaning={index === undefined ? undefined : meanings[index]}
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
        isFull={ingredients.length >= ownRecipeLimits.ingredients}
        addLabel="Add an ingredient"
      />
    </FormPart>
  )
}

const ingredientFields = [
  { field: 'amount', label: 'Amount' },
  { field: 'name', label: 'Ingredient' },
  { field: 'notes', label: 'Note (optional)' },
] as const

type IngredientField = (typeof ingredientFields)[number]['field']

type IngredientFieldsProps = {
  line: OwnIngredientLine
  number: number
  namesId: string
  meaning: OwnLineMeaning | undefined
  getError: (field: IngredientField) => string | undefined
  update: (part: Partial<OwnIngredientLine>) => void
}

function IngredientFields({ line, number, namesId, meaning, getError, update }: IngredientFieldsProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,7rem)_minmax(0,1fr)] gap-2">
      {ingredientFields.map(({ field, label }) => (
        <label key={field} className={field === 'notes' ? 'col-span-full' : undefined}>
          <span className="mb-0.75 block text-[.86rem] whitespace-nowrap text-quiet">
            {label}
            <span className="sr-only"> {number}</span>
          </span>
          <input
            className="field h-12 px-3.5"
            {...(field === 'name' && { list: namesId })}
            {...(field === 'amount' && { 'data-line': line.key })}
            aria-describedby={`${id}meaning ${id}error`}
            aria-invalid={getError(field) !== undefined}
            autoComplete="off"
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
        {meaning && describeMeaning(meaning)}
      </small>
      <p className="error col-span-full" id={`${id}error`}>
        {ingredientFields.flatMap(({ field }) => getError(field) ?? []).join(' ')}
      </p>
    </div>
  )
}

function describeMeaning({ kind, name, gramsPerCup, hasAmount }: OwnLineMeaning): string {
  if (kind === 'safe') return 'Kitchen ingredient'
  if (kind === 'form') return 'This isn’t suitable for tea.'
  if (kind === 'unknown') return 'We don’t know this ingredient, so we can’t check it.'
  if (gramsPerCup !== undefined) return `${name}: about ${formatGrams(gramsPerCup)} dried herb in a cup`
  return hasAmount ? `${name}: we can’t read this amount. Try grams or teaspoons.` : `${name}: add an amount.`
}

/** Editable steps of the preparation. */
export function StepList({ form, change, errors }: FormProps) {
  const id = useId()
  const { steps } = form
  const {
    list,
    announcement,
    add,
    remove,
    move,
    change: changeRow,
  } = useEditableLines({
    lines: steps,
    setLines: (lines) => change({ steps: lines }),
    createLine: (key) => ({ key, text: '' }),
    getName: () => 'Step',
    requiresOneLine: true,
  })
  const indexes = indexLinesByKey(form, 'steps')
  return (
    <FormPart title="Steps">
      <p className="-mt-3 text-quiet">How you make it (optional). One action for each step.</p>
      {errors['steps'] && <p className="error">{errors['steps']}</p>}
      <ol className="grid gap-3" ref={list}>
        {steps.map((line, position) => {
          const error = errors[`steps.${indexes.get(line.key)}`]
          return (
            <li key={line.key} className="grid items-start gap-x-3 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]">
              <div>
                <textarea
                  className="field block h-auto min-h-13 resize-y px-3.5 py-2.75 leading-[1.45] field-sizing-content"
                  data-line={line.key}
                  rows={2}
                  aria-label={`Step ${position + 1}`}
                  aria-describedby={`${id}${line.key}`}
                  aria-invalid={error !== undefined}
                  value={line.text}
                  onChange={({ target }) => changeRow(line.key, { text: target.value })}
                />
                <p className="error" id={`${id}${line.key}`}>
                  {error}
                </p>
              </div>
              <RowButtons
                name={`step ${position + 1}`}
                position={position}
                count={steps.length}
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
        isFull={steps.length >= ownRecipeLimits.steps}
        addLabel="Add a step"
      />
    </FormPart>
  )
}
