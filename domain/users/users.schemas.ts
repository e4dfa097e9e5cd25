import * as z from 'zod'

import { isDay } from '../days.ts'
import { typedLine } from '../line.schemas.ts'
import { oneLine } from '../query.schemas.ts'
import { isBlank } from '../text-lines.ts'
import {
  defaultUserFilters,
  parseUserCursor,
  userGroups,
  userOrders,
  maxUserSearchLength,
  userStatuses,
} from './user-filters.ts'
import { userMessages } from './users.messages.ts'
import { maxReasonLength } from './users.rules.ts'

export const userQuery = z
  .object({
    search: oneLine(maxUserSearchLength).default(defaultUserFilters.search),
    group: z.enum(userGroups).default(defaultUserFilters.group),
    status: z.enum(userStatuses).default(defaultUserFilters.status),
    order: z.enum(userOrders).default(defaultUserFilters.order),
    after: z.string().optional(),
  })
  .transform(({ after, ...filters }, context) => {
    if (after === undefined) return { ...filters, cursor: undefined }
    const cursor = parseUserCursor(filters.order, after)
    if (cursor) return { ...filters, cursor }
    context.addIssue({ code: 'custom', message: 'Unknown cursor', path: ['after'] })
    return z.NEVER
  })
export type UserQuery = z.infer<typeof userQuery>

export const userKey = z.object({ id: z.uuid() })

/** Stored time that the administrator saw, in milliseconds since the epoch. Prevents overwriting a newer change. */
const seen = z.int().nullable()

export const premiumGrant = z.strictObject({
  lastDay: z.string().refine(isDay, userMessages.noDate),
  seen,
})
export type PremiumGrant = z.infer<typeof premiumGrant>

export const premiumSeen = z.strictObject({ seen })

export const suspensionDetails = z.strictObject({
  reason: typedLine()
    .refine((text) => !isBlank(text), userMessages.noReason)
    .max(maxReasonLength, `Use at most ${maxReasonLength} characters`),
})
