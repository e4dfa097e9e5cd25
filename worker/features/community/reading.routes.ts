import type { Context } from 'hono'

import { postListQuery, repliesQuery, textKey } from '#domain/community/community.schemas.ts'
import { policy } from '#worker/core/policy.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { stripQuery } from '#worker/core/strip-query.ts'
import { tags } from '#worker/core/tags.ts'
import { validate } from '#worker/core/validate.ts'

import { getPost, listSitemapPosts, listCategories, listPosts } from './posts.service.ts'

/**
 * Returns no cache tags for a request with `since`. Only recent authors send `since`, and their responses aren't
 * cached.
 */
const tagsUnlessSince = (c: Context<AppEnv>, ...cacheTags: string[]) =>
  c.req.query('since') === undefined ? cacheTags : []

export const readingRoutes = createRouter()
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
    policy('community.read', { tags: (c) => tagsUnlessSince(c, tags.post(c.req.param('id') ?? ''), tags.community) }),
    validate('param', textKey),
    validate('query', repliesQuery),
    async (c) => c.json(await getPost(c.var.ctx, c.req.valid('param').id, c.req.valid('query').after)),
  )
