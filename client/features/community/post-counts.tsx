import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'

import type { PostSummary } from '#domain/community/community.types.ts'
import { groupDigits } from '#domain/figures.ts'

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
