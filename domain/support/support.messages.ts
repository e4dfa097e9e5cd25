import type { InboxStatus, TicketPriority, TicketStatus, TicketSummary } from './support.types.ts'

export const signInRequired = 'Please sign in to submit a support ticket'
export const missingFields = 'Please fill in all required fields'
export const submissionError = 'Failed to submit support ticket. Please try again.'
export const submissionMessage = "Support ticket submitted successfully! We'll get back to you soon."

export const ticketsLoadError = 'Failed to load support tickets'
export const replyError = 'Failed to send reply'
export const statusUpdateError = 'Failed to update ticket status'
export const cannedLoadError = 'Failed to load canned replies'
export const cannedSaveError = 'Failed to save canned reply'
export const cannedDeletionError = 'Failed to delete canned reply'
export const noteSaveError = 'Failed to save note'
export const noteDeletionError = 'Failed to delete note'

export const priorityLabels: Record<TicketPriority, string> = {
  urgent: 'Urgent',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
}
export const statusLabels: Record<TicketStatus, string> = { open: 'Open', replied: 'Replied', closed: 'Closed' }
export const filterLabels: Record<InboxStatus, string> = { pending: 'Not closed', ...statusLabels, all: 'All' }

/** Describes for administrators who wrote last. */
export function describeLastAuthor({ lastBy, status }: Pick<TicketSummary, 'lastBy' | 'status'>): string {
  if (lastBy === 'admin') return 'answered'
  return status === 'closed' ? 'last message from the member' : 'waiting for our reply'
}
/** Status labels for the member, by the author of the last message. */
export const ownStatusLabels: Record<TicketSummary['lastBy'], string> = {
  member: 'waiting for our reply',
  admin: 'we have replied',
}

export const ticketNotifications = {
  opened: (subject: string) => ({ title: 'New support ticket', message: subject }),
  written: (subject: string) => ({ title: 'A member has replied', message: subject }),
  reopened: (subject: string) => ({ title: 'Ticket reopened', message: subject }),
  answered: (subject: string) => ({
    title: 'We have replied',
    message: `Read our reply in your ticket “${subject}”.`,
  }),
  closedByAdmin: (subject: string) => ({
    title: 'Your ticket was closed',
    message: `We have closed “${subject}”. You can reopen it at any time.`,
  }),
  reopenedByAdmin: (subject: string) => ({
    title: 'Your ticket was reopened',
    message: `We have reopened “${subject}”.`,
  }),
}
