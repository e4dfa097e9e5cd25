import { Link } from 'react-router'

import { EmptyState } from '#client/ui/plain-jar.tsx'
import type { ForumCategory } from '#domain/community/community.types.ts'
import { forumAddress, type ForumFilters } from '#domain/community/forum-filters.ts'
import { paths } from '#domain/paths.ts'

/** Empty state of a category, a search or the last page. */
export function NoPosts({ filters, chosen }: { filters: ForumFilters; chosen: ForumCategory | undefined }) {
  const isSearch = filters.search !== ''
  return (
    <div className="flex flex-col items-center pt-8 pb-4 text-center">
      <EmptyState className="w-32" />
      <p className="mt-6 max-w-[34ch] text-balance font-display text-[1.4rem] leading-tight font-semibold">
        {emptyStateTexts(filters, chosen)}
      </p>
      {isSearch && (
        <Link to={forumAddress({ ...filters, search: '', before: null })} className="button plain mt-6">
          Clear search
        </Link>
      )}
      {!isSearch && chosen && (
        <Link to={paths.community} className="button plain mt-6">
          All Categories
        </Link>
      )}
    </div>
  )
}

function emptyStateTexts({ search, before }: ForumFilters, chosen: ForumCategory | undefined): string {
  if (before !== null) return 'There are no older posts.'
  if (search !== '') return 'No posts match your search.'
  return chosen ? `No posts in ${chosen.name} yet.` : 'No posts yet. Write the first one.'
}
