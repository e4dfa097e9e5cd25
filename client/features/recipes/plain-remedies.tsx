import { useFavouritesOf } from '#client/features/favourites/use-favourites.ts'

import type { Listed } from './listed.ts'

/** The list as it is for everybody: one page of cards. */
export function PlainRemedies({ filters, found, range, drawCard, drawPages }: Listed) {
  useFavouritesOf(found.recipes.map(({ id }) => id))
  return (
    <>
      <div className="above-shelf">
        <output>{range}</output>
      </div>
      <div className="shelf">{found.recipes.map((recipe) => drawCard(recipe))}</div>
      {drawPages(filters.page, found.matches)}
    </>
  )
}
