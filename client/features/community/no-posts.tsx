import { EmptyState } from '#client/ui/plain-jar.tsx'
import type { ForumCategory } from '#domain/community/community.types.ts'
import { forumUrl, type ForumFilters } from '#domain/community/forum-filters.ts'
import { paths } from '#domain/paths.ts'

/** Empty state of a category, a search or the last page. */
export function NoPosts({
  filters,
  selectedCategory,
}: {
  filters: ForumFilters
  selectedCategory: ForumCategory | undefined
}) {
  const isSearch = filters.search !== ''
  return (
    <div className="flex flex-col items-center pt-8 pb-4 text-center">
      <EmptyState className="w-32" />
      <p className="mt-6 max-w-[34ch] text-balance font-display text-[1.4rem] leading-tight font-semibold">
        {emptyStateText(filters, selectedCategory)}
      </p>
      {isSearch && (
        <a href={forumUrl({ ...filters, search: '', before: null })} className="button plain mt-6">
          Clear search
        </a>
      )}
      {!isSearch && selectedCategory && (
        <a href={paths.community} className="button plain mt-6">
          All Categories
        </a>
      )}
    </div>
  )
}

function emptyStateText({ search, before }: ForumFilters, selectedCategory: ForumCategory | undefined): string {
  if (before !== null) return 'There are no older posts.'
  if (search !== '') return 'No posts match your search.'
  return selectedCategory ? `No posts in ${selectedCategory.name} yet.` : 'No posts yet. Write the first one.'
}
