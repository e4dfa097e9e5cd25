import type { Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import { deletePostsOf } from './post-writing.repo.ts'
import { deleteRepliesOf } from './replies.repo.ts'

/** Takes away what a member wrote, for the batch that deletes the account; an answer to oneself keeps no post in its place. */
export const deleteTextsOf = ({ db }: Ctx, userId: string): [Statement, ...Statement[]] => [
  deleteRepliesOf(db, userId),
  ...deletePostsOf(db, userId),
]
