import * as z from 'zod'

import { emailAddress } from '#domain/email-address.ts'

/**
 * What follows from what the provider tells of a mail: `addresses` get no other, and `bounced` is the mail of a campaign that did
 * not arrive.
 */
type ProviderEvent = {
  reason: 'bounced' | 'complained'
  addresses: string[]
  bounced: { campaignId: string; subscriberId: string } | undefined
}

const reasons = { 'email.bounced': 'bounced', 'email.complained': 'complained', 'email.suppressed': 'bounced' } as const

/** Sent as a list of names and values, told as one object. */
const tags = z.object({ campaign: z.string().max(100), subscriber: z.string().max(100) })

const told = z.object({
  type: z.enum(['email.bounced', 'email.complained', 'email.suppressed']),
  data: z.object({
    to: z.array(z.string().max(400)).max(100),
    bounce: z.object({ type: z.string() }).optional(),
    tags: tags.optional().catch(undefined),
  }),
})

/**
 * Reads an event of Resend (https://resend.com/docs/webhooks/event-types). Undefined for one from which nothing follows; a failure
 * that may pass keeps no address from other mails. Addresses come with or without the name of their owner.
 */
export function readProviderEvent(body: unknown): ProviderEvent | undefined {
  const read = told.safeParse(body)
  if (!read.success) return undefined
  const { type, data } = read.data
  const reason = reasons[type]
  const isForGood = data.bounce === undefined || data.bounce.type === 'Permanent'
  const mail = data.tags && { campaignId: data.tags.campaign, subscriberId: data.tags.subscriber }
  return {
    reason,
    addresses: isForGood ? data.to.flatMap((line) => addressIn(line) ?? []) : [],
    bounced: reason === 'bounced' ? mail : undefined,
  }
}

const addressIn = (line: string) => emailAddress.safeParse(/<([^<>]*)>\s*$/.exec(line)?.[1] ?? line).data
