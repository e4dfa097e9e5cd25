import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import type { RouterRoute } from 'hono/types'

import { api as mounts } from '#domain/api.ts'
import { programPaths } from '#domain/link-paths.ts'
import { adminRecipesApi } from '#domain/recipes/recipe-list.ts'

import type { Ctx } from './core/ctx.ts'
import {
  AppError,
  defaultRetrySeconds,
  getHttpStatus,
  notFound,
  toErrorEnvelope,
  toPublicError,
} from './core/errors.ts'
import { consoleLog } from './core/log.ts'
import { policy } from './core/policy.ts'
import { allowOtherOrigins, limitHeaderSize, prepareRequest, requireSameOrigin } from './core/request.ts'
import { type AppEnv, createRouter } from './core/router.ts'
import { securityHeaders } from './core/security-headers.ts'
import { dependencies } from './dependencies.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { loadSessionOnDemand } from './features/accounts/session-cookies.ts'
import { meRoutes, sessionRoutes } from './features/accounts/session.routes.ts'
import { ailmentsRoutes } from './features/ailments/ailments.routes.ts'
import { blendsRoutes } from './features/blends/blends.routes.ts'
import { botRoutes } from './features/bot/bot.routes.ts'
import { cabinetRoutes } from './features/cabinet/cabinet.routes.ts'
import { suggestionsRoutes } from './features/cabinet/suggestions.routes.ts'
import { calendarFeedRoutes, calendarRoutes } from './features/calendar/calendar.routes.ts'
import { categoriesRoutes } from './features/community/categories.routes.ts'
import { communityRoutes } from './features/community/community.routes.ts'
import { passkeysRoutes } from './features/factors/passkeys.routes.ts'
import { collectionRoutes } from './features/favourites/collection.routes.ts'
import { favouritesRoutes } from './features/favourites/favourites.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { herbiRoutes } from './features/herbi/herbi.routes.ts'
import { herbFactsRoutes } from './features/herbs/herb-facts.routes.ts'
import { herbsRoutes } from './features/herbs/herbs.routes.ts'
import { mailboxRoutes } from './features/mailbox/mailbox.routes.ts'
import { campaignsRoutes } from './features/mailing/campaigns.routes.ts'
import {
  mailingRoutes,
  opensRoutes,
  preferencesRoutes,
  unsubscribingRoutes,
  webhooksRoutes,
} from './features/mailing/mailing.routes.ts'
import { subscribersRoutes } from './features/mailing/subscribers.routes.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { overviewRoutes } from './features/overview/overview.routes.ts'
import { brewsRoutes } from './features/own-recipes/brews.routes.ts'
import { ownRecipesRoutes, sharedRecipesRoutes } from './features/own-recipes/own-recipes.routes.ts'
import { pharmacistLinksRoutes, pharmacistPageRoutes } from './features/pharmacist-links/pharmacist-links.routes.ts'
import { policyReportsRoutes } from './features/policy-reports/policy-reports.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { mcpRoutes } from './features/public-api/mcp.routes.ts'
import { publicApiRoutes } from './features/public-api/public-api.routes.ts'
import { rateLimitBursts } from './features/rate-limits/limit-bursts.ts'
import { ratingsRoutes } from './features/ratings/ratings.routes.ts'
import { editingRoutes } from './features/recipes/editing.routes.ts'
import { ingredientsRoutes, newsRoutes, recipesRoutes } from './features/recipes/recipes.routes.ts'
import { herbDataRoutes, safetyRoutes } from './features/safety/safety.routes.ts'
import { securityRoutes } from './features/security/security.routes.ts'
import { bannerFramesRoutes, settingsRoutes } from './features/settings/settings.routes.ts'
import { statusRoutes } from './features/status/status.routes.ts'
import { cannedRepliesRoutes } from './features/support/canned-replies.routes.ts'
import { inboxRoutes } from './features/support/inbox.routes.ts'
import { supportRoutes } from './features/support/support.routes.ts'
import { usersRoutes } from './features/users/users.routes.ts'
import { createApiDocsRoutes } from './pages/api-docs/api-docs.routes.ts'
import { createDiscoveryRoutes } from './pages/discovery.routes.ts'
import { createPageRoutes } from './pages/pages.routes.ts'
import { createShareImageRoutes } from './pages/share/share.routes.ts'

const maxBodyBytes = 64 * 1024
/** Maximum body size of campaigns, which contain text and HTML. */
const maxCampaignBytes = 512 * 1024
const createBodyLimit = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large')
    },
  })
const limitCampaignBody = createBodyLimit(maxCampaignBytes)
const limitDefaultBody = createBodyLimit(maxBodyBytes)
const limitBody: typeof limitDefaultBody = (c, next) =>
  c.req.path.startsWith(mounts.campaigns) ? limitCampaignBody(c, next) : limitDefaultBody(c, next)

