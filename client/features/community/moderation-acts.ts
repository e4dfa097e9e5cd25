import { type ActionFunctionArgs, redirect } from 'react-router'

import { withProof } from '#client/core/outcome.ts'
import { textStatuses } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { moderatePost, moderateReply, settleReport } from './community.api.ts'
import { tryWriting } from './try-writing.ts'

type Context = ActionFunctionArgs['context']
type Fields = Record<string, string>

/** What the administrator does: `act` names it, `words` is what is said once it is done. */
export async function moderate(context: Context, { act: name = '', words = 'Done', leaves, ...fields }: Fields) {
  const act = acts[name]
  if (!act) return null
  const outcome = await tryWriting(() => withProof(() => act(context, fields)), {
    done: words,
    failed: 'Failed to moderate',
    isReasonTold: true,
  })
  return outcome.data.isDone && leaves === 'true' ? redirect(paths.community) : outcome
}

const acts: Record<string, (context: Context, fields: Fields) => Promise<unknown>> = {
  pin: (context, { id = '', wanted }) => moderatePost(context, id, { isPinned: wanted === 'true' }),
  lock: (context, { id = '', wanted }) => moderatePost(context, id, { isLocked: wanted === 'true' }),
  move: (context, { id = '', categoryId = '' }) => moderatePost(context, id, { categoryId }),
  post: (context, { id = '', status }) => moderatePost(context, id, { status: statusOf(status) }),
  reply: (context, { id = '', status }) => moderateReply(context, id, { status: statusOf(status) }),
  settle: (context, { id = '' }) => settleReport(context, id),
}

const statusOf = (wanted: string | undefined) => textStatuses.find((status) => status === wanted) ?? 'hidden'
