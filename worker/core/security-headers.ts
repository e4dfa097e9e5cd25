import type { MiddlewareHandler } from 'hono'

import { api } from '#domain/api.ts'

import type { AppEnv } from './router.ts'

/** By what name the policy calls the address that reports go to. */
const reportGroup = 'policy'

export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  `report-uri ${api.policyReports}`,
  `report-to ${reportGroup}`,
].join('; ')

/**
 * That of a page with an advertisement, which loads what it likes from where it likes; a script runs by the nonce of this answer
 * alone, or where such a script has asked for it.
 */
export const policyWithAds = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "font-src 'self' https: data:",
    "connect-src 'self' https:",
    'media-src https: data: blob:',
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' https:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * That of what an administrator wrote as HTML, in a frame of ours: it runs nothing, sends nothing and knows nothing of the page around
 * it; its links open beside the site. The frame around it says the same.
 */
export const framePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60

/** Asks browsers for https. `includeSubDomains` binds every host below this one, which the owner of the domain has to want. */
export const strictTransport = (subdomains: string | undefined): string =>
  `max-age=${twoYearsInSeconds}${subdomains === 'on' ? '; includeSubDomains' : ''}`

/** Sharing keeps its default, this site alone: naming it makes browsers without it complain. */
export const fixedHeaders = {
  'Strict-Transport-Security': strictTransport(undefined),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Reporting-Endpoints': `${reportGroup}="${api.policyReports}"`,
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), screen-wake-lock=(self)',
}

/** A route with this lets other sites show what it answers. */
export const forOtherSites: MiddlewareHandler<AppEnv> = (c, next) => {
  c.set('forOtherSites', true)
  return next()
}

/**
 * The same on every answer, but for what is made for other sites, or is shown under a content policy of its own;
 * `client/public/_headers` says them for files.
 */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const secure = new URL(c.req.url).protocol === 'https:'
  const contentPolicy = c.var.ownContentPolicy ?? contentSecurityPolicy
  c.res.headers.set('Content-Security-Policy', secure ? `${contentPolicy}; upgrade-insecure-requests` : contentPolicy)
  for (const [name, value] of Object.entries(fixedHeaders)) c.res.headers.set(name, value)
  c.res.headers.set('Strict-Transport-Security', strictTransport(c.env.HSTS_SUBDOMAINS))
  if (c.var.forOtherSites) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}
