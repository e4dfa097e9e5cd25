import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { browserContext } from '#client/core/api.ts'
import { readFailure } from '#client/core/call-error.ts'
import { createIsland } from '#client/core/island.tsx'
import { notRefreshedText } from '#client/core/keep-data-on-failure.ts'
import { useReloadOnNotification } from '#client/core/notification-events.ts'
import { hasRecentWrite, recordWrite, requestFresh } from '#client/core/recent-writes.ts'
import { reloadPage } from '#client/core/resources.ts'
import { showToast } from '#client/core/toasts.ts'
import { useReload } from '#client/core/use-reload.ts'
import { EmergencyNote } from '#client/features/safety/emergency-note.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import type { Post, PostWithReplies } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'

import { AnswerLink } from './answer.tsx'
import { CommunityText } from './community-text.tsx'
import { getPost } from './community.api.ts'
import { LikeButton } from './like-button.tsx'
import { CategoryDot, PostBadges, PostCounts } from './post-badges.tsx'
import { RecipeCards } from './recipe-cards.tsx'
import { Replies } from './replies.tsx'
import { useOwnTexts } from './use-own-texts.ts'

/** Post with one page of replies: those after the sequence number `after`, or the first ones. */
export type LoadedThread = PostWithReplies & { after?: number | undefined }

/** Post with its replies. It wakes early for members, and for a link to a reply that is on another page. */
export const Thread = createIsland({ name: 'thread', wakes: ['member', 'missing-fragment'], Content: ThreadContent })

function ThreadContent(rendered: LoadedThread) {
  const { post, category, replies, next, after, recipes } = useThread(rendered)
  const own = useOwnTexts({ posts: [post.id], replies: replies.map(({ id }) => id) })
  useLinkedReply(post, next)
  return (
    <div className="grid grid-cols-[minmax(0,46rem)_minmax(0,20rem)] content-start justify-between gap-x-14 max-[53.75rem]:grid-cols-1">
      <a
        href={category ? paths.communityCategory(category.slug) : paths.community}
        className="stand-alone col-start-1 mt-7 min-w-0 gap-2 justify-self-start no-underline hover:underline"
      >
        {category && <CategoryDot color={category.color} />}
        {category?.name ?? 'Community'}
      </a>
      <article className="col-start-1 min-w-0">
        <h1 className="text-[clamp(2.2rem,1.6rem+2.4vw,3.4rem)]">{post.title}</h1>
        <div className="byline mt-3.5 mb-5.5">
          {!post.isDeleted && <Author post={post} />}
          <PostBadges isPinned={post.isPinned} isLocked={post.isLocked} />
          <PostCounts replyCount={post.replyCount} views={post.views} />
        </div>
        {post.isDeleted ? (
          <p className="placeholder">The author or our moderators removed this post. Replies stay.</p>
        ) : (
          <CommunityText
            subject={{ kind: 'post', post }}
            isOwn={own === undefined ? undefined : (own?.ownPosts.includes(post.id) ?? false)}
            renderEmergencies={renderEmergencies}
          >
            <LikeButton post={post} ownTexts={own} />
          </CommunityText>
        )}
        <RecipeCards recipes={recipes} />
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

/** Returns the thread as rendered, and its latest version after each change. Typed text stays. */
function useThread(rendered: LoadedThread): LoadedThread {
  const [thread, setThread] = useState(rendered)
  const reloadCount = useRef(0)
  const { after } = rendered
  const { id } = rendered.post
  const show = (latest: PostWithReplies) => {
    setThread({ ...latest, after })
    // An edited title changes the URL.
    history.replaceState(history.state, '', paths.post(latest.post) + location.search + location.hash)
    document.title = document.title.replace(thread.post.title, () => latest.post.title)
  }
  const reload = async () => {
    const reloadNumber = (reloadCount.current += 1)
    try {
      const latest = await requestFresh(() => getPost(browserContext, { id, after }))
      if (reloadNumber === reloadCount.current) show(latest)
    } catch (thrown) {
      const code = readFailure(thrown)?.code
      // The document says that the post was removed.
      if (code === 'not_found' || code === 'gone') location.reload()
      else if (reloadNumber === reloadCount.current) showToast('error', notRefreshedText)
    }
  }
  useReload(reload)
  useReloadOnNotification(`${paths.community}/${id}`, recordWrite)
  useEffect(() => {
    // The cached document may lack a text that was written in this tab.
    if (hasRecentWrite()) void reloadPage()
  }, [])
  return thread
}

/** Follows a link to a reply: goes from one page of replies to the next until the page contains it. */
function useLinkedReply(post: Pick<Post, 'id' | 'slug'>, next: number | null): void {
  const follow = useEffectEvent(() => {
    const { hash } = location
    if (next === null || !hash.startsWith('#reply-') || document.getElementById(hash.slice(1))) return
    location.replace(`${paths.post(post)}?after=${next}${hash}`)
  })
  useEffect(() => {
    follow()
    const onHashChange = () => follow()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
}

const renderEmergencies = (emergencies: Parameters<typeof EmergencyNote>[0]['emergencies']) => (
  <EmergencyNote emergencies={emergencies} />
)

const Author = ({ post: { authorName, createdAt, editedAt } }: { post: Post }) => (
  <span>
    <b>{authorName ?? 'former member'}</b>, <Day time={createdAt} />
    {editedAt !== null && ', edited'}
  </span>
)

const BeforeYouTry = () => (
  <aside
    className="label col-start-2 row-span-2 row-start-2 mt-2.5 min-w-0 self-start max-[53.75rem]:order-1 max-[53.75rem]:col-auto max-[53.75rem]:row-auto max-[53.75rem]:mt-12"
    aria-labelledby="before-you-try"
  >
    <div>
      <h2 id="before-you-try" className="mb-2 text-center text-[1.45rem] text-cobalt">
        Before you try it
      </h2>
      <ul className="ruled-list text-[.95rem]">
        <li>Members share their own experiences here. They are not medical advice, and we have not tested them.</li>
        <li>
          Notes below a post come from <a href={paths.howWeCheck}>our safety rules</a>. If a post has no notes, the tea
          may still not be safe to drink.
        </li>
        <li>{askFirstDisclaimer}</li>
      </ul>
    </div>
  </aside>
)
