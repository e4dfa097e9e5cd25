import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import type { ForumCategory, PostPage } from '#domain/community/community.types.ts'
import {
  forumUrl,
  type ForumFilters,
  emptyForumFilters,
  parseForumFilters,
  maxForumSearchLength,
} from '#domain/community/forum-filters.ts'
import { paths } from '#domain/paths.ts'

import { CategoryList } from './category-list.tsx'
import { listPosts } from './community.api.ts'
import { NewPostSlot } from './new-post.island.tsx'
import { PinnedPosts, PostList } from './post-list.tsx'

type Loaded = { filters: ForumFilters; page: PostPage }

/** Redirects to all posts if the category no longer exists. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const filters = parseForumFilters(new URL(request.url).searchParams)
  try {
    return { filters, page: await listPosts(context, filters) }
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'not_found') throw thrown
    return redirect(forumUrl({ ...emptyForumFilters, search: filters.search }))
  }
}

export function Component() {
  const { filters, page } = useLoaderData<Loaded>()
  const { categories, pinned, posts, next } = page
  const selectedCategory = categories.find(({ slug }) => slug === filters.category)
  return (
    <div>
      <ForumHead filters={filters} selectedCategory={selectedCategory} />
      <a href={paths.tools} className="button plain mt-8 mb-6">
        <ArrowLeft aria-hidden />
        Back to Tools
      </a>
      <h1 className="text-[clamp(2.2rem,1.6rem+2.4vw,3.4rem)]">Community</h1>
      <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
        See what members brew and grow, and what they ask each other. Anyone can read posts, and members can write them.
      </p>
      <div className="mt-8.5 grid grid-cols-[16.5rem_minmax(0,1fr)] items-start gap-x-14 gap-y-5 max-[53.75rem]:mt-5.5 max-[53.75rem]:grid-cols-1">
        <CategoryList categories={categories} selectedCategory={selectedCategory} />
        <div>
          <NewPostSlot categories={categories} selectedCategory={selectedCategory} />
          <ForumSearch filters={filters} />
          <h2 className="mb-4 text-cobalt">{headingText(filters, selectedCategory)}</h2>
          <div data-refresh="posts">
            <PinnedPosts posts={pinned} categories={categories} />
            <PostList posts={posts} categories={categories} />
            {pinned.length + posts.length === 0 && <NoPosts filters={filters} selectedCategory={selectedCategory} />}
            <nav className="flex flex-wrap gap-6" aria-label="Pages of posts">
              {filters.before !== null && (
                <a href={forumUrl({ ...filters, before: null })} className="stand-alone">
                  Back to newest
                </a>
              )}
              {next !== null && (
                <a href={forumUrl({ ...filters, before: next })} className="stand-alone">
                  Show older
                </a>
              )}
            </nav>
          </div>
        </div>
      </div>
    </div>
  )
}

type HeadProps = { filters: ForumFilters; selectedCategory: ForumCategory | undefined }

/** Searches and older posts have no canonical URL, so search engines don't index them. */
function ForumHead({ filters, selectedCategory }: HeadProps) {
  const isIndexable =
    filters.search === '' && filters.before === null && (filters.category === '' || selectedCategory !== undefined)
  return (
    <PageHead
      title={selectedCategory ? `${selectedCategory.name} · Community` : 'Community'}
      description={
        selectedCategory?.description ??
        'What members brew and grow, and what they ask each other about herbal teas. Anyone can read posts, and members can write them.'
      }
      {...(isIndexable && { path: forumUrl({ ...emptyForumFilters, category: selectedCategory?.slug ?? '' }) })}
    />
  )
}

function headingText({ search, before }: ForumFilters, selectedCategory: ForumCategory | undefined): string {
  const name = selectedCategory?.name ?? 'All Categories'
  if (search !== '') return `“${search}” in ${name}`
  return before === null ? name : `${name}, older posts`
}

const ForumSearch = ({ filters: { category, search } }: { filters: ForumFilters }) => (
  <search>
    <form action={paths.community} className="filters mt-4.5 mb-7.5">
      {category !== '' && <input type="hidden" name="category" value={category} />}
      <div className="grow">
        <label htmlFor="search">Search posts</label>
        <input
          className="field"
          id="search"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={maxForumSearchLength}
          placeholder="A herb, a word, a question"
        />
      </div>
      <button className="button plain h-13.5" type="submit">
        Search
      </button>
    </form>
  </search>
)

/** Empty state of a category, a search or the last page. */
function NoPosts({
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
