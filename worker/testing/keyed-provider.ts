import type { CampaignMail, CampaignMessage, CampaignOutcome } from '#worker/platform/campaign-mail.ts'

/**
 * Failure of a call: `instead` replaces the outcome, `refused` refuses single emails, `lost` loses the answer after the
 * provider accepted them.
 */
export type Mishap = { instead?: CampaignOutcome; refused?: (message: CampaignMessage) => boolean; lost?: boolean }

/**
 * Returns a provider that accepts each key once, and repeats its answer to the same request; `failureOf` is called for
 * each call.
 */
export function keyedProvider(failureOf: () => Mishap = () => ({})) {
  const outcomes = new Map<string, { body: string; outcome: CampaignOutcome }>()
  const inboxes = new Map<string, number>()
  const calls: { key: string; body: string }[] = []
  const accept = (body: string, isRefused: (message: CampaignMessage) => boolean): CampaignOutcome => {
    const messages = JSON.parse(body) as CampaignMessage[]
    const refused = messages.flatMap((message, position) =>
      isRefused(message) ? [{ position, reason: 'validation_error' }] : [],
    )
    const left = new Set(refused.map(({ position }) => position))
    for (const [position, { to }] of messages.entries())
      if (!left.has(position)) inboxes.set(to, (inboxes.get(to) ?? 0) + 1)
    return { kind: 'accepted', refused }
  }
  const mail: CampaignMail = {
    canSend: true,
    from: 'news@herbs.test',
    send: ({ key, body }) => {
      calls.push({ key, body })
      const { instead, refused = () => false, lost = false } = failureOf()
      if (instead) return Promise.resolve(instead)
      const known = outcomes.get(key)
      if (known && known.body !== body)
        return Promise.resolve({ kind: 'unknown', reason: 'invalid_idempotent_request' })
      const outcome = known?.outcome ?? accept(body, refused)
      outcomes.set(key, { body, outcome })
      return Promise.resolve(lost ? { kind: 'later', isRefused: false, waitMs: 0, reason: 'TimeoutError' } : outcome)
    },
  }
  return { mail, inboxes, calls }
}
