import type { Ctx } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

import { deleteMemberPosts } from './post-writing.repo.ts'
import { deleteMemberReplies } from './replies.repo.ts'

/**
 * Returns the statements that delete a member's replies and posts. Deletes replies first, because a post with replies
 * would keep an empty row.
 */
export const deleteMemberTexts = ({ db }: Ctx, userId: string): [Statement, ...Statement[]] => [
  deleteMemberReplies(db, userId),
  ...deleteMemberPosts(db, userId),
]
