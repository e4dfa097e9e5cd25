import {
  importChunk,
  importChunkKey,
  newImport,
  subscriberKey,
  subscriberQuery,
} from '#domain/mailing/subscribers.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { importPart, startImport } from './imports.service.ts'
import { getOwnSubscription, subscribeOwn, unsubscribeOwn } from './mailing.service.ts'
import { exportSubscribers, getCounts, listSubscribers, unsubscribeSubscriber } from './subscribers.service.ts'

export const subscribersRoutes = createRouter()
  .get('/own', policy('mailing.own', 'private'), async (c) => c.json(await getOwnSubscription(c.var.ctx)))
  .put('/own', policy('mailing.own', 'private'), async (c) => {
    await subscribeOwn(c.var.ctx)
    return c.body(null, 204)
  })
  .delete('/own', policy('mailing.own', 'private'), async (c) => {
    await unsubscribeOwn(c.var.ctx)
    return c.body(null, 204)
  })
  .get('/counts', policy('mailing.manage', 'private'), async (c) => c.json({ counts: await getCounts(c.var.ctx) }))
  .get('/subscribers', policy('mailing.manage', 'private'), validate('query', subscriberQuery), async (c) =>
    c.json(await listSubscribers(c.var.ctx, c.req.valid('query'))),
  )
  .get('/subscribers/export', policy('mailing.export', 'private'), async (c) =>
    c.body(await exportSubscribers(c.var.ctx), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="subscribers.csv"',
    }),
  )
  .put(
    '/subscribers/:id/unsubscribed',
    policy('mailing.manage', 'private'),
    validate('param', subscriberKey),
    async (c) => {
      await unsubscribeSubscriber(c.var.ctx, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .post('/imports', policy('mailing.manage', 'private'), validate('json', newImport), async (c) =>
    c.json(await startImport(c.var.ctx, c.req.valid('json')), 201),
  )
  .put(
    '/imports/:id/parts/:number',
    policy('mailing.manage', 'private'),
    validate('param', importChunkKey),
    validate('json', importChunk),
    async (c) => {
      const { id, number } = c.req.valid('param')
      return c.json(await importPart(c.var.ctx, id, number, c.req.valid('json').rows))
    },
  )

export type SubscribersApi = typeof subscribersRoutes
