import * as z from 'zod'

import { isDay } from '../days.ts'
import { createCursorSchema } from '../query.schemas.ts'
import { eventKinds, deletedActorsValue, parseTimestampCursor, parseReportCursor } from './security-filters.ts'

const day = z.string().refine(isDay, 'Choose a date').optional()

const auditFilters = {
  kind: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  actor: z.union([z.literal(deletedActorsValue), z.uuid()]).optional(),
  from: day,
  to: day,
}
export const auditExportQuery = z.object(auditFilters)
export type AuditFilters = z.infer<typeof auditExportQuery>

export const auditQuery = z.object({ ...auditFilters, after: createCursorSchema(parseTimestampCursor) })
export type AuditQuery = z.infer<typeof auditQuery>

export const eventQuery = z.object({
  kind: z.enum(eventKinds).optional(),
  from: day,
  to: day,
  after: createCursorSchema(parseTimestampCursor),
})
export type EventQuery = z.infer<typeof eventQuery>

export const reportQuery = z.object({ after: createCursorSchema(parseReportCursor) })
