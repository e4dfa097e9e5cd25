import { zValidator } from '@hono/zod-validator'
import type { Context, Handler, MiddlewareHandler, ValidationTargets } from 'hono'
import type * as z from 'zod'

import { AppError } from './errors.ts'

export type Validation = { target: keyof ValidationTargets; schema: z.ZodType }

const validations = new WeakMap<Handler | MiddlewareHandler, Validation>()

/** Maximum nesting of arrays and objects. The deepest form of the site has less than half of this. */
const maxNestingDepth = 16

/**
 * Validates one part of a request. Throws `invalid` with a message for each field. A JSON body must declare its type;
 * otherwise it would count as empty and defaults would apply.
 */
export const validate = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) => {
  const middleware = zValidator(target, schema, async (result, c) => {
    if (target === 'json' && !(await isValidJsonRequest(c))) throw new AppError('invalid')
    if (result.success) return
    const fields = Object.fromEntries(
      result.error.issues.map((issue) => [issue.path.join('.') || target, issue.message]),
    )
    throw new AppError('invalid', undefined, fields)
  })
  validations.set(middleware, { target, schema })
  return middleware
}

/** Returns the target and schema that a handler validates; undefined for any other handler. */
export const getValidation = (handler: Handler | MiddlewareHandler) => validations.get(handler)

const isValidJsonRequest = async (c: Context): Promise<boolean> =>
  /^application\/json\b/i.test(c.req.header('Content-Type') ?? '') &&
  !isNestedDeeper(await c.req.json(), maxNestingDepth)

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1))
}
