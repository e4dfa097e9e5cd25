import Pin from 'lucide-react/icons/pin'

import { Day } from '#client/ui/timestamp.tsx'
import type { ForumCategory, PostSummary } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { CategoryDot, PostBadges, PostCounts } from './post-badges.tsx'

type PostsProps = { posts: readonly PostSummary[]; categories: readonly ForumCategory[] }

export function PinnedPosts({ posts, categories }: PostsProps) {
  if (posts.length === 0) return null
  return (
    <ul className="pinned-posts" aria-label="Pinned posts">
      {posts.map((post) => (
        <li key={post.id}>
          <Pin className="pin" aria-hidden />
          <PostEntry post={post} categories={categories} />
        </li>
      ))}
    </ul>
  )
}

export function PostList({ posts, categories }: PostsProps) {
  if (posts.length === 0) return null
  return (
    <ul className="entries" aria-label="Posts">
      {posts.map((post) => (
        <li key={post.id}>
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
    <article className="entry">
      <h3>
        <a href={paths.post(post)}>{post.title}</a>
      </h3>
      <p className="excerpt">{post.excerpt}</p>
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
