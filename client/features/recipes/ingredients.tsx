import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'

import { onIntent } from '#client/core/on-intent.ts'
import { paths } from '#domain/paths.ts'
import { formatCups } from '#domain/recipes/recipe-counts.ts'
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import { parseServings, maxServings } from '#domain/recipes/requested-servings.ts'

import { loadScaling, useScaling } from './scaling.ts'

/** Returns the number of cups in the URL, or the recipe's own number. */
export function useServings(recipe: Pick<Recipe, 'servings' | 'isClosed'>): number {
  const [query] = useSearchParams()
  return parseServings(recipe.isClosed ? null : query.get('servings'), recipe.servings)
}

/** Ingredients with amounts for the chosen number of cups. */
export function Ingredients({ recipe }: { recipe: Recipe }) {
  const servings = useServings(recipe)
  return (
    <section aria-labelledby="ingredients">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-cobalt" id="ingredients">
          Ingredients
        </h2>
        <div className="servings" role="group" aria-label="Servings">
          <ServingsLink servings={servings - 1} label="One cup less">
            <Minus aria-hidden />
          </ServingsLink>
          <output>{formatCups(servings)}</output>
          <ServingsLink servings={servings + 1} label="One cup more">
            <Plus aria-hidden />
          </ServingsLink>
        </div>
      </div>
      <p className="mt-1 mb-3 text-quiet">
        Grams are dried herb unless the line says fresh. Fresh herb counts by its dried weight.
      </p>
      <ul className="ledger">
        {recipe.ingredients.map((ingredient) => (
          <IngredientLine
            key={ingredient.name}
            ingredient={ingredient}
            ownServings={recipe.servings}
            servings={servings}
          />
        ))}
      </ul>
    </section>
  )
}

type LineProps = { ingredient: RecipeIngredient; ownServings: number; servings: number }

function IngredientLine({ ingredient, ownServings, servings }: LineProps) {
  const { name, amount, gramsPerCup, notes, herb } = ingredient
  const { scaleAmount } = useScaling(servings / ownServings)
  const { text, scaled } = scaleAmount(amount, servings / ownServings)
  return (
    <li>
      <p>
        <b>{herb ? <Link to={paths.herb(herb)}>{name}</Link> : name}</b>
        <i />
        <span>{text}</span>
      </p>
      <p>
        <small>{notes}</small>
        <small>
          {[gramsPerCup !== null && `${gramsPerCup} g dried per cup`, !scaled && `for ${formatCups(ownServings)}`]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
    </li>
  )
}

/**
 * Link to another number of cups. It stays a link at the limits, where it changes nothing, so that it keeps the focus.
 */
function ServingsLink({ servings, label, children }: { servings: number; label: string; children: ReactNode }) {
  const target = Math.min(Math.max(1, servings), maxServings)
  return (
    <Link
      to={`?servings=${target}`}
      replace
      preventScrollReset
      rel="nofollow"
      {...onIntent(loadScaling)}
      className={target === servings ? 'square' : 'square end'}
      aria-label={target === servings ? label : `Limit: ${formatCups(target)}`}
    >
      {children}
    </Link>
  )
}
