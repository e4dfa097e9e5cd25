import * as z from 'zod'

import { groupDigits } from '../figures.ts'
import { typedLine } from '../line.schemas.ts'
import { createCursorSchema } from '../query.schemas.ts'
import { cleanLines, isBlank } from '../text-lines.ts'
import { maxCannedTitleLength } from './canned-replies.rules.ts'
import { missingFields } from './support.messages.ts'
import { maxMessageLength, parseInboxCursor, parseCursor, maxSubjectLength, defaultFilters } from './support.rules.ts'
import { ticketPriorities, ticketStatuses } from './support.types.ts'

const requiredText = z.string({ error: missingFields })
const formatMaxLength = (max: number) => `Use at most ${groupDigits(max)} characters`

/** Cleans the lines and removes spaces before the first word. */
const cleanMessage = (text: string) => cleanLines(text).trimStart()

const message = requiredText.transform(cleanMessage).pipe(
  z
    .string()
    .refine((text) => !isBlank(text), missingFields)
    .max(maxMessageLength, formatMaxLength(maxMessageLength)),
)

const requiredLine = (max: number) =>
  typedLine(missingFields)
    .refine((text) => !isBlank(text), missingFields)
    .max(max, formatMaxLength(max))

export const newTicket = z.object({
  subject: requiredLine(maxSubjectLength),
  message,
  priority: z.enum(ticketPriorities).default('normal'),
})
export type NewTicket = z.infer<typeof newTicket>

export const newReply = z.object({ message })
/** Note that only administrators see. */
export const newNote = z.object({ message })

/** Administrator's reply. A blank reply is ignored without an error. */
export const newAnswer = z.object({
  message: z
    .string()
    .transform(cleanMessage)
    .pipe(z.string().max(maxMessageLength, formatMaxLength(maxMessageLength))),
})

export const cannedReplyDetails = z.object({ title: requiredLine(maxCannedTitleLength), message })
export type CannedReplyDetails = z.infer<typeof cannedReplyDetails>
export const cannedReplyKey = z.object({ id: z.uuid() })

export const ticketKey = z.object({ id: z.uuid() })
export const noteKey = z.object({ id: z.uuid(), noteId: z.uuid() })

export const memberStatus = z.object({ status: z.enum(['open', 'closed']) })
export const adminStatus = z.object({ status: z.enum(ticketStatuses) })

export const ticketQuery = z.object({
  before: createCursorSchema(parseCursor),
})

export const inboxQuery = z.object({
  status: z.enum(['all', 'pending', ...ticketStatuses]).default('all'),
  priority: z.enum(['all', ...ticketPriorities]).default(defaultFilters.priority),
  before: createCursorSchema(parseInboxCursor),
})
export type InboxQuery = z.infer<typeof inboxQuery>
