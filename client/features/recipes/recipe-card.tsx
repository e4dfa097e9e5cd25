import type { ReactNode } from 'react'

import { Jar } from '#client/ui/jar.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { paths, remediesUrl } from '#domain/paths.ts'
import { applyFilterChange } from '#domain/recipes/parse-recipe-filters.ts'
import type { RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { selectCardIngredients } from '#domain/recipes/recipes.rules.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import { RecipeFacts } from './recipe-facts.tsx'

/** Card of a recipe. `children` follow the text, such as a verdict tag. */
export function RecipeCard({ recipe, children }: { recipe: RecipeSummary; children?: ReactNode }) {
  const { shown, more } = selectCardIngredients(recipe.ingredientNames)
  return (
    <article className="card">
      <div className="card-figure">
        <Jar herb={recipe.mainHerb} emoji={recipe.emoji} ailment={recipe.ailment} />
      </div>
      <div className="card-text">
        <p className="ailment">{recipe.ailment}</p>
        <h2 className="text-[1.36rem]">
          <a href={paths.recipe(recipe.slug)} className="card-link">
            {recipe.name}
            {recipe.variety > 0 && <span className="variety">{` Variety ${recipe.variety}`}</span>}
          </a>
        </h2>
        <p>{recipe.subtitle}</p>
        <RecipeFacts {...recipe} />
        <p className="text-[.96rem] text-quiet">
          <span className="font-medium text-ink">{shown.join(', ')}</span>
          {more > 0 && <span className="whitespace-nowrap">{` +${more} more`}</span>}
        </p>
      </div>
      {children}
    </article>
  )
}

export const RecipePagination = ({ filters, matches }: { filters: RecipeFilters; matches: number }) => (
  <Pagination
    page={filters.page}
    pageCount={Math.ceil(matches / filters.size)}
    getPageUrl={(page) => remediesUrl(applyFilterChange(filters, { page }))}
  />
)
