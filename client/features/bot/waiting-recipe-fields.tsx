import { useState } from 'react'

import type { ActionResult } from '#client/core/run-action.ts'
import { Field } from '#client/ui/field.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import type { WaitingRecipe } from '#domain/bot/bot-status.types.ts'

type WaitingRecipeFieldsProps = { recipe: WaitingRecipe; errors: ActionResult['errors'] }

const maxDescriptionLength = 900
const maxStepsLength = 4000

/** Editable fields of a recipe that awaits review. */
export function WaitingRecipeFields({ recipe, errors }: WaitingRecipeFieldsProps) {
  // Version on which the fields are based, even if the recipe reloads meanwhile.
  const [updatedAt] = useState(recipe.updatedAt)
  return (
    <>
      <input type="hidden" name="updatedAt" value={updatedAt} />
      <Field
        label="Name"
        name="name"
        maxLength={80}
        required
        autoComplete="off"
        defaultValue={recipe.name}
        error={errors['name']}
      />
      <TextArea
        label="Description"
        name="description"
        rows={5}
        max={maxDescriptionLength}
        defaultValue={recipe.description}
        error={errors['description']}
      />
      <TextArea
        label="Instructions"
        hint="Enter one step per line."
        name="steps"
        rows={8}
        max={maxStepsLength}
        defaultValue={recipe.instructions.join('\n')}
        error={findError(errors, 'instructions')}
      />
      {recipe.ingredients.map(({ name, gramsPerCup }, position) =>
        gramsPerCup === null ? (
          <input key={name} type="hidden" name="grams" value="" />
        ) : (
          <Field
            key={name}
            label={`${name}, grams per cup`}
            name="grams"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={gramsPerCup}
            error={errors[`grams.${position}`]}
          />
        ),
      )}
    </>
  )
}

/** Returns the error for the field or for one of its lines. */
const findError = (errors: ActionResult['errors'], field: string) =>
  Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
