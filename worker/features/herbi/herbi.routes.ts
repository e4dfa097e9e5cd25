import { conversationKey, helpfulVote, herbiQuestion, unansweredKey } from '#domain/herbi/herbi.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { countVote } from './answer-counts.service.ts'
import { deleteConversation, getConversation, listConversations } from './conversations.service.ts'
import { streamAnswer, getStatus } from './herbi.service.ts'
import { collectAnswer, streamLines } from './line-stream.ts'
import { deleteUnanswered, getHerbiReport } from './report.service.ts'

const lineType = 'application/x-ndjson'
const byId = validate('param', conversationKey)

export const herbiRoutes = createRouter()
  .get('/', policy('herbi.ask', 'private'), async (c) => c.json(await getStatus(c.var.ctx)))
  .post('/', policy('herbi.ask', 'private'), validate('json', herbiQuestion), async (c) => {
    const lines = await streamAnswer(c.var.ctx, c.req.valid('json'))
    const acceptHeader = c.req.header('Accept') ?? ''
    if (acceptHeader.includes('application/json') && !acceptHeader.includes(lineType))
      return c.json(await collectAnswer(lines, c.req.raw.signal))
    c.header('Content-Type', lineType)
    c.set('writesAfterHeaders', true)
    return c.body(streamLines(c.var.ctx, lines, c.req.raw.signal))
  })
  .post('/helpful', policy('herbi.ask', 'private'), validate('json', helpfulVote), async (c) => {
    await countVote(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/report', policy('herbi.manage', 'private'), async (c) => c.json({ report: await getHerbiReport(c.var.ctx) }))
  .delete('/unanswered/:text', policy('herbi.manage', 'private'), validate('param', unansweredKey), async (c) => {
    await deleteUnanswered(c.var.ctx, c.req.valid('param').text)
    return c.body(null, 204)
  })
  .get('/conversations', policy('conversation.read', 'private'), async (c) =>
    c.json({ conversations: await listConversations(c.var.ctx) }),
  )
  .get('/conversations/:id', policy('conversation.read', 'private'), byId, async (c) =>
    c.json(await getConversation(c.var.ctx, c.req.valid('param').id)),
  )
  .delete('/conversations/:id', policy('conversation.write', 'private'), byId, async (c) => {
    await deleteConversation(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type HerbiApi = typeof herbiRoutes
