import CornerDownRight from 'lucide-react/icons/corner-down-right'

import { useFetcher } from '#client/core/fetcher.tsx'
import type { Post, Reply } from '#domain/community/community.types.ts'
import { communityDataPath, paths } from '#domain/paths.ts'

export const AnswerBadge = () => (
  <span className="post-badge">
    <CornerDownRight aria-hidden />
    The author chose this reply as the answer. We haven’t checked it.
  </span>
)

type LinkProps = { post: Post; replies: readonly Reply[] }

/** Links to the answer, which may be on another page of replies. */
export function AnswerLink({ post, replies }: LinkProps) {
  if (!post.answer) return null
  const { id, sequence } = post.answer
  const query = replies.some((reply) => reply.id === id) ? '' : `?after=${sequence - 1}`
  return (
    <p className="placeholder">
      <CornerDownRight aria-hidden />
      <span>
        The author chose a reply as the answer.{' '}
        <a href={`${paths.post(post)}${query}#reply-${id}`} className="inline-link">
          Read the answer
        </a>
      </span>
    </p>
  )
}

type ChooseProps = { post: Post; reply: Reply }

/** Button with which the post's author chooses the answer or undoes the choice. */
export function ChooseAnswer({ post, reply }: ChooseProps) {
  const { submit } = useFetcher({ key: `answer ${post.id}` })
  const isAnswer = post.answer?.id === reply.id
  const label = isAnswer ? 'Remove as answer' : 'Choose as answer'
  const choose = () =>
    void submit({ intent: 'answer', id: post.id, replyId: isAnswer ? '' : reply.id }, { action: communityDataPath })
  return (
    <button
      type="button"
      className="stand-alone needs-script"
      aria-label={`${label}: this reply by ${reply.authorName ?? 'a former member'}`}
      onClick={choose}
    >
      {label}
    </button>
  )
}
