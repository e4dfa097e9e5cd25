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
import { primaryBookmark } from '#worker/core/request.ts'
import type { AppEnv } from '#worker/core/router.ts'
import { generateToken } from '#worker/core/tokens.ts'

import { endSession, identifyViewer } from './sessions.service.ts'

const daySeconds = 24 * 60 * 60
const sessionSeconds = sessionDays * daySeconds
const browserSeconds = 7 * daySeconds
/** Seconds; longer than a D1 read replica lags behind a write. */
const bookmarkSeconds = 5 * 60

/**
 * Loads the session when a route needs it, and stores a bookmark so that a member's next request reads their own
 * writes.
 */
export const withSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = readCookie(c, 'session')
  let isExtended = false
  if (id !== undefined)
    c.set('loadSession', async () => {
      isExtended = (await identifyViewer(c.var.ctx, id)) || isExtended
    })
  await next()
  const isReadRequest = c.req.method === 'GET'
  if (id !== undefined && isExtended && isReadRequest) storeSession(c, id)
  if (!isReadRequest && c.var.ctx.viewer.role !== 'visitor') storeBookmark(c)
}

/** Another tab can write while a response streams, so this bookmark must not replace a stricter one. */
function storeBookmark(c: Context<AppEnv>): void {
  if (c.var.writesAfterHeaders) return writeCookie(c, 'bookmark', primaryBookmark, bookmarkSeconds)
  const bookmark = readCookie(c, 'bookmark') === primaryBookmark ? null : c.var.ctx.bookmark()
  if (bookmark !== null) writeCookie(c, 'bookmark', bookmark, bookmarkSeconds)
}

/** Ends the browser's earlier session and stores the new one. */
export async function replaceSession(c: Context<AppEnv>, id: string): Promise<void> {
  const earlier = readCookie(c, 'session')
  if (earlier !== undefined) await endSession(c.var.ctx, earlier)
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

export const sessionIdOf = (c: Context<AppEnv>): string => readCookie(c, 'session') ?? ''

export const browserOf = (c: Context<AppEnv>): string | undefined => readCookie(c, 'browser')

/**
 * Returns the secret that identifies this browser when somebody opens an emailed link. Keeps an existing secret so that
 * earlier links still work.
 */
export function markBrowser(c: Context<AppEnv>): string {
  const secret = browserOf(c) ?? generateToken()
  writeCookie(c, 'browser', secret, browserSeconds)
  return secret
}

export const deviceOf = (c: Context<AppEnv>): string => describeDevice(c.req.header('User-Agent'))
