import { type ActionFunctionArgs, data, redirect } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { withProof } from '#client/core/outcome.ts'
import { textStatuses } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { listCategories, moderatePost, moderateReply, settleReport } from './community.api.ts'
import { tryWriting } from './try-writing.ts'

type Context = ActionFunctionArgs['context']
type Fields = Record<string, string>

/** The categories that a post may be moved to. */
export const loader = ({ context }: Pick<ActionFunctionArgs, 'context'>) =>
  listCategories(context).then(
    ({ categories }) => categories,
    () => [],
  )

export const shouldRevalidate = () => false

/** What the administrator does: `intent` names it, `words` is what is said once it is done. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent = '', words = 'Done', leaves, ...fields } = Object.fromEntries(textFields(await request.formData()))
  const act = acts[intent]
  if (!act) return null
  const outcome = await tryWriting(() => withProof(() => act(context, fields)), {
    done: words,
    failed: 'Failed to moderate',
    isReasonTold: true,
  })
  if (outcome.data.isDone && leaves === 'true') return redirect(paths.community)
  return data(outcome.data, outcome.init ?? {})
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
