import Bell from 'lucide-react/icons/bell'
import Lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'

import { askToSignIn } from '#client/core/account-dialog.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { hasSessionCookie } from '#client/core/session-cookie.ts'
import { Day } from '#client/ui/timestamp.tsx'
import { useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts'
import type { OwnTexts, Post, Reply } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { paths, communityDataPath } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'

import { AnswerBadge, ChooseAnswer } from './answer.tsx'
import { CommunityText } from './community-text.tsx'
import { ReplySlot } from './reply-slot.tsx'

type RepliesProps = {
  post: Post
  replies: readonly Reply[]
  next: number | null
  isFirst: boolean
  own: OwnTexts | null | undefined
  renderEmergencies: (emergencies: readonly Emergency[]) => ReactNode
}

export function Replies({ post, replies, next, isFirst, own, renderEmergencies }: RepliesProps) {
  const isAnswer = ({ id }: Reply) => post.answer?.id === id
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(replies.length)
  const renderReply = (reply: Reply) => (
    <li key={reply.id} id={`reply-${reply.id}`} className={isAnswer(reply) ? 'answer' : undefined}>
      <div className="byline">
        <b>{reply.authorName ?? 'former member'}</b>
        <span>
          <Day time={reply.createdAt} />
          {reply.editedAt !== null && ', edited'}
        </span>
        {isAnswer(reply) && <AnswerBadge />}
      </div>
      <CommunityText
        subject={{ kind: 'reply', post, reply }}
        isOwn={own === undefined ? undefined : (own?.ownReplies.includes(reply.id) ?? false)}
        renderEmergencies={renderEmergencies}
        extraButtons={own?.ownPosts.includes(post.id) && <ChooseAnswer post={post} reply={reply} />}
      />
    </li>
  )
  return (
    <section className="col-start-1 min-w-0" aria-labelledby="replies">
      <div className="mt-12 mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <h2 id="replies" ref={heading} tabIndex={-1} className="text-cobalt">
          {replyCountLabel(post.replyCount)}
        </h2>
        {!post.isDeleted && <FollowButton post={post} ownTexts={own} />}
      </div>
      {!isFirst && (
        <a href={paths.post(post)} className="stand-alone">
          Show first replies
        </a>
      )}
      {replies.length > 0 && <ol className="replies">{replies.map(renderReply)}</ol>}
      {next !== null && (
        <a href={`${paths.post(post)}?after=${next}#replies`} className="stand-alone">
          Show more
        </a>
      )}
      {post.isLocked ? (
        <p className="placeholder">
          <Lock aria-hidden />
          This post is locked. You can read it, but you can’t reply.
        </p>
      ) : (
        !post.isDeleted && (
          <ReplySlot key={post.id} post={post} hasMore={next !== null} renderEmergencies={renderEmergencies} />
        )
      )}
    </section>
  )
}

const replyCountLabel = (count: number) =>
  count === 0 ? 'No replies yet' : count === 1 ? '1 reply' : `${groupDigits(count)} replies`

type FollowProps = { post: Post; ownTexts: OwnTexts | null | undefined }

/** Authors are notified of every reply to their own post, so they get no button. */
function FollowButton({ post: { id, title }, ownTexts }: FollowProps) {
  const { formData, submit } = useFetcher({ key: `follow ${id}` })
  if (ownTexts?.ownPosts.includes(id)) return null
  const isFollowed = formData ? formData.get('isOn') === 'true' : (ownTexts?.followed.includes(id) ?? false)
  const toggle = () => {
    if (!hasSessionCookie()) return askToSignIn('Please sign in to follow posts')
    void submit({ intent: 'follow', id, isOn: !isFollowed }, { action: communityDataPath })
  }
  return (
    <button
      type="button"
      className="button plain favourite needs-script"
      aria-label={`Follow ${title}`}
      aria-pressed={isFollowed}
      onClick={toggle}
    >
      <Bell aria-hidden />
      Follow
    </button>
  )
}
