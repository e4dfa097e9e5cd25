export const newTicketDraft = 'ticket' as const
export const noteDraft = (ticketId: string): string => `note on ticket ${ticketId}`
export const replyDraft = (ticketId: string): string => `reply to ticket ${ticketId}`
