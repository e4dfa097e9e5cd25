import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { emailAddress } from '#domain/email-address.ts'
import { groupDigits } from '#domain/figures.ts'
import { cleanLine } from '#domain/text-lines.ts'

import { defaultSenderName, everybody, maxMailsPerSecond } from './campaigns.rules.ts'
import { normaliseTopics } from './preferences.ts'

/** Maximum stored characters of HTML and plain text. `campaignProblems` checks the limits for sending. */
const maxContentLength = 200_000
const contentTooLong = `Use at most ${groupDigits(maxContentLength)} characters`
const normaliseNullableTopics = (topics: Parameters<typeof normaliseTopics>[0] | null) =>
  topics && normaliseTopics(topics)

/** Characters that could start another header line. */
const lineBreakPattern = /[\p{Cc}\u2028\u2029]/u

const oneLine = (maxLength: number) =>
  z
    .string()
    .refine((text) => !lineBreakPattern.test(text), { error: 'Enter this on a single line', abort: true })
    .overwrite(cleanLine)
    .max(maxLength, { error: `Use at most ${maxLength} characters` })

const requiredLine = (maxLength: number, missingError: string) => oneLine(maxLength).min(1, { error: missingError })

export const audience = z.object({
  topics: z
    .array(z.enum(ailmentNames))
    .max(ailmentNames.length)
    .nullable()
    .default(null)
    .transform(normaliseNullableTopics),
  confirmedSince: z.number().int().min(0, { error: 'Enter the full year' }).nullable().default(null),
})

/**
 * Draft from an administrator. `content` is plain text. If `htmlContent` is null, the HTML is generated from `content`.
 */
export const campaignDraft = z.object({
  title: requiredLine(120, 'Enter a title.'),
  subject: requiredLine(150, 'Enter a subject.'),
  content: z
    .string()
    .max(maxContentLength, { error: contentTooLong })
    .refine((text) => text.trim() !== '', { error: 'Enter the content.' }),
  htmlContent: z
    .string()
    .max(maxContentLength, { error: contentTooLong })
    .transform((html) => (html.trim() === '' ? null : html))
    .nullable()
    .default(null),
  senderName: oneLine(60)
    .refine((name) => !/[<>@]/.test(name), { error: 'Enter a name without an email address' })
    .transform((name) => name || defaultSenderName)
    .default(defaultSenderName),
  audience: audience.default(everybody),
  /** Defaults to the deployment's sender address. */
  senderEmail: emailAddress.optional(),
})
export type CampaignDraft = z.infer<typeof campaignDraft>

/** New draft. The form generates `id` so that submitting twice creates one draft. */
export const newCampaign = campaignDraft.extend({ id: z.uuid().optional() })
export type NewCampaign = z.infer<typeof newCampaign>

/** Change to a draft. `updatedAt` is the value that the editor loaded; a different stored value means a conflict. */
export const campaignChange = campaignDraft.extend({ updatedAt: z.number().int().nonnegative().optional() })
export type CampaignChange = z.infer<typeof campaignChange>

/** HTML for a preview, in a light or dark theme. */
export const campaignFrame = z.object({ html: z.string().max(maxContentLength * 2), theme: z.enum(['light', 'dark']) })
export type CampaignFrame = z.infer<typeof campaignFrame>

export const campaignKey = z.object({ id: z.uuid() })

export const batchKey = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(1_000_000) })

/** Administrator's decision about a batch after checking with the provider: it was sent, or it must be sent again. */
export const batchVerdict = z.object({ was: z.enum(['sent', 'not_sent']) })
export type BatchVerdict = z.infer<typeof batchVerdict>

/** `before` is the cursor for the history's next page. */
export const campaignListQuery = z.object({ before: z.string().max(60).optional() })

export const campaignsPerPage = 20

/** Comma-separated ids of the campaigns with a progress display. */
export const progressQuery = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(campaignsPerPage)),
})

/** Time to send a draft, in milliseconds since the epoch. */
export const schedule = z.object({
  at: z.number({ error: 'Enter a date and time' }).int().min(0, 'Choose a time in the future'),
})

export const sendingChange = z.object({
  mailsPerSecond: z
    .number({ error: 'Enter a number' })
    .int({ error: 'Enter a whole number' })
    .min(1, { error: 'Enter at least 1' })
    .max(maxMailsPerSecond, { error: `Enter at most ${maxMailsPerSecond}` }),
})
