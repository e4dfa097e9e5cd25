import Pin from 'lucide-react/icons/pin'

import { Day } from '#client/ui/timestamp.tsx'
import type { ForumCategory, PostSummary } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { CategoryDot, PostBadges, PostCounts } from './post-badges.tsx'

type PostsProps = { posts: readonly PostSummary[]; categories: readonly ForumCategory[] }

export function PinnedPosts({ posts, categories }: PostsProps) {
  if (posts.length === 0) return null
  return (
    <ul
      className="mt-5.5 mb-8.5 grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-x-5 gap-y-6.5"
      aria-label="Pinned posts"
    >
      {posts.map((post) => (
        <li
          key={post.id}
          className="relative rounded-[3px] border border-line bg-sheet px-5 pt-4 pb-4.5 [box-shadow:0_5px_14px_-6px_var(--shadow)]"
        >
          <Pin className="absolute -top-3.25 left-[calc(50%-13px)] size-6.5 fill-sheet text-cobalt" aria-hidden />
          <PostEntry post={post} categories={categories} />
        </li>
      ))}
    </ul>
  )
}

export function PostList({ posts, categories }: PostsProps) {
  if (posts.length === 0) return null
  return (
    <ul aria-label="Posts">
      {posts.map((post) => (
        <li key={post.id} className="border-t border-line pt-3 pb-5">
          <PostEntry post={post} categories={categories} />
        </li>
      ))}
    </ul>
  )
}

type EntryProps = { post: PostSummary; categories: readonly ForumCategory[] }

function PostEntry({ post, categories }: EntryProps) {
  const category = categories.find(({ id }) => id === post.categoryId)
  return (
    <article>
      <h3>
        <a
          href={paths.post(post)}
          className="inline-block pt-2.5 pb-1 text-ink no-underline hover:text-cobalt hover:underline"
        >
          {post.title}
        </a>
      </h3>
      <p className="mb-2 line-clamp-2 wrap-anywhere">{post.excerpt}</p>
      <div className="byline">
        {category && (
          <span className="post-category">
            <CategoryDot color={category.color} />
            {category.name}
          </span>
        )}
        <span>
          {post.authorName ?? 'former member'}, <Day className="whitespace-nowrap" time={post.createdAt} />
        </span>
        <PostBadges isPinned={false} isLocked={post.isLocked} isAnswered={post.isAnswered} />
        <PostCounts replyCount={post.replyCount} likes={post.likes} views={post.views} />
      </div>
    </article>
  )
}
