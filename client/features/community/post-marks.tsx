import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Lock from 'lucide-react/icons/lock'
import Pin from 'lucide-react/icons/pin'

import type { PostSummary } from '#domain/community/community.types.ts'

type Marked = Pick<PostSummary, 'isPinned' | 'isLocked'> & { isAnswered?: boolean }

/** `isAnswered` is omitted where the page shows it elsewhere. */
export const PostMarks = ({ isPinned, isLocked, isAnswered = false }: Marked) => (
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
    {isAnswered && (
      <span className="mark">
        <CornerDownRight aria-hidden />
        Answer chosen
      </span>
    )}
  </>
)
