import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Lock from 'lucide-react/icons/lock'
import Pin from 'lucide-react/icons/pin'

import type { PostSummary } from '#domain/community/community.types.ts'

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
