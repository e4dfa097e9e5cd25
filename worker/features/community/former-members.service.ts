import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { deletePostsOf } from './post-writing.repo.ts'
import { deleteRepliesOf } from './replies.repo.ts'

/**
 * Returns the statements that delete a member's replies and posts. Replies go first, so that a member's own reply
 * doesn't keep an empty post in place.
 */
export const deleteTextsOf = ({ db }: Ctx, userId: string): [Statement, ...Statement[]] => [
  deleteRepliesOf(db, userId),
  ...deletePostsOf(db, userId),
]
