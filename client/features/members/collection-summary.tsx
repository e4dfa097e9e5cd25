import { maxExaminedRecipes, collectionPageSize } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, CollectionPage } from '#domain/favourites/collection.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { getPageRange } from '#domain/pagination.ts'

/** Number of liked and bookmarked recipes. Shows dashes until they are loaded. */
export const CollectionCounts = ({ counts }: { counts: CollectionPage['counts'] | undefined }) => (
  <dl className="collection-counts">
    <div>
      <dt>Liked</dt>
      <dd>{counts ? groupDigits(counts.liked) : '–'}</dd>
    </div>
    <div>
      <dt>Bookmarked</dt>
      <dd>{counts ? groupDigits(counts.bookmarked) : '–'}</dd>
    </div>
  </dl>
)

/** Returns the heading of the list, such as “Showing 1–12 of 30 liked recipes”. */
export function headingText({ tab, page }: CollectionFilters, collection: CollectionPage | null): string {
  if (!collection) return 'Your collection'
  const range = getPageRange(page, collectionPageSize, collection.recipes.length)
  if (!range && collection.matches > 0) return 'Loading...'
  if (!range) return collection.counts[tab] > 0 ? `No matching ${tab} recipes` : `No ${tab} recipes`
  return `Showing ${range.first}–${range.last} of ${groupDigits(collection.matches)} ${tab} ${collection.matches === 1 ? 'recipe' : 'recipes'}`
}

export const LimitNote = () => (
  <p className="note mt-4">
    Your collection is large, so search and filters only cover the newest {groupDigits(maxExaminedRecipes)} recipes.
  </p>
)
