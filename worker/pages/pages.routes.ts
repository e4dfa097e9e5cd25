import type { Context, Hono, MiddlewareHandler } from 'hono'

import {
  confirmSubscriptionPattern,
  formPaths,
  paths,
  preferencesPattern,
  recipePattern,
  stopMailsPattern,
  unsubscribePattern,
} from '#domain/paths.ts'
import { defaultRetrySeconds } from '#worker/core/errors.ts'
import { policy } from '#worker/core/policy.ts'
import { toLocalPath } from '#worker/core/request.ts'
import { type AppEnv, createRouter } from '#worker/core/router.ts'
import { createAdsContentPolicy, createContentPolicy } from '#worker/core/security-headers.ts'

import { inProcessFetch } from './in-process.ts'
import { getPageTags } from './page-policies.ts'
import { getCanonicalQuery } from './page-queries.ts'
import { findPageId, renderPage } from './render.tsx'

const redirectStatuses = [301, 303] as const

/** Response if even the error page can't be rendered. */
const fallbackPage = {
  html: '<!doctype html><html lang="en-GB"><title>Herbal Remedies</title><h1>We can’t show this page right now</h1><p><a href="/">Back to the home page</a></p></html>',
  status: 500,
  nonce: undefined,
  styleHash: undefined,
  hints: undefined,
  pageId: '',
  params: {},
} as const

/**
 * Redirects to the canonical URL before any work, because every other spelling would be another cache key and another
 * render.
 */
const requireCanonicalUrl: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search, searchParams } = new URL(c.req.url)
  if (search === '') return next()
  const path = toLocalPath(pathname)
  const query = getCanonicalQuery(findPageId(path), searchParams)
  if (search === `?${query}`) return next()
  return c.redirect(query === '' ? path : `${path}?${query}`, 301)
}

/**
 * Renders a page for every URL without another route. Its loaders only call the API, in process. Some pages also accept
 * their own form from a browser without JavaScript.
 */
export function createPageRoutes(api: Hono<AppEnv>) {
  const render = async (c: Context<AppEnv>) => {
    const { ctx } = c.var
    const { siteUrl: url, contactEmail, postalAddress } = ctx.config
    const site = { url, contactEmail, postalAddress, year: new Date(ctx.now).getUTCFullYear() }
    const page = await renderPage(c.req.raw, inProcessFetch(api, c), site).catch((failure: unknown) => ({
      ...fallbackPage,
      failure,
    }))
    if (page instanceof Response)
      return c.redirect(
        page.headers.get('Location') ?? '/',
        redirectStatuses.find((status) => status === page.status) ?? 302,
      )
    if (page.failure !== undefined)
      ctx.log.error('page_failed', page.failure, { page: page.pageId, durationMs: Date.now() - ctx.now })
    if (page.nonce !== undefined) c.set('pageContentPolicy', createAdsContentPolicy(page.nonce))
    else if (page.styleHash !== undefined) c.set('pageContentPolicy', createContentPolicy(page.styleHash))
    // Only a reader who has just written a text sends `since`, so the response isn't cached. A page with advertisements
    // has a nonce, which must not be cached either.
    if (page.nonce === undefined && c.req.query('since') === undefined)
      c.set('pageTags', getPageTags(page.pageId, page.params))
    if (page.status === 503) c.header('Retry-After', String(defaultRetrySeconds))
    c.header('Link', page.hints)
    // Browsers prerender the documents that these rules name when the pointer rests on a link.
    c.header('Speculation-Rules', '"/speculation-rules.json"')
    return c.html(page.html, { status: page.status })
  }
  return createRouter()
    .get('*', policy('page.read', { tags: (c) => c.var.pageTags ?? [] }), requireCanonicalUrl, render)
    .on('POST', Object.values(formPaths), policy('page.read', 'private'), render)
    .post(paths.signInPage, policy('page.read', 'private'), render)
    .post(recipePattern, policy('page.read', 'private'), render)
    .post(paths.sideEffect, policy('page.read', 'private'), render)
    .post(paths.mailingList, policy('page.read', 'private'), render)
    .post(confirmSubscriptionPattern, policy('page.read', 'private'), render)
    .post(stopMailsPattern, policy('page.read', 'private'), render)
    .post(unsubscribePattern, policy('page.read', 'private'), render)
    .post(preferencesPattern, policy('page.read', 'private'), render)
}
