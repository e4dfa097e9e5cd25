import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type * as z from 'zod'

import { AppError } from './errors.ts'

/** Parses one part of a request; what does not fit is answered `invalid`, a reason a field. */
export const validate = <Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(target, schema, (result) => {
    if (result.success) return
    const fields = Object.fromEntries(
      result.error.issues.map((issue) => [issue.path.join('.') || target, issue.message]),
    )
    throw new AppError('invalid', undefined, fields)
  })
