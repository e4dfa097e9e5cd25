import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { deletePostsBy } from './post-writing.repo.ts'
import { deleteRepliesBy } from './replies.repo.ts'

/**
 * Returns the statements that delete a member's replies and posts. Replies go first, so that a member's own reply
 * doesn't keep an empty post in place.
 */
export const deleteTextsBy = ({ db }: Ctx, userId: string): [Statement, ...Statement[]] => [
  deleteRepliesBy(db, userId),
  ...deletePostsBy(db, userId),
]
