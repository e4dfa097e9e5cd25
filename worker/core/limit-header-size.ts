import type { MiddlewareHandler } from 'hono'

import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/** Characters; the platform doesn't accept a longer URL either. */
const addressMax = 16 * 1024
/** Characters of all names and values together; browsers send about a tenth of that. */
const headersMax = 32 * 1024

/**
 * Refuses a URL or headers that are longer than any page of this site sends, before anything reads them. Throws
 * `too_large`.
 */
export const limitHeaderSize: MiddlewareHandler<AppEnv> = async (c, next) => {
  let length = 0
  for (const [name, value] of c.req.raw.headers) length += name.length + value.length
  if (length > headersMax || c.req.url.length > addressMax) throw new AppError('too_large')
  await next()
}
