import Lock from 'lucide-react/icons/lock'
import Pin from 'lucide-react/icons/pin'

import type { PostSummary } from '#domain/community/community.types.ts'

/** Whether a post is pinned and whether it takes replies, in words beside a sign. */
export const PostMarks = ({ isPinned, isLocked }: Pick<PostSummary, 'isPinned' | 'isLocked'>) => (
  <>
    {isPinned && (
      <span className="mark">
        <Pin aria-hidden />
        Pinned
      </span>
    )}
    {isLocked && (
      <span className="mark">
        <Lock aria-hidden />
        Locked
      </span>
    )}
  </>
)
