import { postModeration, replyModeration, suspension, textKey } from '#domain/community/community.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { createRouter } from '#worker/core/router.ts'
import { validate } from '#worker/core/validate.ts'

import { getModerationQueue, settleReport } from './moderation-queue.service.ts'
import { moderatePost, moderateReply } from './moderation.service.ts'
import { liftSuspension, suspendAuthor } from './suspensions.service.ts'

const moderationPolicy = policy('community.moderate', 'private')
const suspensionPolicy = policy('community.suspend', 'private')
const validateId = validate('param', textKey)

export const moderationRoutes = createRouter()
  .get('/moderation', moderationPolicy, async (c) => c.json(await getModerationQueue(c.var.ctx)))
  .put('/moderation/posts/:id', moderationPolicy, validateId, validate('json', postModeration), async (c) => {
    await moderatePost(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .put('/moderation/replies/:id', moderationPolicy, validateId, validate('json', replyModeration), async (c) => {
    await moderateReply(c.var.ctx, c.req.valid('param').id, c.req.valid('json'))
    return c.body(null, 204)
  })
  .put('/moderation/reports/:id', moderationPolicy, validateId, async (c) => {
    await settleReport(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
  .post('/moderation/suspensions', suspensionPolicy, validate('json', suspension), async (c) => {
    await suspendAuthor(c.var.ctx, c.req.valid('json'))
    return c.body(null, 204)
  })
  .delete('/moderation/suspensions/:id', suspensionPolicy, validateId, async (c) => {
    await liftSuspension(c.var.ctx, c.req.valid('param').id)
    return c.body(null, 204)
  })
