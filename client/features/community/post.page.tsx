import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import { createExcerpt } from '#domain/community/body.rules.ts'
import type { Post, PostWithReplies } from '#domain/community/community.types.ts'
import { parsePostId } from '#domain/community/post-url.ts'
import { paths } from '#domain/paths.ts'
import { parseQueryNumber } from '#domain/query.ts'

import { AnswerLink } from './answer.tsx'
import { BeforeYouTry } from './before-you-try.tsx'
import { CategoryDot } from './category-dot.tsx'
import { CommunityText } from './community-text.tsx'
import { getPost } from './community.api.ts'
import { LikeButton } from './like-button.tsx'
import { PostBadges } from './post-badges.tsx'
import { PostCounts } from './post-counts.tsx'
import { requestFresh, recordWrite } from './recent-writes.ts'
import { Replies } from './replies.tsx'
import { useLinkedReply } from './use-linked-reply.ts'
import { useOwnTexts } from './use-own-texts.ts'
import { useReloadAfterWrite } from './use-reload-after-write.ts'
import { useViewCount } from './use-view-count.ts'

type Loaded = PostWithReplies & { after: number | undefined }

export const loader = keepDataOnFailure(
  async ({ request, params, context }: LoaderFunctionArgs): Promise<Loaded | Response> => {
    const urlSlug = params['address'] ?? ''
    const id = parsePostId(urlSlug)
    if (!id) throw data({ code: 'not_found', message: 'Post not found' }, { status: 404 })
    const { searchParams, search } = new URL(request.url)
    const after = parseQueryNumber(searchParams, 'after')
    const thread = await requestFresh(() => getPost(context, { id, after }))
    if (urlSlug !== `${id}-${thread.post.slug}`) return redirect(paths.post(thread.post) + search, 301)
    return { ...thread, after }
  },
)

export function Component() {
  const { post, category, replies, next, after } = useLoaderData<Loaded>()
  const own = useOwnTexts({ posts: [post.id], replies: replies.map(({ id }) => id) })
  useReloadAfterWrite()
  useViewCount(post.id)
  useLinkedReply(post, next)
  useReloadOnNotification(`${paths.community}/${post.id}`, recordWrite)
  return (
    <div className="community post-page">
      <PostHead post={post} isFirst={after === undefined} />
      <Link to={category ? paths.communityCategory(category.slug) : paths.community} className="stand-alone back">
        {category && <CategoryDot color={category.color} />}
        {category?.name ?? 'Community'}
      </Link>
      <article>
        <h1>{post.title}</h1>
        <div className="byline">
          {!post.isDeleted && <Author post={post} />}
          <PostBadges isPinned={post.isPinned} isLocked={post.isLocked} />
          <PostCounts replyCount={post.replyCount} views={post.views} />
        </div>
        {post.isDeleted ? (
          <p className="placeholder">The author or our moderators removed this post. Replies stay.</p>
        ) : (
          <CommunityText
            key={post.id}
            subject={{ kind: 'post', post }}
            isOwn={own === undefined ? undefined : (own?.ownPosts.includes(post.id) ?? false)}
            renderEmergencies={renderEmergencies}
          >
            <LikeButton post={post} ownTexts={own} />
          </CommunityText>
        )}
        <AnswerLink post={post} replies={replies} />
      </article>
      <BeforeYouTry />
      <Replies
        post={post}
        replies={replies}
        next={next}
        isFirst={after === undefined}
        own={own}
        renderEmergencies={renderEmergencies}
      />
    </div>
  )
}

const renderEmergencies = (emergencies: Parameters<typeof EmergencyNote>[0]['emergencies']) => (
  <EmergencyNote emergencies={emergencies} />
)

/** Later replies and deleted posts have no canonical URL, so search engines don't index them. */
function PostHead({ post, isFirst }: { post: Post; isFirst: boolean }) {
  return (
    <PageHead
      title={post.title}
      description={createExcerpt(post.body) || 'A community post.'}
      {...(isFirst && !post.isDeleted && { path: paths.post(post) })}
      kind="article"
    />
  )
}

const Author = ({ post: { authorName, createdAt, editedAt } }: { post: Post }) => (
  <span>
    <b>{authorName ?? 'former member'}</b>, <Day time={createdAt} />
    {editedAt !== null && ', edited'}
  </span>
)
