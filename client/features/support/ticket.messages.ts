import { promisedHours } from '#domain/support/support.rules.ts'

/** Returns how long the member has waited, compared with our promised response time. */
export function waitingTimeLabel({ hours, isLate }: { hours: number; isLate: boolean }): string {
  const age =
    hours < 1
      ? 'less than an hour'
      : hours === 1
        ? '1 hour'
        : hours < 96
          ? `${hours} hours`
          : `${Math.floor(hours / 24)} days`
  return isLate
    ? `for ${age}, overdue (we promise a reply within ${promisedHours} hours)`
    : `for ${age} (we promise a reply within ${promisedHours} hours)`
}

export const replyCountLabel = (count: number): string =>
  count === 0 ? 'no replies yet' : count === 1 ? '1 reply' : `${count} replies`

export const newTicketDraft = 'ticket' as const
export const noteDraft = (ticketId: string): string => `note on ticket ${ticketId}`
export const replyDraft = (ticketId: string): string => `reply to ticket ${ticketId}`
