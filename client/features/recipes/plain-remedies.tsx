import { useLoadFavourites } from '#client/features/favourites/use-favourites.ts'

import type { Listed } from './listed.ts'

/** Page of the list as everybody sees it. */
export function PlainRemedies({ filters, found, range, renderCard, renderPagination }: Listed) {
  useLoadFavourites(found.recipes.map(({ id }) => id))
  return (
    <>
      <div className="list-header">
        <output>{range}</output>
      </div>
      <div className="card-grid">{found.recipes.map((recipe) => renderCard(recipe))}</div>
      {renderPagination(filters.page, found.matches)}
    </>
  )
}
