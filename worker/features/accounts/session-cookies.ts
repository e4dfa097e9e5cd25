import type { Context, MiddlewareHandler } from 'hono'

import { describeDevice } from '#domain/accounts/describe-device.ts'
import { sessionDays } from '#domain/retention.ts'
import {
  clearCookie,
  clearSessionHint,
  readCookie,
  hasSessionHint,
  writeCookie,
  writeSessionHint,
} from '#worker/core/cookies.ts'
import { ignoresCookies, primaryBookmark } from '#worker/core/request.ts'
import type { AppEnv } from '#worker/core/router.ts'
import { generateToken } from '#worker/core/tokens.ts'

import { endSession, loadViewer } from './sessions.service.ts'

const daySeconds = 24 * 60 * 60
const sessionSeconds = sessionDays * daySeconds
const browserSeconds = 7 * daySeconds
/** Lifetime of the bookmark cookie in seconds. D1 replicas lag behind by less than this. */
const bookmarkSeconds = 5 * 60

/**
 * Loads the session when a route needs it. After a write, stores a bookmark so that the member's next request sees the
 * change.
 */
export const loadSessionOnDemand: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (ignoresCookies(c.req.path)) return next()
  const id = readCookie(c, 'session')
  let wasExtended = false
  if (id !== undefined)
    c.set('loadSession', async () => {
      wasExtended = (await loadViewer(c.var.ctx, id)) || wasExtended
    })
  await next()
  const isReadRequest = c.req.method === 'GET'
  if (id !== undefined && wasExtended && isReadRequest) storeSession(c, id)
  if (!isReadRequest && c.var.ctx.viewer.role !== 'visitor') storeBookmark(c)
}

/** Doesn't replace `primaryBookmark`, because an earlier streamed response may still be writing. */
function storeBookmark(c: Context<AppEnv>): void {
  if (c.var.writesAfterHeaders) return writeCookie(c, 'bookmark', primaryBookmark, bookmarkSeconds)
  const bookmark = readCookie(c, 'bookmark') === primaryBookmark ? null : c.var.ctx.bookmark()
  if (bookmark !== null) writeCookie(c, 'bookmark', bookmark, bookmarkSeconds)
}

export async function replaceSession(c: Context<AppEnv>, id: string): Promise<void> {
  const earlierId = readCookie(c, 'session')
  if (earlierId !== undefined) await endSession(c.var.ctx, earlierId)
  storeSession(c, id)
}

export function storeSession(c: Context<AppEnv>, id: string): void {
  writeCookie(c, 'session', id, sessionSeconds)
  writeSessionHint(c, sessionSeconds)
}

export function clearSession(c: Context<AppEnv>): void {
  if (readCookie(c, 'session') !== undefined) clearCookie(c, 'session')
  if (hasSessionHint(c)) clearSessionHint(c)
}

export const readSessionId = (c: Context<AppEnv>): string => readCookie(c, 'session') ?? ''

export const readBrowserSecret = (c: Context<AppEnv>): string | undefined => readCookie(c, 'browser')

/**
 * Returns the secret that recognises this browser when an emailed link is opened. Creates and stores the secret if
 * needed. Reuses an existing secret, so that earlier links still work.
 */
export function ensureBrowserSecret(c: Context<AppEnv>): string {
  const secret = readBrowserSecret(c) ?? generateToken()
  writeCookie(c, 'browser', secret, browserSeconds)
  return secret
}

export const readDevice = (c: Context<AppEnv>): string => describeDevice(c.req.header('User-Agent'))