const api = createRouter()
  .route(mounts.account, accountsRoutes)
  .route(adminRecipesApi, editingRoutes)
  .route(mounts.ailments, ailmentsRoutes)
  .route(mounts.blends, blendsRoutes)
  .route(mounts.bot, botRoutes)
  .route(mounts.cabinet, cabinetRoutes)
  .route(mounts.cabinet, suggestionsRoutes)
  .route(mounts.calendar, calendarRoutes)
  .route(mounts.campaigns, campaignsRoutes)
  .route(mounts.collection, collectionRoutes)
  .route(mounts.community, communityRoutes)
  .route(`${mounts.community}/categories`, categoriesRoutes)
  .route(mounts.favourites, favouritesRoutes)
  .route(mounts.herbi, herbiRoutes)
  .route(mounts.herbFacts, herbFactsRoutes)
  .route(mounts.herbs, herbsRoutes)
  .route(mounts.ingredients, ingredientsRoutes)
  .route(mounts.mailing, mailingRoutes)
  .route(mounts.mailing, subscribersRoutes)
  .route(mounts.me, meRoutes)
  .route(mounts.news, newsRoutes)
  .route(mounts.notifications, notificationsRoutes)
  .route(mounts.opens, opensRoutes)
  .route(mounts.pharmacistLinks, pharmacistLinksRoutes)
  .route(mounts.policyReports, policyReportsRoutes)
  .route(mounts.overview, overviewRoutes)
  .route(mounts.ownRecipes, ownRecipesRoutes)
  .route(mounts.ownRecipes, brewsRoutes)
  .route(mounts.passkeys, passkeysRoutes)
  .route(mounts.preferences, preferencesRoutes)
  .route(mounts.profile, profileRoutes)
  .route(programPaths.api, publicApiRoutes)
  .route(mounts.ratings, ratingsRoutes)
  .route(mounts.recipes, recipesRoutes)
  .route(mounts.safety, safetyRoutes)
  .route(mounts.security, securityRoutes)
  .route(mounts.session, sessionRoutes)
  .route(mounts.settings, settingsRoutes)
  .route(mounts.sharedRecipes, sharedRecipesRoutes)
  .route(mounts.status, statusRoutes)
  .route(mounts.support, supportRoutes)
  .route(`${mounts.support}/inbox`, inboxRoutes)
  .route(`${mounts.support}/canned-replies`, cannedRepliesRoutes)
  .route(mounts.users, usersRoutes)
  .route(mounts.unsubscribe, unsubscribingRoutes)
  .route(mounts.webhooks, webhooksRoutes)
  .route('/', createApiDocsRoutes(listAllRoutes))
  .all('/api/*', policy('page.read', 'private'), () => {
    throw notFound('Address')
  })

const internalApi = createRouter().use(prepareRequest(dependencies)).route('/', api).onError(respondWithError)

export const app = createRouter()
  .use(securityHeaders, prepareRequest(dependencies), allowOtherOrigins, requireSameOrigin)
  .use(limitHeaderSize, rateLimitBursts, limitBody, loadSessionOnDemand)
  .route('/', api)
  .route('/', healthRoutes)
  .route('/', mailboxRoutes)
  .route('/', mcpRoutes)
  .route('/', herbDataRoutes)
  .route('/', bannerFramesRoutes)
  .route('/', pharmacistPageRoutes)
  .route('/', calendarFeedRoutes)
  .route('/', createDiscoveryRoutes(internalApi))
  .route('/', createShareImageRoutes(internalApi))
  .route('/', createPageRoutes(internalApi))
  .all('*', policy('page.read', 'private'), (c) => {
    c.header('Allow', 'GET, HEAD')
    throw new AppError('method_not_allowed')
  })
  .onError(respondWithError)

function listAllRoutes(): readonly RouterRoute[] {
  return app.routes
}

function respondWithError(cause: Error, c: Context<AppEnv>) {
  const error = toPublicError(cause)
  const { log, requestId, now } = createErrorContext(c)
  if (error.code === 'internal' || error.code === 'unavailable')
    log.error('request_failed', cause, {
      method: c.req.method,
      route: routePath(c),
      status: getHttpStatus(error),
      durationMs: Date.now() - now,
    })
  const { retryAfterSeconds = error.code === 'unavailable' ? defaultRetrySeconds : undefined } = error
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  return c.json(toErrorEnvelope(error, requestId), getHttpStatus(error), { 'Cache-Control': 'private, no-store' })
}

/** Returns a substitute ctx for a request that failed before its ctx was created. */
function createErrorContext(c: Context<AppEnv>): Pick<Ctx, 'log' | 'requestId' | 'now'> {
  const ctx: Ctx | undefined = c.get('ctx')
  return ctx ?? { log: consoleLog, requestId: '', now: Date.now() }
}
