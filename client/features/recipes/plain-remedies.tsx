import { useFavouritesOf } from '#client/features/favourites/use-favourites.ts'
import { rangeWords } from '#domain/recipes/list.words.ts'

import type { Listed } from './listed.ts'
import { RecipePagination } from './recipe-pagination.tsx'

/** The list as it is for everybody: one page of cards. */
export function PlainRemedies({ filters, found, wanted, change, draw }: Listed) {
  const { recipes, matches, more } = found
  useFavouritesOf(recipes.map(({ id }) => id))
  return (
    <>
      <div className="above-shelf">
        <output>{rangeWords(filters, { shown: recipes.length, matches, more })}</output>
      </div>
      <div className="shelf">{recipes.map((recipe) => draw(recipe))}</div>
      <RecipePagination shown={filters} wanted={wanted} change={change} matches={matches} />
    </>
  )
}
