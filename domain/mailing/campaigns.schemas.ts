import * as z from 'zod'

import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { emailAddress } from '#domain/email-address.ts'
import { cleanLine } from '#domain/text-lines.ts'

import { defaultSenderName, everybody, mailsPerSecondMax } from './campaigns.rules.ts'
import { keptTopics } from './preferences.ts'

/** Characters of the longest HTML and the longest plain text that are kept at all; how much may be sent is checked by `campaignProblems`. */
const contentMax = 200_000
const topicsOf = (topics: Parameters<typeof keptTopics>[0] | null) => topics && keptTopics(topics)

/** What would begin another line of a header. */
const lineBreak = /[\p{Cc}\u2028\u2029]/u

const oneLine = (lengthMax: number) =>
  z
    .string()
    .refine((text) => !lineBreak.test(text), { error: 'This has to be one line', abort: true })
    .overwrite(cleanLine)
    .max(lengthMax, { error: `At most ${lengthMax} characters` })

const required = (lengthMax: number, missing: string) => oneLine(lengthMax).min(1, { error: missing })

/** Who of the readers gets it. */
export const audience = z.object({
  topics: z.array(z.enum(ailmentNames)).max(ailmentNames.length).nullable().default(null).transform(topicsOf),
  confirmedSince: z.number().int().min(0, { error: 'Please write the whole year' }).nullable().default(null),
})

/** What an administrator writes; `content` is the plain text, `htmlContent` null where the HTML is to be made of it. */
export const campaignDraft = z.object({
  title: required(120, 'Write a title.'),
  subject: required(150, 'Write a subject.'),
  content: z
    .string()
    .max(contentMax, { error: 'This is more than a mail can hold' })
    .refine((text) => text.trim() !== '', { error: 'Write the content.' }),
  htmlContent: z
    .string()
    .max(contentMax, { error: 'This is more than a mail can hold' })
    .transform((html) => (html.trim() === '' ? null : html))
    .nullable()
    .default(null),
  senderName: oneLine(60)
    .refine((name) => !/[<>@]/.test(name), { error: 'Please write a name alone, without an address' })
    .transform((name) => name || defaultSenderName)
    .default(defaultSenderName),
  audience: audience.default(everybody),
  /** Absent: the address that the deployment sends campaigns from. */
  senderEmail: emailAddress.optional(),
})
export type CampaignDraft = z.infer<typeof campaignDraft>

/** A new draft; `id` is made by the form that it was written in: what comes from there twice is one draft. */
export const newCampaign = campaignDraft.extend({ id: z.uuid().optional() })
export type NewCampaign = z.infer<typeof newCampaign>

/** A draft over the one that was read; `updatedAt` is what that one said, and another by now is somebody else’s change. */
export const campaignChange = campaignDraft.extend({ updatedAt: z.number().int().nonnegative().optional() })
export type CampaignChange = z.infer<typeof campaignChange>

/** What a preview shows: the HTML of a letter, by day or by night. */
export const letterFrame = z.object({ html: z.string().max(contentMax * 2), theme: z.enum(['light', 'dark']) })
export type LetterFrame = z.infer<typeof letterFrame>

/** The address of one campaign. */
export const campaignKey = z.object({ id: z.uuid() })

/** One batch of a campaign. */
export const batchKey = z.object({ id: z.uuid(), number: z.coerce.number().int().min(1).max(1_000_000) })

/** What an administrator found out about a batch: the provider has sent it, or it has to go out again. */
export const batchVerdict = z.object({ was: z.enum(['sent', 'not_sent']) })
export type BatchVerdict = z.infer<typeof batchVerdict>

/** Further pages of the history: what was made before. */
export const campaignListQuery = z.object({ before: z.string().max(60).optional() })

/** Campaigns on a page of the history. */
export const campaignsAtOnce = 20

/** Ids of campaigns whose progress is shown, separated by commas. */
export const progressQuery = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(campaignsAtOnce)),
})

/** When a draft is to be sent; milliseconds since the epoch. */
export const schedule = z.object({
  at: z.number({ error: 'Please write a date and a time' }).int().min(0, 'This is in the past'),
})

/** How many mails go out a second at most. */
export const sendingChange = z.object({
  mailsPerSecond: z
    .number({ error: 'Please write a number' })
    .int({ error: 'Please write a whole number' })
    .min(1, { error: 'At least 1' })
    .max(mailsPerSecondMax, { error: `At most ${mailsPerSecondMax}` }),
})
