import type { ReactNode } from 'react'

import { onIntent } from '#client/core/on-intent.ts'
import { ServingsLinks } from '#client/ui/servings-links.tsx'
import type { UnitChoice, UnitChoices } from '#domain/amounts/unit-choices.ts'
import { paths } from '#domain/paths.ts'
import { formatCups } from '#domain/recipes/recipe-counts.ts'
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import { createRecipeQuery } from '#domain/recipes/requested-units.ts'

import { loadScaling, useScaling } from './scaling.ts'
import { UnitLinks } from './unit-links.tsx'
import { useUnitRules } from './units.ts'

type IngredientsProps = {
  recipe: Recipe
  servings: number
  units: UnitChoices
  setServings: (servings: number) => void
  changeUnit: (unit: UnitChoice, isChosen: boolean) => void
  children?: ReactNode
}

export function Ingredients({ recipe, servings, units, setServings, changeUnit, children }: IngredientsProps) {
  const createHref = (next: number) => createRecipeQuery({ servings: next, units }, recipe.servings)
  return (
    <section aria-labelledby="ingredients">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-cobalt" id="ingredients">
          Ingredients
        </h2>
        <ServingsLinks
          servings={servings}
          setServings={setServings}
          createHref={createHref}
          intent={onIntent(loadScaling)}
        />
      </div>
      <UnitLinks
        units={units}
        createQuery={(next) => createRecipeQuery({ servings, units: next }, recipe.servings)}
        onChange={changeUnit}
      />
      {children}
      <p className="mt-1 mb-3 text-quiet">
        Weights are for dried herbs unless the ingredient says “fresh”. We count fresh herbs by their dried weight.
        {units.length > 0 &&
          ' Spoons are level, and converted amounts are rounded. We check the grams, so weigh a herb if you can.'}
      </p>
      <ul className="ledger">
        {recipe.ingredients.map((ingredient) => (
          <IngredientLine
            key={ingredient.name}
            ingredient={ingredient}
            recipe={recipe}
            servings={servings}
            units={units}
          />
        ))}
      </ul>
      {!recipe.isClosed && (
        <p className="mt-3 print:hidden">
          <a href={paths.substitutes(recipe.slug)} className="inline-link">
            Don’t have one of these herbs?
          </a>
        </p>
      )}
    </section>
  )
}

type LineProps = { ingredient: RecipeIngredient; recipe: Recipe; servings: number; units: UnitChoices }

function IngredientLine({ ingredient, recipe, servings, units }: LineProps) {
  const { name, amount, gramsPerCup, notes, herb } = ingredient
  const { scaleAmount } = useScaling(servings / recipe.servings)
  const { text, scaled } = scaleAmount(amount, servings / recipe.servings)
  const convertedText = useUnitRules(units)?.convertIngredient(text, ingredient, recipe, units)
  return (
    <li>
      <p>
        <b>{herb ? <a href={paths.herb(herb)}>{name}</a> : name}</b>
        <i />
        <span>{convertedText ?? text}</span>
      </p>
      <p>
        <small>{notes}</small>
        <small>
          {[
            convertedText !== undefined && text,
            gramsPerCup !== null && `${gramsPerCup} g dried per cup`,
            !scaled && `for ${formatCups(recipe.servings)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
    </li>
  )
}
