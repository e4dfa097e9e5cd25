import { useId } from 'react'

import { HerbNames, ingredientRowStyle, LineList } from '#client/ui/line-list.tsx'
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
  const positions = indexLinesByKey(form, 'ingredients')
  return (
    <>
      <HerbNames id={namesId} names={herbNames} />
      <LineList
        title="Ingredients"
        hint="Enter amounts for all cups together, such as 4 g or 2 tsp. For herbs, also enter the grams of dried herb per cup. Leave this empty for kitchen ingredients."
        error={errors['ingredients'] && <p className="error -mt-3">{errors['ingredients']}</p>}
        lines={form.ingredients}
        setLines={(ingredients) => change({ ingredients })}
        createLine={createEmptyIngredient}
        getName={({ name }) => name}
        requiresOneLine
        max={editLimits.ingredients}
        addLabel="Add an ingredient"
        listStyle="gap-3.5"
        rowStyle={ingredientRowStyle}
        buttonsStyle="sm:pt-6.5"
        nameLine={({ name }, position) => name || `ingredient ${position + 1}`}
      >
        {(line, position, update) => {
          const index = positions.get(line.key)
          return (
            <IngredientFields
              line={line}
              position={position}
              namesId={namesId}
              meaning={index === undefined ? undefined : result?.lines[index]}
              getError={(field) => errors[`ingredients.${index}.${field}`]}
              update={update}
            />
          )
        }}
      </LineList>
    </>
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
