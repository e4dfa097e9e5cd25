import type { MiddlewareHandler } from 'hono'

import { api } from '#domain/api.ts'

import type { AppEnv } from './router.ts'

/** Name of the reporting endpoint in the content policy. */
const reportingEndpoint = 'policy'

/** Content policy of a response. `styleHash` allows the style rules that a document contains. */
export const createContentPolicy = (styleHash?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
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
    `report-to ${reportingEndpoint}`,
  ].join('; ')

export const contentSecurityPolicy = createContentPolicy()

/**
 * Content policy for a page with advertisements, which may load anything over https. Scripts need the nonce of this
 * response, or must be loaded by a script with the nonce.
 */
export const createAdsContentPolicy = (nonce: string): string =>
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
 * Content policy for an administrator's HTML in a frame. The HTML can't run scripts, send data or read the surrounding
 * page. Its links open outside the frame. The frame element has the same sandbox.
 */
export const framePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60

/**
 * Value of `Strict-Transport-Security`. `includeSubDomains` affects every subdomain, so the domain's owner must turn it
 * on.
 */
export const createHstsValue = (subdomains: string | undefined): string =>
  `max-age=${twoYearsInSeconds}${subdomains === 'on' ? '; includeSubDomains' : ''}`

/**
 * `web-share` isn't listed, because browsers without support would log a warning. Its default already allows only this
 * site.
 */
export const fixedHeaders = {
  'Strict-Transport-Security': createHstsValue(undefined),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Reporting-Endpoints': `${reportingEndpoint}="${api.policyReports}"`,
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self), screen-wake-lock=(self)',
}

/** Lets other sites show the response of a route. */
export const allowOtherSites: MiddlewareHandler<AppEnv> = (c, next) => {
  c.set('allowsOtherSites', true)
  return next()
}

/**
 * Sets the same headers on every response. Responses for other sites and pages with their own content policy differ.
 * For files, `client/public/_headers` sets the headers.
 */
export const securityHeaders: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const isHttps = new URL(c.req.url).protocol === 'https:'
  const contentPolicy = c.var.pageContentPolicy ?? contentSecurityPolicy
  c.res.headers.set('Content-Security-Policy', isHttps ? `${contentPolicy}; upgrade-insecure-requests` : contentPolicy)
  for (const [name, value] of Object.entries(fixedHeaders)) c.res.headers.set(name, value)
  c.res.headers.set('Strict-Transport-Security', createHstsValue(c.env.HSTS_SUBDOMAINS))
  if (c.var.hasSecretAddress) c.res.headers.set('Referrer-Policy', 'no-referrer')
  if (c.var.allowsOtherSites) c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
}
