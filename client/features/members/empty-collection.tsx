import { Link } from 'react-router'

import { EmptyState } from '#client/ui/plain-jar.tsx'
import { collectionUrl, emptyCollectionFilters } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, CollectionPage, CollectionTab } from '#domain/favourites/collection.types.ts'
import { paths } from '#domain/paths.ts'

import type { FilterControls } from './use-collection.ts'

const emptyTexts: Record<CollectionTab, { title: string; text: string }> = {
  liked: { title: 'No liked recipes yet', text: 'Select the heart on a recipe to add it here.' },
  bookmarked: { title: 'No bookmarked recipes yet', text: 'Select the bookmark on a recipe to save it here.' },
}

type EmptyCollectionProps = Pick<FilterControls, 'requested'> & {
  filters: CollectionFilters
  collection: CollectionPage
}

/** Empty state for a tab without recipes or filters without matches. */
export function EmptyCollection({ filters: { tab }, collection: { counts }, requested }: EmptyCollectionProps) {
  const isFiltered = counts[tab] > 0
  const { title, text } = isFiltered
    ? { title: `No ${tab} recipes match these filters`, text: 'Try another word.' }
    : emptyTexts[tab]
  return (
    <div className="flex flex-col items-center py-10 text-center">
      <EmptyState className="w-32" />
      <p className="mt-6 max-w-[34ch] font-display text-[1.5rem] leading-tight font-semibold">{title}</p>
      <p className="mt-2 max-w-[44ch] text-balance text-quiet">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-2.5">
        {isFiltered && (
          <Link
            to={collectionUrl({ ...emptyCollectionFilters, tab: requested.tab })}
            preventScrollReset
            className="button"
          >
            Clear Filters
          </Link>
        )}
        <Link to={paths.remedies} className={isFiltered ? 'button plain' : 'button'}>
          Browse Remedies
        </Link>
        {!isFiltered && (
          <Link to={paths.newOwnRecipe} className="button plain">
            Write your own
          </Link>
        )}
      </div>
    </div>
  )
}
