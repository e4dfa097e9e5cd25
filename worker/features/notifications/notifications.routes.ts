import type { Context } from 'hono'

import {
  brewTimer,
  liveQuery,
  mailLinkKey,
  notificationChoices,
  notificationKey,
  notificationQuery,
  pushDeviceKey,
  pushSubscription,
  readAllQuery,
} from '#domain/notifications/notifications.schemas.ts'
import { readCookie } from '#worker/core/cookies.ts'
import { policy } from '#worker/core/policy.ts'
import { requireHandshake } from '#worker/core/request.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { hashToken } from '#worker/core/tokens.ts'
import { validate } from '#worker/core/validate.ts'

import { saveChoices } from './choices.service.ts'
import { getNotificationSettings, subscribeDevice, unsubscribeDevice } from './devices.service.ts'
import { readMailLink, stopMails } from './mail-links.service.ts'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  openLiveConnection,
} from './notifications.service.ts'
import { startTimer, stopTimer } from './timers.service.ts'

const readSessionHash = (c: Context<AppEnv>): string => hashToken(readCookie(c, 'session') ?? '')

export const notificationsRoutes = createRouter()
  .get('/', policy('notification.read', 'private'), validate('query', notificationQuery), async (c) =>
    c.json(await listNotifications(c.var.ctx, c.req.valid('query'))),
  )
  .get('/live', policy('notification.read', 'private'), requireHandshake, validate('query', liveQuery), async (c) =>
    openLiveConnection(c.var.ctx, c.req.valid('query').after),
  )
  .get('/settings', policy('notification.choose', 'private'), async (c) =>
    c.json(await getNotificationSettings(c.var.ctx, readSessionHash(c))),
  )
  .put('/devices', policy('notification.choose', 'private'), validate('json', pushSubscription), async (c) => {
    await subscribeDevice(c.var.ctx, readSessionHash(c), c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/devices/:id', policy('notification.choose', 'private'), validate('param', pushDeviceKey), async (c) => {
    await unsubscribeDevice(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .put('/choices', policy('notification.choose', 'private'), validate('json', notificationChoices), async (c) => {
    await saveChoices(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .get('/mail-links/:token', policy('notification.stop-mails', 'private'), validate('param', mailLinkKey), (c) =>
    c.json({ kind: readMailLink(c.var.ctx, c.req.valid('param').token).kind }),
  )
  .post(
    '/mail-links/:token',
    policy('notification.stop-mails', 'private'),
    validate('param', mailLinkKey),
    async (c) => {
      await stopMails(c.var.ctx, c.req.valid('param').token)
      return c.body(null, 204)
    },
  )
  .put('/timer', policy('notification.choose', 'private'), validate('json', brewTimer), async (c) => {
    await startTimer(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/timer', policy('notification.choose', 'private'), async (c) => {
    await stopTimer(c.var.ctx)
    return c.body(null, 204)
  })
  .put('/read', policy('notification.read', 'private'), validate('query', readAllQuery), async (c) => {
    await markAllNotificationsRead(c.var.ctx, c.req.valid('query').upTo)
    return c.body(null, 204)
  })
  .put('/:id/read', policy('notification.read', 'private'), validate('param', notificationKey), async (c) => {
    await markNotificationRead(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })

export type NotificationsApi = typeof notificationsRoutes
