import type { Hono } from 'hono'
import { hc } from 'hono/client'

import type { Fetch } from '#client/core/api.ts'
import { api as mounts } from '#domain/api.ts'
import { programPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'
import { policy } from '#worker/core/policy.ts'
import { stripQuery } from '#worker/core/request.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { tags } from '#worker/core/tags.ts'
import type { CommunityApi } from '#worker/features/community/community.routes.ts'
import type { HerbsApi } from '#worker/features/herbs/herbs.routes.ts'
import type { NewsApi } from '#worker/features/recipes/recipes.routes.ts'

import { writeFeed, writeSecurityContact, writeSitemap } from './discovery-documents.ts'
import { callApi, inProcessFetch } from './in-process.ts'

const news = (fetch: Fetch) => hc<NewsApi>(mounts.news, { fetch })
const community = (fetch: Fetch) => hc<CommunityApi>(mounts.community, { fetch })
const herbs = (fetch: Fetch) => hc<HerbsApi>(mounts.herbs, { fetch })

const fixedPages = [
  paths.home,
  paths.herbs,
  paths.community,
  paths.tools,
  paths.labelDesigner,
  paths.journal,
  paths.askHerbi,
  paths.blendGenerator,
  paths.forYou,
  paths.howWeCheck,
  paths.about,
  paths.help,
  programPaths.developers,
  paths.contact,
  paths.privacy,
  paths.terms,
]

/** Serves the files for search engines, feed readers and security researchers. */
export function createDiscoveryRoutes(api: Hono<AppEnv>) {
  return createRouter()
    .get('/robots.txt', policy('page.read', { tags: () => [tags.pages] }), stripQuery, (c) =>
      c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${c.var.ctx.config.siteUrl}/sitemap.xml\n`),
    )
    .get('/.well-known/security.txt', policy('page.read', { tags: () => [tags.pages] }), stripQuery, (c) =>
      c.body(writeSecurityContact(c.var.ctx.config, c.var.ctx.now), 200, {
        'Content-Type': 'text/plain; charset=utf-8',
      }),
    )
    .get(
      '/sitemap.xml',
      policy('page.read', { tags: () => [tags.recipes, tags.herbs, tags.posts, tags.community] }),
      stripQuery,
      async (c) => {
        const fetch = inProcessFetch(api, c)
        const { siteUrl } = c.var.ctx.config
        const [{ recipes }, { herbs: plants, restricted }, { posts }] = await Promise.all([
          callApi(news(fetch).addresses.$get()),
          callApi(herbs(fetch).index.$get()),
          callApi(community(fetch).addresses.$get()),
        ])
        const newest = recipes.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0)
        const sitemap = writeSitemap([
          { address: siteUrl + paths.remedies, changedAt: newest },
          { address: siteUrl + paths.categories, changedAt: newest },
          ...fixedPages.map((path) => ({ address: siteUrl + path })),
          ...recipes.map(({ slug, updatedAt }) => ({ address: siteUrl + paths.recipe(slug), changedAt: updatedAt })),
          ...[...plants, ...restricted].map(({ id }) => ({ address: siteUrl + paths.herb(id) })),
          ...posts.map(({ changedAt, ...post }) => ({ address: siteUrl + paths.post(post), changedAt })),
        ])
        return c.body(sitemap, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
      },
    )
    .get(paths.feed, policy('page.read', { tags: () => [tags.recipes] }), stripQuery, async (c) => {
      const { recipes } = await callApi(news(inProcessFetch(api, c)).newest.$get())
      const feed = writeFeed(c.var.ctx.config.siteUrl, recipes)
      return c.body(feed, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' })
    })
}
