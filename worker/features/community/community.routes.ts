import type { Context } from 'hono'

import {
  postListQuery,
  postModeration,
  repliesQuery,
  replyModeration,
  suspension,
  textKey,
} from '#domain/community/community.schemas.ts'
import { previewText } from '#domain/community/preview.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import { getModerationQueue, settleReport } from './moderation-queue.service.ts'
import { moderatePost, moderateReply } from './moderation.service.ts'
import { getPost, listCategories, listPosts, listSitemapPosts } from './posts.service.ts'
import { liftSuspension, suspendAuthor } from './suspensions.service.ts'
import { getPreview } from './text.service.ts'
import { writingRoutes } from './writing.routes.ts'

/**
 * Returns no cache tags for a request with `since`. Only recent authors send `since`, and their responses aren't
 * cached.
 */
const tagsUnlessSince = (c: Context<AppEnv>, ...cacheTags: string[]) =>
  c.req.query('since') === undefined ? cacheTags : []

const readingRoutes = createRouter()
  .get('/categories', policy('community.read', { tags: () => [tags.posts, tags.community] }), stripQuery, async (c) =>
    c.json({ categories: await listCategories(c.var.ctx) }),
  )
  .get('/addresses', policy('community.read', { tags: () => [tags.posts, tags.community] }), stripQuery, async (c) =>
    c.json({ posts: await listSitemapPosts(c.var.ctx) }),
  )
  .get(
    '/posts',
    policy('community.read', { tags: (c) => tagsUnlessSince(c, tags.posts, tags.community) }),
    validate('query', postListQuery),
    async (c) => c.json(await listPosts(c.var.ctx, c.req.valid('query'))),
  )
  .get(
    '/posts/:id',
    policy('community.read', {
      tags: (c) => tagsUnlessSince(c, tags.post(c.req.param('id') ?? ''), tags.sharedRecipes, tags.community),
    }),
    validate('param', textKey),
    validate('query', repliesQuery),
    async (c) => c.json(await getPost(c.var.ctx, c.req.valid('param').id, c.req.valid('query').after)),
  )

const moderationPolicy = policy('community.moderate', 'private')
const suspensionPolicy = policy('community.suspend', 'private')
const validateId = validate('param', textKey)

const moderationRoutes = createRouter()
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

const previewRoutes = createRouter().post(
  '/preview',
  policy('community.write', 'private'),
  validate('json', previewText),
  async (c) => c.json(await getPreview(c.var.ctx, c.req.valid('json'))),
)

export const communityRoutes = createRouter()
  .route('/', readingRoutes)
  .route('/', previewRoutes)
  .route('/', writingRoutes)
  .route('/', moderationRoutes)

export type CommunityApi = typeof communityRoutes
