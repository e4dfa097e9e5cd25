import type { D1Database } from '@cloudflare/workers-types'

import type { ErrorDetail, ErrorEnvelope } from '#domain/errors.ts'
import type { CookieName } from '#worker/core/cookies.ts'
import type { Mail } from '#worker/platform/mail.ts'

import { testCtx, type TestCtx } from './test-ctx.ts'
import { site, visit } from './visit.ts'

type CallOptions = {
  body?: unknown
  cookies?: Partial<Record<CookieName, string>>
  now?: number
  network?: string
  canSend?: boolean
  mail?: Mail
  database?: D1Database
}

export type ApiResponse = {
  status: number
  headers: Headers
  /** Undefined if the body isn't JSON. */
  body: unknown
  error: ErrorDetail | undefined
  /** Cookies of the response by their names without prefix. A deleted cookie has an empty value. */
  cookies: Record<string, string>
  ctx: TestCtx
}

/** Calls the API as a page of this site would. Each call has a new ctx. Waits for deferred work. */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<ApiResponse> {
  const { body, cookies = {}, now, network, canSend = true, mail, database } = options
  const ctx = testCtx(database && { database })
  Object.assign(ctx, { ...(now !== undefined && { now }), ...(network !== undefined && { networkAddress: network }) })
  ctx.mail = mail ?? { ...ctx.mail, canSend }
  const headers = new Headers({ Origin: site, Cookie: cookieHeader(cookies) })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const response = await visit(
    path,
    { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
    ctx,
  )
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false
  const responseBody: unknown = isJson ? await response.json() : undefined
  await ctx.settle()
  const error = response.status >= 400 ? (responseBody as ErrorEnvelope | undefined)?.error : undefined
  return {
    status: response.status,
    headers: response.headers,
    body: responseBody,
    error,
    cookies: parseSetCookies(response),
    ctx,
  }
}

export const cookieHeader = (cookies: Partial<Record<CookieName, string>>) =>
  Object.entries(cookies)
    .map(([name, value]) => `__Host-${name}=${value}`)
    .join('; ')

const parseSetCookies = ({ headers }: Response) =>
  Object.fromEntries(
    headers.getSetCookie().map((cookie) => {
      const [, name = '', value = ''] = /^(?:__Host-)?([^=]+)=([^;]*)/.exec(cookie) ?? []
      return [name, value]
    }),
  )

/** Returns the token of the link in the last email. Throws if there is no token. */
export function readMailedToken({ ctx: { sentMails } }: ApiResponse): string {
  const [, token] = /[#/]([\w-]{43})$/m.exec(sentMails.at(-1)?.text ?? '') ?? []
  if (token === undefined) throw new Error('No link was sent.')
  return token
}
