import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { MouseEvent, ReactNode } from 'react'

import { onIntent } from '#client/core/on-intent.ts'
import { isPlainClick } from '#client/core/plain-click.ts'
import { paths } from '#domain/paths.ts'
import { formatCups } from '#domain/recipes/recipe-counts.ts'
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipes.types.ts'
import { maxServings } from '#domain/recipes/requested-servings.ts'

import { loadScaling, useScaling } from './scaling.ts'

type IngredientsProps = { recipe: Recipe; servings: number; setServings: (servings: number) => void }

export function Ingredients({ recipe, servings, setServings }: IngredientsProps) {
  return (
    <section aria-labelledby="ingredients">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 className="text-cobalt" id="ingredients">
          Ingredients
        </h2>
        <div className="servings" role="group" aria-label="Servings">
          <ServingsLink servings={servings - 1} label="One cup less" setServings={setServings}>
            <Minus aria-hidden />
          </ServingsLink>
          <output>{formatCups(servings)}</output>
          <ServingsLink servings={servings + 1} label="One cup more" setServings={setServings}>
            <Plus aria-hidden />
          </ServingsLink>
        </div>
      </div>
      <p className="mt-1 mb-3 text-quiet">
        Weights are for dried herbs unless the ingredient says “fresh”. We count fresh herbs by their dried weight.
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
        <b>{herb ? <a href={paths.herb(herb)}>{name}</a> : name}</b>
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

type ServingsLinkProps = Pick<IngredientsProps, 'servings' | 'setServings'> & { label: string; children: ReactNode }

/**
 * Link to another number of cups. At a limit, the link stays but changes nothing, so that the focus isn't lost.
 */
function ServingsLink({ servings, setServings, label, children }: ServingsLinkProps) {
  const target = Math.min(Math.max(1, servings), maxServings)
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setServings(target)
  }
  return (
    <a
      href={`?servings=${target}`}
      rel="nofollow"
      {...onIntent(loadScaling)}
      onClick={onClick}
      className={target === servings ? 'square' : 'square end'}
      aria-label={target === servings ? label : `Limit: ${formatCups(target)}`}
    >
      {children}
    </a>
  )
}
