import { paths } from '#domain/paths.ts'
import type { Emergency } from '#domain/safety/emergencies.ts'
import { recogniseEmergencies } from '#domain/safety/recognise-emergencies.ts'
import { placeAfter, repliesMax, ticketsAtOnce, urgencyOf } from '#domain/support/support.rules.ts'
import type { NewTicket } from '#domain/support/support.schemas.ts'
import type { Ticket, TicketPage, TicketPlace, TicketReply } from '#domain/support/support.types.ts'
import { ticketNotes } from '#domain/support/support.words.ts'
import { commit, type Statement } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError, notFound } from '#worker/core/errors.ts'
import { memberOf } from '#worker/core/policy.ts'
import { findAdministrator } from '#worker/features/accounts/administrator.service.ts'
import { notify } from '#worker/features/notifications/notifications.service.ts'
import { limitTries } from '#worker/features/rate-limits/rate-limits.service.ts'

import * as repo from './support.repo.ts'

const hourMs = 60 * 60 * 1000
const ticketsAnHour = { max: 5, windowMs: hourMs }
const repliesAnHour = { max: 30, windowMs: hourMs }
/** The same words again within this time are the first ones, sent twice. */
export const resentMs = 10 * 60 * 1000

type Opened = { ticket: { id: string }; emergencies: Emergency[] }

/** Stores what the member at hand writes to us, whatever it says; the answer names the emergencies that it tells of. */
export async function openTicket(ctx: Ctx, { subject, message, priority }: NewTicket): Promise<Opened> {
  const { id: userId } = memberOf(ctx)
  await limitTries(ctx, 'ticket', ticketsAnHour, userId)
  const emergencies = recogniseEmergencies(`${subject}. ${message}`)
  const [same, administrator] = await Promise.all([
    repo.findSame(ctx, { userId, subject, message, since: ctx.now - resentMs }),
    findAdministrator(ctx),
  ])
  if (same) return { ticket: same, emergencies }
  const id = crypto.randomUUID()
  const written = { subject, message, priority, urgency: urgencyOf(priority), createdAt: ctx.now, updatedAt: ctx.now }
  await commit(ctx, [
    repo.insertTicket(ctx.db, { id, userId, status: 'open', lastBy: 'member', ...written }),
    ...tellUs(ctx, administrator, id, {
      ...ticketNotes.opened(subject),
      type: priority === 'urgent' ? 'warning' : 'info',
    }),
  ])
  return { ticket: { id }, emergencies }
}

/** One page of the tickets of the member at hand, newest first. */
export async function listTickets(ctx: Ctx, after?: TicketPlace): Promise<TicketPage> {
  // One more than is shown tells whether there are older ones.
  const found = await repo.listOwn(ctx, memberOf(ctx).id, ticketsAtOnce + 1, after)
  const tickets = found.slice(0, ticketsAtOnce)
  const last = tickets.at(-1)
  return { tickets, next: last && found.length > tickets.length ? placeAfter(last) : null }
}

/** One of the member's own with its conversation; another's is not found. */
export async function getTicket(ctx: Ctx, id: string): Promise<Ticket> {
  const [{ userId: _, email: __, name: ___, ...ticket }, replies] = await Promise.all([
    requireOwn(ctx, id),
    repo.listReplies(ctx, id, repliesMax),
  ])
  return { ...ticket, replies }
}

/** What the member at hand answers in a ticket of their own that is not closed; its status stays. */
export async function writeBack(ctx: Ctx, id: string, message: string): Promise<{ emergencies: Emergency[] }> {
  const { id: userId } = memberOf(ctx)
  await limitTries(ctx, 'ticket-reply', repliesAnHour, userId)
  const [ticket, last, administrator] = await Promise.all([
    requireOwn(ctx, id),
    repo.findLastReply(ctx, id),
    findAdministrator(ctx),
  ])
  const emergencies = recogniseEmergencies(message)
  if (isResent(ctx, last, { writtenBy: 'member', message })) return { emergencies }
  if (ticket.status === 'closed') throw new AppError('conflict', 'This ticket is closed. Open it again to write back.')
  requireRoom(ticket)
  await commit(ctx, [
    repo.insertReply(ctx.db, { ...newReply(ctx, id, message), userId, writtenBy: 'member' }),
    ...tellUs(ctx, administrator, id, { ...ticketNotes.written(ticket.subject), type: 'info' }),
  ])
  return { emergencies }
}

/** Closes a ticket of the member at hand, or opens it again; nothing happens where it is so already. */
export async function setOwnStatus(ctx: Ctx, id: string, status: 'open' | 'closed'): Promise<void> {
  const [ticket, administrator] = await Promise.all([requireOwn(ctx, id), findAdministrator(ctx)])
  const isStanding = (ticket.status === 'closed') === (status === 'closed')
  if (isStanding) return
  const note = { ...ticketNotes.reopened(ticket.subject), type: 'info' } as const
  await commit(ctx, [
    repo.updateStatus(ctx.db, id, status, ctx.now),
    ...(status === 'open' ? tellUs(ctx, administrator, id, note) : []),
  ])
}

async function requireOwn(ctx: Ctx, id: string) {
  const ticket = await repo.findTicket(ctx, id)
  if (!ticket || ticket.userId !== memberOf(ctx).id) throw notFound('Ticket')
  return ticket
}

type Note = { title: string; message: string; type: 'info' | 'warning' }

const tellUs = (ctx: Ctx, administrator: string | undefined, id: string, note: Note): Statement[] =>
  administrator === undefined ? [] : [notify(ctx, { ...note, userId: administrator, link: paths.adminTicket(id) })]

export const newReply = ({ now }: Ctx, ticketId: string, message: string) => ({
  id: crypto.randomUUID(),
  ticketId,
  message,
  createdAt: now,
})

/** Whether the last that was written is this once more: an answer got lost, and somebody has tried again. */
export const isResent = (
  { now }: Ctx,
  last: TicketReply | undefined,
  reply: Pick<TicketReply, 'writtenBy' | 'message'>,
): boolean => last?.writtenBy === reply.writtenBy && last.message === reply.message && now - last.createdAt < resentMs

export function requireRoom({ replyCount }: { replyCount: number }): void {
  if (replyCount >= repliesMax)
    throw new AppError('conflict', 'This ticket has grown too long. Please begin a new one.')
}
