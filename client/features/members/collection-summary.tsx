import { collectionExaminedMax, collectionPageSize } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, CollectionPage } from '#domain/favourites/collection.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { pageRange } from '#domain/pagination.ts'

/** How much is kept; the figures wait until they are known. */
export const Tally = ({ counts }: { counts: CollectionPage['counts'] | undefined }) => (
  <dl className="tally">
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

/** What the page shows of the tab, in words. */
export function rangeOf({ tab, page }: CollectionFilters, found: CollectionPage | null): string {
  if (!found) return 'Your collection'
  const range = pageRange(page, collectionPageSize, found.recipes.length)
  if (!range && found.matches > 0) return 'Loading...'
  if (!range) return found.counts[tab] > 0 ? `No matching ${tab} recipes` : `No ${tab} recipes`
  return `Showing ${range.first}–${range.last} of ${groupDigits(found.matches)} ${tab} ${found.matches === 1 ? 'recipe' : 'recipes'}`
}

export const CutShort = () => (
  <p className="note mt-4">
    Your collection is large: search and ailments look at the newest {groupDigits(collectionExaminedMax)} of this list.
  </p>
)
