import type { LinkProps } from 'react-router'
import { Form } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { InPlaceLink } from '#client/ui/in-place-link.tsx'
import { SearchField, useTypedSearch } from '#client/ui/search-field.tsx'
import { changeCollectionFilters, collectionUrl } from '#domain/favourites/collection.rules.ts'
import { collectionChips, type CollectionFilters, type CollectionTab } from '#domain/favourites/collection.types.ts'
import { paths } from '#domain/paths.ts'
import { maxSearchLength } from '#domain/recipes/recipe-filters.ts'

import type { CollectionChange, FilterControls } from './use-collection.ts'

/** Searches while the user types, and immediately on Enter. */
export function CollectionSearch({ filters, change }: Pick<FilterControls, 'change'> & { filters: CollectionFilters }) {
  const { searchSoon, endTyping, cancelSearch } = useTypedSearch((search, options) => change({ search }, options))
  return (
    <search>
      <Form
        action={paths.members}
        className="filters"
        onSubmit={(event) => {
          event.preventDefault()
          cancelSearch()
          const { search = '' } = Object.fromEntries(textFields(new FormData(event.currentTarget)))
          change({ search })
        }}
      >
        <div className="grow">
          <label htmlFor="search">Search</label>
          <SearchField
            value={filters.search}
            maxLength={maxSearchLength}
            placeholder="Search your collection..."
            onType={searchSoon}
            onBlur={endTyping}
          />
        </div>
      </Form>
    </search>
  )
}

export const CollectionChips = ({ requested, change }: FilterControls) => (
  <nav className="chips" aria-label="Ailments">
    {(['', ...collectionChips] as const).map((chip) => (
      <CollectionLink
        key={chip}
        requested={requested}
        changes={{ chip }}
        change={change}
        className="chip"
        aria-current={chip === requested.chip ? 'true' : undefined}
      >
        {chip || 'All'}
      </CollectionLink>
    ))}
  </nav>
)

const tabLabels: Record<CollectionTab, string> = { liked: 'Liked Only', bookmarked: 'Bookmarked Only' }

/** The tabs are links because each tab has a URL. */
export const CollectionTabs = ({ requested, change }: FilterControls) => (
  <nav className="collection-tabs" aria-label="Collection">
    {(['liked', 'bookmarked'] as const).map((tab) => (
      <CollectionLink
        key={tab}
        requested={requested}
        changes={{ tab }}
        change={change}
        className="tab"
        aria-current={tab === requested.tab ? 'page' : undefined}
      >
        {tabLabels[tab]}
      </CollectionLink>
    ))}
  </nav>
)

type CollectionLinkProps = Omit<LinkProps, 'to'> & FilterControls & { changes: CollectionChange }

export const CollectionLink = ({ requested, changes, change, ...attributes }: CollectionLinkProps) => (
  <InPlaceLink
    {...attributes}
    to={collectionUrl(changeCollectionFilters(requested, changes))}
    change={(options) => change(changes, options)}
  />
)
