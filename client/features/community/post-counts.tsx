import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'

import type { PostSummary } from '#domain/community/community.types.ts'

type Counted = Pick<PostSummary, 'replyCount' | 'likes' | 'views'>

/** Replies, likes and views, each told by a sign and, to who does not see it, by its word. */
export function PostCounts({ post: { replyCount, likes, views } }: { post: Counted }) {
  const counts = [
    { count: replyCount, one: 'reply', many: 'replies', Icon: MessageCircle },
    { count: likes, one: 'like', many: 'likes', Icon: Heart },
    { count: views, one: 'view', many: 'views', Icon: Eye },
  ]
  return (
    <span className="counts">
      {counts.map(({ count, one, many, Icon }) => (
        <span key={one} className="count" title={count === 1 ? one : many}>
          <Icon aria-hidden />
          {count.toLocaleString('en-GB')}
          <span className="sr-only"> {count === 1 ? one : many}</span>
        </span>
      ))}
    </span>
  )
}
