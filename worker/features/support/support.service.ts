import { hourMs, minuteMs } from '#domain/durations.ts'
import { paths } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'
import { ticketNotifications } from '#domain/support/support.messages.ts'
import { cursorAfter, repliesMax, ticketsAtOnce, urgencyOf } from '#domain/support/support.rules.ts'
import type { NewTicket } from '#domain/support/support.schemas.ts'
import type { Ticket, TicketPage, TicketCursor, TicketReply } from '#domain/support/support.types.ts'
import { commit, executeBatch, type Condition, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { findAdministrator } from '#worker/features/accounts/administrator.service.ts'
import { notifyIf } from '#worker/features/notifications/notifications.service.ts'
import { rateLimit } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './support.repo.ts'

const ticketsAnHour = { max: 5, windowMs: hourMs }
const repliesAnHour = { max: 30, windowMs: hourMs }
/** The same text within this time counts as sent again, because the response may have been lost. */
export const resentMs = 10 * minuteMs
/** Within this time the same text counts as sent again even after a reply. */
const resentAnywayMs = minuteMs

type Opened = { ticket: { id: string }; emergencies: Emergency[] }

/** Opens a ticket and returns the emergencies that its text describes. */
export async function openTicket(ctx: Ctx, { subject, message, priority }: NewTicket): Promise<Opened> {
  const { id: userId } = requireUser(ctx)
  await rateLimit(ctx, 'ticket', ticketsAnHour, userId)
  const emergencies = recogniseEmergencies(`${subject}. ${message}`)
  const words = { userId, subject, message }
  const since = ctx.now - resentMs
  const [same, administrator] = await Promise.all([repo.findSame(ctx, { ...words, since }), findAdministrator(ctx)])
  if (same) return { ticket: same, emergencies }
  const id = crypto.randomUUID()
  const written = { ...words, priority, urgency: urgencyOf(priority), createdAt: ctx.now, updatedAt: ctx.now }
  const note = { ...ticketNotifications.opened(subject), type: priority === 'urgent' ? 'warning' : 'info' } as const
  const [[opened]] = await executeBatch(ctx, [
    repo.insertTicket(ctx.db, { id, status: 'open', lastBy: 'member', ...written }, since),
    ...notifyAdministrator(ctx, { administrator, id, note, condition: repo.hasTicket(ctx.db, id) }),
  ])
  const ticket = opened ?? (await repo.findSame(ctx, { ...words, since }))
  if (!ticket) throw new AppError('unavailable')
  return { ticket, emergencies }
}

/** Returns one page of the member's tickets, newest first. */
export async function listTickets(ctx: Ctx, after?: TicketCursor): Promise<TicketPage> {
  // The extra row tells if there are older entries.
  const found = await repo.listOwn(ctx, requireUser(ctx).id, ticketsAtOnce + 1, after)
  const tickets = found.slice(0, ticketsAtOnce)
  const last = tickets.at(-1)
  return { tickets, next: last && found.length > tickets.length ? cursorAfter(last) : null }
}

/** Returns the member's own ticket with its conversation. Throws `not_found` for anyone else's. */
export async function getTicket(ctx: Ctx, id: string): Promise<Ticket> {
  const [{ userId: _, email: __, name: ___, ...ticket }, replies] = await Promise.all([
    requireOwn(ctx, id),
    repo.listReplies(ctx, id, repliesMax),
  ])
  return { ...ticket, replies }
}

/** Adds the member's reply to their own ticket; the status stays. Throws `conflict` if the ticket is closed or full. */
export async function replyToTicket(ctx: Ctx, id: string, message: string): Promise<{ emergencies: Emergency[] }> {
  const { id: userId } = requireUser(ctx)
  await rateLimit(ctx, 'ticket-reply', repliesAnHour, userId)
  const draft = { ticketId: id, writtenBy: 'member', message } as const
  const [ticket, isRepeated, administrator] = await Promise.all([
    requireOwn(ctx, id),
    isResent(ctx, draft),
    findAdministrator(ctx),
  ])
  const emergencies = recogniseEmergencies(message)
  if (isRepeated) return { emergencies }
  if (ticket.status === 'closed') throw new AppError('conflict', 'This ticket is closed. Reopen it to reply.')
  requireRoom(ticket)
  const reply = { ...draft, id: crypto.randomUUID(), userId }
  const note = { ...ticketNotifications.written(ticket.subject), type: 'info' } as const
  await commit(ctx, [
    storeReply(ctx, reply),
    ...notifyAdministrator(ctx, { administrator, id, note, condition: repo.hasReply(ctx.db, reply.id) }),
  ])
  return { emergencies }
}

/** Closes or reopens the member's own ticket. Does nothing if it already has that status. */
export async function setOwnStatus(ctx: Ctx, id: string, status: 'open' | 'closed'): Promise<void> {
  const [ticket, administrator] = await Promise.all([requireOwn(ctx, id), findAdministrator(ctx)])
  const isUnchanged = (ticket.status === 'closed') === (status === 'closed')
  if (isUnchanged) return
  const note = { ...ticketNotifications.reopened(ticket.subject), type: 'info' } as const
  const condition = repo.wouldChange(ctx.db, id, status)
  const [notification] = status === 'open' ? notifyAdministrator(ctx, { administrator, id, note, condition }) : []
  const update = repo.updateStatus(ctx.db, id, status, ctx.now)
  await commit(ctx, notification ? [notification, update] : [update])
}

async function requireOwn(ctx: Ctx, id: string) {
  const ticket = await repo.findTicket(ctx, id)
  if (!ticket || ticket.userId !== requireUser(ctx).id) throw notFound('Ticket')
  return ticket
}

type AdministratorNotice = {
  administrator: string | undefined
  id: string
  note: { title: string; message: string; type: 'info' | 'warning' }
  condition: Condition
}

const notifyAdministrator = (ctx: Ctx, { administrator, id, note, condition }: AdministratorNotice): Statement[] =>
  administrator === undefined
    ? []
    : [notifyIf(ctx, { ...note, userId: administrator, link: paths.adminTicket(id) }, condition)]

type ReplyDraft = { ticketId: string; message: string; writtenBy: TicketReply['writtenBy'] }

const resentSince = ({ now }: Ctx): repo.ResentSince => ({ anyway: now - resentAnywayMs, unanswered: now - resentMs })

/** Returns whether the same text was just sent in this ticket. */
export const isResent = (ctx: Ctx, draft: ReplyDraft): Promise<boolean> =>
  repo.isReplyResent(ctx, draft, resentSince(ctx))

type NewReply = ReplyDraft & { id: string; userId?: string; adminId?: string; mailDueAt?: number | null }

/** Returns the statement that stores a reply, which returns no row if the reply was sent again. */
export const storeReply = (ctx: Ctx, reply: NewReply) =>
  repo.insertReply(ctx.db, { ...reply, createdAt: ctx.now }, resentSince(ctx))

export function requireRoom({ replyCount }: { replyCount: number }): void {
  if (replyCount >= repliesMax) throw new AppError('conflict', 'This ticket has too many replies. Open a new one.')
}
