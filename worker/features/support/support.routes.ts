import { memberStatus, newReply, newTicket, ticketKey, ticketQuery } from '#domain/support/support.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { getTicket, listTickets, openTicket, setOwnStatus, replyToTicket } from './support.service.ts'

export const supportRoutes = createRouter()
  .post('/tickets', policy('ticket.write', 'private'), validate('json', newTicket), async (c) =>
    c.json(await openTicket(c.var.ctx, c.req.valid('json')), 201),
  )
  .get('/tickets', policy('ticket.write', 'private'), validate('query', ticketQuery), async (c) =>
    c.json(await listTickets(c.var.ctx, c.req.valid('query').before)),
  )
  .get('/tickets/:id', policy('ticket.write', 'private'), validate('param', ticketKey), async (c) =>
    c.json({ ticket: await getTicket(c.var.ctx, c.req.valid('param').id) }),
  )
  .post(
    '/tickets/:id/replies',
    policy('ticket.write', 'private'),
    validate('param', ticketKey),
    validate('json', newReply),
    async (c) => c.json(await replyToTicket(c.var.ctx, c.req.valid('param').id, c.req.valid('json').message), 201),
  )
  .put(
    '/tickets/:id/status',
    policy('ticket.write', 'private'),
    validate('param', ticketKey),
    validate('json', memberStatus),
    async (c) => {
      await setOwnStatus(c.var.ctx, c.req.valid('param').id, c.req.valid('json').status)
      return c.body(null, 204)
    },
  )

export type SupportApi = typeof supportRoutes
