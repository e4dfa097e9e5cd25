import { useFavouritesOf } from '#client/features/favourites/use-favourites.ts'

import type { Listed } from './listed.ts'

/** Page of the list as everybody sees it. */
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
