import { paths } from '#domain/paths.ts'
import { ticketNotifications } from '#domain/support/support.messages.ts'
import {
  formatInboxCursor,
  getUrgencyRank,
  listStatuses,
  maxNotes,
  maxReplies,
  ticketsPerPage,
} from '#domain/support/support.rules.ts'
import type { InboxQuery } from '#domain/support/support.schemas.ts'
import type { InboxConversation, InboxPage, InboxView, TicketStatus } from '#domain/support/support.types.ts'
import { isBlank } from '#domain/text-lines.ts'
import { afterResponse } from '#worker/core/after-response.ts'
import { type Write, commit, executeBatch } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'
import { getChannel } from '#worker/features/notifications/choices.service.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { sendAnswerMail } from './answer-mails.service.ts'
import { listCannedReplies } from './canned-replies.service.ts'
import * as inbox from './inbox.repo.ts'
import * as repo from './support.repo.ts'
import { duplicateWindowMs, isDuplicateReply, requireReplyCapacity, storeReply } from './support.service.ts'

export async function listInbox(ctx: Ctx, { status, priority, before }: InboxQuery): Promise<InboxPage> {
  const urgency = priority === 'all' ? undefined : getUrgencyRank(priority)
  const query = { statuses: listStatuses(status), urgency, after: before }
  const rows = await inbox.listInbox(ctx, query, ticketsPerPage + 1)
  const tickets = rows.slice(0, ticketsPerPage)
  const last = tickets.at(-1)
  return { tickets, next: last && rows.length > tickets.length ? formatInboxCursor(last) : null }
}

async function getInboxTicket(ctx: Ctx, id: string): Promise<InboxConversation> {
  const [{ userId: _, ...ticket }, replies, notes] = await Promise.all([
    requireTicket(ctx, id),
    repo.listReplies(ctx, id, maxReplies),
    inbox.listNotes(ctx, id, maxNotes),
  ])
  return { ...ticket, replies, notes }
}

export async function getEditorView(ctx: Ctx, id: string): Promise<InboxView> {
  const [ticket, cannedReplies] = await Promise.all([getInboxTicket(ctx, id), listCannedReplies(ctx)])
  return { ticket, cannedReplies }
}

/**
 * Answers a ticket without changing its status. Notifies the member on the site and by email. Ignores a blank message.
 * Throws `conflict` for a former member's ticket, because nobody could read the answer.
 */
export async function answerTicket(ctx: Ctx, id: string, message: string): Promise<void> {
  const draft = { ticketId: id, writtenBy: 'admin', message } as const
  const [ticket, isDuplicate] = await Promise.all([requireTicket(ctx, id), isDuplicateReply(ctx, draft)])
  if (isBlank(message) || isDuplicate) return
  const { userId, email, subject } = ticket
  if (userId === null || email === null)
    throw new AppError('conflict', 'This member deleted their account, so you can’t reply.')
  requireReplyCapacity(ticket)
  const wantsMail = ctx.mail.canSend && (await getChannel(ctx, userId, 'ticket')) === 'mail'
  const mailDueAt = wantsMail ? ctx.now : null
  const reply = { ...draft, id: crypto.randomUUID(), adminId: requireUser(ctx).id, mailDueAt }
  const notification = {
    ...ticketNotifications.answered(subject),
    kind: 'ticket',
    userId,
    type: 'success',
    link: paths.ticket(id),
  } as const
  const isStoredCondition = repo.hasReply(ctx.db, reply.id)
  const [insertedRows] = await executeBatch(ctx, [
    ...storeReply(ctx, reply),
    auditIf(ctx, isStoredCondition, {
      action: 'ticket.reply',
      subject: { kind: 'ticket', id },
      after: { reply: reply.id },
    }),
    notifyIf(ctx, notification, isStoredCondition),
  ])
  if (insertedRows.length > 0) afterResponse(ctx, 'answer_mail_failed', () => sendAnswerMail(ctx, reply.id))
}

/** Sets the status of a ticket. Does nothing if it already has this status. */
export async function setStatus(ctx: Ctx, id: string, status: TicketStatus): Promise<void> {
  const ticket = await requireTicket(ctx, id)
  if (ticket.status === status) return
  const condition = repo.wouldChangeStatus(ctx.db, id, status)
  const auditEvent = auditIf(ctx, condition, {
    action: 'ticket.status',
    subject: { kind: 'ticket', id },
    before: { status: ticket.status },
    after: { status },
  })
  const notification = notifyMember(ctx, ticket, { status, condition })
  await commit(ctx, [auditEvent, ...notification, repo.updateStatus(ctx.db, id, status, ctx.now)])
}

type TicketRow = NonNullable<Awaited<ReturnType<typeof repo.findTicket>>>

/** Notifies the member if the ticket was closed or reopened. */
function notifyMember(
  ctx: Ctx,
  { id, userId, subject, status: before }: TicketRow,
  { status, condition }: { status: TicketStatus; condition: Condition },
): Write[] {
  const isClosing = status === 'closed'
  if (userId === null || (!isClosing && before !== 'closed')) return []
  const message = isClosing ? ticketNotifications.closedByAdmin(subject) : ticketNotifications.reopenedByAdmin(subject)
  return [notifyIf(ctx, { ...message, kind: 'ticket', userId, type: 'info', link: paths.ticket(id) }, condition)]
}

export async function requireTicket(ctx: Ctx, id: string): Promise<TicketRow> {
  const ticket = await repo.findTicket(ctx, id)
  if (!ticket) throw notFound('Ticket')
  return ticket
}

/** Adds an internal note to a ticket. Notifies nobody and keeps the status. Ignores a duplicate. */
export async function addNote(ctx: Ctx, ticketId: string, message: string): Promise<void> {
  const [, existingNotes] = await Promise.all([requireTicket(ctx, ticketId), inbox.listNotes(ctx, ticketId, maxNotes)])
  const since = ctx.now - duplicateWindowMs
  if (existingNotes.some((note) => note.message === message && note.createdAt > since)) return
  if (existingNotes.length >= maxNotes)
    throw new AppError('conflict', `A ticket can have up to ${maxNotes} notes. Delete one first.`)
  const note = { id: crypto.randomUUID(), ticketId, adminId: requireUser(ctx).id, message, createdAt: ctx.now }
  await commit(ctx, [inbox.insertNote(ctx.db, note, since)])
}

/** Deletes a note by any administrator. Does nothing if the note is already deleted. */
export async function deleteNote(ctx: Ctx, key: { id: string; noteId: string }): Promise<void> {
  const auditEvent = { action: 'ticket.note.delete', subject: { kind: 'ticket', id: key.id } }
  await commit(ctx, [auditIf(ctx, inbox.hasNote(ctx.db, key), auditEvent), inbox.deleteNote(ctx.db, key)])
}
