import { zValidator } from '@hono/zod-validator'
import type { Context, Handler, MiddlewareHandler, ValidationTargets } from 'hono'
import type * as z from 'zod'

import { AppError } from './errors.ts'

/** A part of a request and the schema that it has to fit. */
export type Validated = { target: keyof ValidationTargets; schema: z.ZodType }

const validated = new WeakMap<Handler | MiddlewareHandler, Validated>()

/** Arrays and objects within each other; no form of ours has half as many. */
const nestingMax = 16

/**
 * Parses one part of a request; what does not fit is answered `invalid`, a reason a field. A body of JSON says that it is one:
 * otherwise it would be read as empty, and defaults would stand for what was sent.
 */
export const validate = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) => {
  const middleware = zValidator(target, schema, async (result, c) => {
    if (target === 'json' && !(await isPlainJson(c))) throw new AppError('invalid')
    if (result.success) return
    const fields = Object.fromEntries(
      result.error.issues.map((issue) => [issue.path.join('.') || target, issue.message]),
    )
    throw new AppError('invalid', undefined, fields)
  })
  validated.set(middleware, { target, schema })
  return middleware
}

/** What a handler was made to check; undefined for any other handler. */
export const validatedBy = (handler: Handler | MiddlewareHandler) => validated.get(handler)

const isPlainJson = async (c: Context): Promise<boolean> =>
  /^application\/json\b/i.test(c.req.header('Content-Type') ?? '') && !isNested(await c.req.json(), nestingMax)

/** Whether arrays and objects lie within each other in more than so many levels; it looks no deeper than that. */
function isNested(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNested(inner, levels - 1))
}
