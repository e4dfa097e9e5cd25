import { useId } from 'react'

import { HerbNames, ingredientRowStyle, LineList, TextLine } from '#client/ui/line-list.tsx'
import { createEmptyIngredient, type OwnIngredientLine, type OwnRecipeForm } from '#domain/own-recipes/fill-form.ts'
import type { OwnLineMeaning } from '#domain/own-recipes/own-recipe-check.ts'
import { indexLinesByKey } from '#domain/own-recipes/own-recipe-form.ts'
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
  const indexes = indexLinesByKey(form, 'ingredients')
  return (
    <>
      <HerbNames id={namesId} names={herbNames} />
      <LineList
        title="Ingredients"
        hint="Enter amounts for all cups together, such as 4 g, 2 tsp or a pinch."
        error={errors['ingredients'] && <p className="error">{errors['ingredients']}</p>}
        lines={form.ingredients}
        setLines={(ingredients) => change({ ingredients })}
        createLine={createEmptyIngredient}
        getName={({ name }) => name}
        requiresOneLine
        max={ownRecipeLimits.ingredients}
        addLabel="Add an ingredient"
        listStyle="gap-4"
        rowStyle={ingredientRowStyle}
        buttonsStyle="sm:pt-6.5"
        nameLine={({ name }, position) => name || `ingredient ${position + 1}`}
      >
        {(line, position, update) => {
          const index = indexes.get(line.key)
          return (
            <IngredientFields
              line={line}
              number={position + 1}
              namesId={namesId}
              meaning={index === undefined ? undefined : meanings[index]}
              getError={(field) => errors[`ingredients.${index}.${field}`]}
              update={update}
            />
          )
        }}
      </LineList>
    </>
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
      {meaning && meaning.suggestions.length > 0 && (
        <p className="col-span-full flex flex-wrap items-center gap-2 text-[.88rem]">
          Did you mean:
          {meaning.suggestions.map((name) => (
            <button key={name} type="button" className="button plain" onClick={() => update({ name })}>
              {name}
            </button>
          ))}
        </p>
      )}
      <p className="error col-span-full" id={`${id}error`}>
        {ingredientFields.flatMap(({ field }) => getError(field) ?? []).join(' ')}
      </p>
    </div>
  )
}

function describeMeaning({ kind, name, gramsPerCup, hasAmount, levelSpoons }: OwnLineMeaning): string {
  if (kind === 'safe') return 'Kitchen ingredient'
  if (kind === 'form') return 'This isn’t suitable for tea.'
  if (kind === 'unknown') return 'We don’t know this ingredient, so we can’t check it.'
  const spoons = levelSpoons === undefined ? '' : `. We count each spoon as ${levelSpoons} level ones.`
  if (gramsPerCup !== undefined) return `${name}: about ${formatGrams(gramsPerCup)} dried herb in a cup${spoons}`
  return hasAmount ? `${name}: we can’t read this amount. Try grams or teaspoons.` : `${name}: add an amount.`
}

/** Editable steps of the preparation. */
export function StepList({ form, change, errors }: FormProps) {
  const indexes = indexLinesByKey(form, 'steps')
  return (
    <LineList
      title="Steps"
      hint="How you make it (optional). One action for each step."
      error={errors['steps'] && <p className="error">{errors['steps']}</p>}
      lines={form.steps}
      setLines={(steps) => change({ steps })}
      createLine={(key) => ({ key, text: '' })}
      getName={() => 'Step'}
      requiresOneLine
      max={ownRecipeLimits.steps}
      addLabel="Add a step"
      listStyle="gap-3"
      rowStyle="gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto]"
      nameLine={(_, position) => `step ${position + 1}`}
    >
      {(line, position, update) => (
        <TextLine
          line={line}
          label={`Step ${position + 1}`}
          error={errors[`steps.${indexes.get(line.key)}`]}
          update={update}
        />
      )}
    </LineList>
  )
}
