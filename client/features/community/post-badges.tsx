import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import Lock from 'lucide-react/icons/lock'
import MessageCircle from 'lucide-react/icons/message-circle'
import Pin from 'lucide-react/icons/pin'

import type { PostSummary } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'

type PostBadgesProps = Pick<PostSummary, 'isPinned' | 'isLocked'> & { isAnswered?: boolean }

/** `isAnswered` is omitted where the page shows it elsewhere. */
export const PostBadges = ({ isPinned, isLocked, isAnswered = false }: PostBadgesProps) => (
  <>
    {isPinned && (
      <span className="post-badge">
        <Pin aria-hidden />
        Pinned
      </span>
    )}
    {isLocked && (
      <span className="post-badge">
        <Lock aria-hidden />
        Locked
      </span>
    )}
    {isAnswered && (
      <span className="post-badge">
        <CornerDownRight aria-hidden />
        Answer chosen
      </span>
    )}
  </>
)

/** Hidden from screen readers: the category's name is always beside it. */
export const CategoryDot = ({ color }: { color: string }) => (
  <svg className="dot" viewBox="0 0 12 12" aria-hidden="true">
    <circle cx="6" cy="6" r="5" fill={color} />
  </svg>
)

/** `likes` is omitted where the page shows them elsewhere. */
type PostCountsProps = Pick<PostSummary, 'replyCount' | 'views'> & { likes?: number }

export function PostCounts({ replyCount, likes, views }: PostCountsProps) {
  const counts = [
    { count: replyCount, singular: 'reply', plural: 'replies', Icon: MessageCircle },
    ...(likes === undefined ? [] : [{ count: likes, singular: 'like', plural: 'likes', Icon: Heart }]),
    { count: views, singular: 'view', plural: 'views', Icon: Eye },
  ]
  return (
    <span className="counts">
      {counts.map(({ count, singular, plural, Icon }) => (
        <span key={singular} className="count" title={count === 1 ? singular : plural}>
          <Icon aria-hidden />
          {groupDigits(count)}
          <span className="sr-only"> {count === 1 ? singular : plural}</span>
        </span>
      ))}
    </span>
  )
}
