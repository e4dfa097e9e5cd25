import { hourMs, minuteMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'
import { recogniseEmergenciesInAnyLanguage } from '#domain/safety/emergencies-in-any-language.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { ticketNotifications } from '#domain/support/support.messages.ts'
import { formatCursor, maxReplies, ticketsPerPage, getUrgencyRank } from '#domain/support/support.rules.ts'
import type { NewTicket } from '#domain/support/support.schemas.ts'
import type { Ticket, TicketPage, TicketCursor, TicketReply } from '#domain/support/support.types.ts'
import { commit, executeBatch, type Write } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import type { Condition } from '#worker/core/statement.ts'
import { findAdministratorId } from '#worker/features/accounts/administrator.service.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './support.repo.ts'

const ticketLimit = { max: 5, windowMs: hourMs }
const replyLimit = { max: 30, windowMs: hourMs }
/**
 * Milliseconds. The same text within this time is a duplicate, because the member may not have received the first
 * response.
 */
export const duplicateWindowMs = 10 * minuteMs
/** Milliseconds. The same text within this time is a duplicate even after a reply. */
const alwaysDuplicateMs = minuteMs

type OpenedTicket = { ticket: { id: string }; emergencies: Emergency[] }

/** Opens a ticket and returns the emergencies in its text. */
export async function openTicket(ctx: Ctx, { subject, message, priority }: NewTicket): Promise<OpenedTicket> {
  const { id: userId } = requireUser(ctx)
  await rateLimit(ctx, 'ticket', ticketLimit, userId)
  const emergencies = recogniseEmergenciesInAnyLanguage(`${subject}. ${message}`)
  const content = { userId, subject, message }
  const since = ctx.now - duplicateWindowMs
  const [duplicate, administrator] = await Promise.all([
    repo.findDuplicateTicket(ctx, { ...content, since }),
    findAdministratorId(ctx),
  ])
  if (duplicate) return { ticket: duplicate, emergencies }
  const id = crypto.randomUUID()
  const timestampsAndPriority = {
    ...content,
    priority,
    urgency: getUrgencyRank(priority),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  }
  const notification = {
    ...ticketNotifications.opened(subject),
    type: priority === 'urgent' ? 'warning' : 'info',
  } as const
  const [[insertedTicket]] = await executeBatch(ctx, [
    repo.insertTicket(ctx.db, { id, status: 'open', lastBy: 'member', ...timestampsAndPriority }, since),
    ...notifyAdministrator(ctx, { administrator, id, notification, condition: repo.hasTicket(ctx.db, id) }),
  ])
  const ticket = insertedTicket ?? (await repo.findDuplicateTicket(ctx, { ...content, since }))
  if (!ticket) throw new AppError('unavailable')
  return { ticket, emergencies }
}

export async function listTickets(ctx: Ctx, after?: TicketCursor): Promise<TicketPage> {
  // Reads one extra row to detect a next page.
  const rows = await repo.listOwnTickets(ctx, requireUser(ctx).id, ticketsPerPage + 1, after)
  const tickets = rows.slice(0, ticketsPerPage)
  const last = tickets.at(-1)
  return { tickets, next: last && rows.length > tickets.length ? formatCursor(last) : null }
}

/** Returns the member's own ticket with its conversation. Throws `not_found` for any other ticket. */
export async function getTicket(ctx: Ctx, id: string): Promise<Ticket> {
  const [{ userId: _, email: __, name: ___, ...ticket }, replies] = await Promise.all([
    requireOwnTicket(ctx, id),
    repo.listReplies(ctx, id, maxReplies),
  ])
  return { ...ticket, replies }
}

/**
 * Adds the member's reply to their own ticket without changing its status. Throws `conflict` if the ticket is closed or
 * full.
 */
export async function replyToTicket(ctx: Ctx, id: string, message: string): Promise<{ emergencies: Emergency[] }> {
  const { id: userId } = requireUser(ctx)
  await rateLimit(ctx, 'ticket-reply', replyLimit, userId)
  const draft = { ticketId: id, writtenBy: 'member', message } as const
  const [ticket, isDuplicate, administrator] = await Promise.all([
    requireOwnTicket(ctx, id),
    isDuplicateReply(ctx, draft),
    findAdministratorId(ctx),
  ])
  const emergencies = recogniseEmergenciesInAnyLanguage(message)
  if (isDuplicate) return { emergencies }
  if (ticket.status === 'closed') throw new AppError('conflict', 'This ticket is closed. Reopen it to reply.')
  requireReplyCapacity(ticket)
  const reply = { ...draft, id: crypto.randomUUID(), userId }
  const notification = { ...ticketNotifications.written(ticket.subject), type: 'info' } as const
  await commit(ctx, [
    ...storeReply(ctx, reply),
    ...notifyAdministrator(ctx, { administrator, id, notification, condition: repo.hasReply(ctx.db, reply.id) }),
  ])
  return { emergencies }
}

/** Closes or reopens the member's own ticket. Does nothing if it already has this status. */
export async function setOwnStatus(ctx: Ctx, id: string, status: 'open' | 'closed'): Promise<void> {
  const [ticket, administrator] = await Promise.all([requireOwnTicket(ctx, id), findAdministratorId(ctx)])
  const isUnchanged = (ticket.status === 'closed') === (status === 'closed')
  if (isUnchanged) return
  const notification = { ...ticketNotifications.reopened(ticket.subject), type: 'info' } as const
  const condition = repo.wouldChangeStatus(ctx.db, id, status)
  const [statement] = status === 'open' ? notifyAdministrator(ctx, { administrator, id, notification, condition }) : []
  const update = repo.updateStatus(ctx.db, id, status, ctx.now)
  await commit(ctx, statement ? [statement, update] : [update])
}

async function requireOwnTicket(ctx: Ctx, id: string) {
  const ticket = await repo.findTicket(ctx, id)
  if (!ticket || ticket.userId !== requireUser(ctx).id) throw notFound('Ticket')
  return ticket
}

type AdministratorNotification = {
  administrator: string | undefined
  id: string
  notification: { title: string; message: string; type: 'info' | 'warning' }
  condition: Condition
}

const notifyAdministrator = (
  ctx: Ctx,
  { administrator, id, notification, condition }: AdministratorNotification,
): Write[] =>
  administrator === undefined
    ? []
    : [
        notifyIf(
          ctx,
          { ...notification, kind: 'ticket', userId: administrator, link: paths.adminTicket(id) },
          condition,
        ),
      ]

type ReplyDraft = { ticketId: string; message: string; writtenBy: TicketReply['writtenBy'] }

const getDuplicateWindows = ({ now }: Ctx): repo.DuplicateWindows => ({
  alwaysAfter: now - alwaysDuplicateMs,
  unansweredAfter: now - duplicateWindowMs,
})

export const isDuplicateReply = (ctx: Ctx, draft: ReplyDraft): Promise<boolean> =>
  repo.hasDuplicateReply(ctx, draft, getDuplicateWindows(ctx))

type NewReply = ReplyDraft & { id: string; userId?: string; adminId?: string; mailDueAt?: number | null }

/** Returns the statements that store a reply and update its ticket. The first returns no row for a duplicate. */
export function storeReply(ctx: Ctx, newReply: NewReply) {
  const reply = { ...newReply, createdAt: ctx.now }
  return [repo.insertReply(ctx.db, reply, getDuplicateWindows(ctx)), repo.countReply(ctx.db, reply)] as const
}

export function requireReplyCapacity({ replyCount }: { replyCount: number }): void {
  if (replyCount >= maxReplies) throw new AppError('conflict', 'This ticket has too many replies. Open a new ticket.')
}
