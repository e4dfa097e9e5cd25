import * as z from 'zod'

import { emailAddress } from '#domain/email-address.ts'

/** Consequences of an event: `addresses` to suppress, and `bouncedEmail`, the campaign email that didn't arrive. */
type ProviderEvent = {
  reason: 'bounced' | 'complained'
  addresses: string[]
  bouncedEmail: { campaignId: string; subscriberId: string } | undefined
}

const reasons = { 'email.bounced': 'bounced', 'email.complained': 'complained', 'email.suppressed': 'bounced' } as const

/** Tags on an email. We send the provider a list of names and values; its webhook returns one object. */
const tags = z.object({ campaign: z.string().max(100), subscriber: z.string().max(100) })

const event = z.object({
  type: z.enum(['email.bounced', 'email.complained', 'email.suppressed']),
  data: z.object({
    to: z.array(z.string().max(400)).max(100),
    bounce: z.object({ type: z.string() }).optional(),
    tags: tags.optional().catch(undefined),
  }),
})

/**
 * Parses a Resend webhook event (https://resend.com/docs/webhooks/event-types). Returns undefined for an event without
 * consequences. A temporary failure suppresses no address. Accepts addresses with or without a display name.
 */
export function parseProviderEvent(body: unknown): ProviderEvent | undefined {
  const parsed = event.safeParse(body)
  if (!parsed.success) return undefined
  const { type, data } = parsed.data
  const reason = reasons[type]
  const isPermanent = data.bounce === undefined || data.bounce.type === 'Permanent'
  const campaignEmail = data.tags && { campaignId: data.tags.campaign, subscriberId: data.tags.subscriber }
  return {
    reason,
    addresses: isPermanent ? data.to.flatMap((recipient) => parseAddress(recipient) ?? []) : [],
    bouncedEmail: reason === 'bounced' ? campaignEmail : undefined,
  }
}

const parseAddress = (recipient: string) =>
  emailAddress.safeParse(/<([^<>]*)>\s*$/.exec(recipient)?.[1] ?? recipient).data
