import { feedChange, feedCups, feedFile } from '#domain/calendar/calendar.schemas.ts'
import { calendarFeedPattern } from '#domain/paths.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { createFeed, deleteFeed, getFeed, replaceCups, writeFeed } from './calendar.service.ts'

const keepPolicy = policy('calendar.keep', 'private')

export const calendarRoutes = createRouter()
  .get('/', keepPolicy, async (c) => c.json({ feed: await getFeed(c.var.ctx) }))
  .post('/', keepPolicy, validate('json', feedCups), async (c) =>
    c.json(await createFeed(c.var.ctx, c.req.valid('json')), 201),
  )
  .put('/', keepPolicy, validate('json', feedChange), async (c) => {
    await replaceCups(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/', keepPolicy, async (c) => {
    await deleteFeed(c.var.ctx)
    return c.body(null, 204)
  })

export type CalendarApi = typeof calendarRoutes

/** Feed that calendars fetch without cookies. Its address is the secret. */
export const calendarFeedRoutes = createRouter().get(
  calendarFeedPattern,
  policy('page.read', 'private'),
  validate('param', feedFile),
  async (c) => {
    c.set('hasSecretAddress', true)
    c.header('X-Robots-Tag', 'noindex, nofollow')
    c.header('Content-Type', 'text/calendar; charset=utf-8')
    c.header('Content-Disposition', 'inline; filename="herbal-remedies.ics"')
    return c.body(await writeFeed(c.var.ctx, c.req.valid('param').file.replace(/[.]ics$/, '')))
  },
)
