import { cannedReplyDetails, cannedReplyKey } from '#domain/support/support.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { createCannedReply, deleteCannedReply, editCannedReply, listCannedReplies } from './canned-replies.service.ts'

export const cannedRepliesRoutes = createRouter()
  .get('/', policy('ticket.answer', 'private'), async (c) =>
    c.json({ cannedReplies: await listCannedReplies(c.var.ctx) }),
  )
  .post('/', policy('ticket.answer', 'private'), validate('json', cannedReplyDetails), async (c) =>
    c.json({ cannedReply: await createCannedReply(c.var.ctx, c.req.valid('json')) }, 201),
  )
  .put(
    '/:id',
    policy('ticket.answer', 'private'),
    validate('param', cannedReplyKey),
    validate('json', cannedReplyDetails),
    async (c) => {
      await editCannedReply(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .delete('/:id', policy('ticket.answer', 'private'), validate('param', cannedReplyKey), async (c) => {
    await deleteCannedReply(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type CannedRepliesApi = typeof cannedRepliesRoutes
