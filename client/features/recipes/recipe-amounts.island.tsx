import { startTransition, useState } from 'react'

import { createIsland } from '#client/core/island.tsx'
import { MakeItMineButton } from '#client/ui/make-it-mine-button.tsx'
import { StepPictures } from '#client/ui/step-pictures.tsx'
import type { UnitChoice, UnitChoices } from '#domain/amounts/unit-choices.ts'
import { makeRecipeMine } from '#domain/own-recipes/make-it-mine.ts'
import { paths } from '#domain/paths.ts'
import type { Recipe } from '#domain/recipes/recipes.types.ts'
import { createRecipeQuery, unitsKey } from '#domain/recipes/requested-units.ts'
import type { Stock, WeighedIngredient } from '#domain/recipes/stock-cups.ts'

import { DailyAmounts } from './daily-amounts.tsx'
import { Ingredients } from './ingredients.tsx'
import { useScaling } from './scaling.ts'
import { StockForm } from './stock-form.tsx'
import { useUnitRules, useUnits } from './units.ts'
import { useWholeRecipe } from './use-whole-recipe.ts'

/** `units` and `stock` are those of the address; null if it has none. `weighed` lists what a reader may have. */
type RecipeAmountsProps = {
  recipe: Recipe
  servings: number
  units: UnitChoices | null
  weighed: readonly WeighedIngredient[]
  stock: Stock | null
}

/** Ingredients, daily amounts and steps. A change of cups or units updates the URL without a new history entry. */
export const RecipeAmounts = createIsland({
  name: 'recipe-amounts',
  wakes: ['member', `stored:${unitsKey}`],
  Content: (props: RecipeAmountsProps) => {
    const recipe = useWholeRecipe(props.recipe)
    const [servings, showServings] = useState(props.servings)
    const { units, change } = useUnits(props.units)
    const replaceQuery = (next: { servings: number; units: UnitChoices }) =>
      history.replaceState(history.state, '', location.pathname + createRecipeQuery(next, recipe.servings))
    const setServings = (next: number) => {
      replaceQuery({ servings: next, units })
      startTransition(() => showServings(next))
    }
    const changeUnit = (unit: UnitChoice, isChosen: boolean) =>
      replaceQuery({ servings, units: change(unit, isChosen) })
    return (
      <div className="recipe-amounts grid gap-y-14">
        <Ingredients {...{ recipe, servings, units, setServings, changeUnit }}>
          {props.weighed.length > 0 && (
            <StockForm
              weighed={props.weighed}
              stock={props.stock}
              units={units}
              cupsPerDay={recipe.cupsPerDay}
              setServings={setServings}
            />
          )}
        </Ingredients>
        <DailyAmounts recipe={recipe} />
        <Instructions recipe={recipe} servings={servings} units={units} />
        {!recipe.isClosed && (
          <p className="needs-script -mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
            <MakeItMineButton createForm={() => makeRecipeMine(recipe)} />
            <span className="text-quiet">Copies it into your own recipes, where you can change it.</span>
          </p>
        )}
      </div>
    )
  },
})

type InstructionsProps = { recipe: Recipe; servings: number; units: UnitChoices }

/** Renders the steps of a closed recipe as blank text of the same length. */
function Instructions({ recipe, servings, units }: InstructionsProps) {
  const steps = recipe.room?.map((characters) => '\u00a0 '.repeat(characters)) ?? recipe.instructions
  const rules = useUnitRules(units)
  const { formatStepsNote } = useScaling(servings / recipe.servings)
  return (
    <section>
      <h2 className="mb-4 text-cobalt">Instructions</h2>
      {servings !== recipe.servings && (
        <p className="mb-4 max-w-[68ch] text-quiet" role="status">
          {formatStepsNote(recipe.servings, servings)}
        </p>
      )}
      <div className={recipe.isClosed && 'closed'}>
        <ol className="steps" aria-hidden={recipe.isClosed}>
          {steps.map((step, position) => (
            <li key={step} id={`step-${position + 1}`}>
              <span>{rules?.convertText(step, units) ?? step}</span>
              <StepPictures step={step} />
            </li>
          ))}
        </ol>
        {recipe.isClosed && (
          <a href={paths.pricing} className="note">
            Only premium members can see the amounts and steps.
          </a>
        )}
      </div>
    </section>
  )
}
