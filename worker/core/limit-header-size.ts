import type { MiddlewareHandler } from 'hono'

import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/** Characters; the platform doesn't accept a longer URL either. */
const urlLengthMax = 16 * 1024
/** Characters of all names and values together; browsers send about a tenth of that. */
const headersLengthMax = 32 * 1024

/**
 * Rejects URLs and headers that are longer than any page of this site sends, before other code reads them. Throws
 * `too_large`.
 */
export const limitHeaderSize: MiddlewareHandler<AppEnv> = async (c, next) => {
  let length = 0
  for (const [name, value] of c.req.raw.headers) length += name.length + value.length
  if (length > headersLengthMax || c.req.url.length > urlLengthMax) throw new AppError('too_large')
  await next()
}
