import type { CampaignMail, CampaignMessage, CampaignOutcome } from '#worker/platform/campaign-mail.ts'

/**
 * Failure of a call. `outcome` replaces the real outcome. `isRefused` selects emails that the provider refuses.
 * `isResponseLost` drops the response after the provider has accepted the emails.
 */
export type ProviderFailure = {
  outcome?: CampaignOutcome
  isRefused?: (message: CampaignMessage) => boolean
  isResponseLost?: boolean
}

/**
 * Returns a provider that accepts each key once and repeats its response to the same request. Each call takes its
 * failure from `nextFailure`.
 */
export function createIdempotentProvider(nextFailure: () => ProviderFailure = () => ({})) {
  const outcomes = new Map<string, { body: string; outcome: CampaignOutcome }>()
  const inboxes = new Map<string, number>()
  const calls: { key: string; body: string }[] = []
  const accept = (body: string, isRefused: (message: CampaignMessage) => boolean): CampaignOutcome => {
    const messages = JSON.parse(body) as CampaignMessage[]
    const refusedEmails = messages.flatMap((message, position) =>
      isRefused(message) ? [{ position, reason: 'validation_error' }] : [],
    )
    const refusedPositions = new Set(refusedEmails.map(({ position }) => position))
    for (const [position, { to }] of messages.entries())
      if (!refusedPositions.has(position)) inboxes.set(to, (inboxes.get(to) ?? 0) + 1)
    return { kind: 'accepted', refusedEmails }
  }
  const mail: CampaignMail = {
    canSend: true,
    from: 'news@herbs.test',
    send: ({ key, body }) => {
      calls.push({ key, body })
      const { outcome: forcedOutcome, isRefused = () => false, isResponseLost = false } = nextFailure()
      if (forcedOutcome) return Promise.resolve(forcedOutcome)
      const previous = outcomes.get(key)
      if (previous && previous.body !== body)
        return Promise.resolve({ kind: 'unknown', reason: 'invalid_idempotent_request' })
      const outcome = previous?.outcome ?? accept(body, isRefused)
      outcomes.set(key, { body, outcome })
      return Promise.resolve(
        isResponseLost ? { kind: 'later', isRefused: false, waitMs: 0, reason: 'TimeoutError' } : outcome,
      )
    },
  }
  return { mail, inboxes, calls }
}
