/** What is begun in these forms is kept under these names until it is sent. */
export const newTicketDraft = 'ticket'
export const replyDraft = (ticketId: string): string => `reply to ticket ${ticketId}`
