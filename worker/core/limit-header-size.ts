import type { MiddlewareHandler } from 'hono'

import { AppError } from './errors.ts'
import type { AppEnv } from './router.ts'

/** Characters. The platform doesn't accept longer URLs either. */
const maxUrlLength = 16 * 1024
/** Characters of all names and values together. Browsers send about a tenth of this. */
const maxHeadersLength = 32 * 1024

/** Rejects oversized URLs and headers before other code reads them. Throws `too_large`. */
export const limitHeaderSize: MiddlewareHandler<AppEnv> = async (c, next) => {
  let length = 0
  for (const [name, value] of c.req.raw.headers) length += name.length + value.length
  if (length > maxHeadersLength || c.req.url.length > maxUrlLength) throw new AppError('too_large')
  await next()
}
