import { maxNotes } from '#domain/support/support.rules.ts'
import { commit } from '#worker/core/commit.ts'
import type { Ctx } from '#worker/core/ctx.ts'
import { AppError } from '#worker/core/errors.ts'
import { requireUser } from '#worker/core/policy.ts'
import { auditIf } from '#worker/features/security/security.service.ts'

import { requireTicket } from './inbox.service.ts'
import * as repo from './notes.repo.ts'
import { duplicateWindowMs } from './support.service.ts'

/** Adds an internal note to a ticket. Notifies nobody and keeps the status. Ignores a duplicate. */
export async function addNote(ctx: Ctx, ticketId: string, message: string): Promise<void> {
  const [, existingNotes] = await Promise.all([requireTicket(ctx, ticketId), repo.listNotes(ctx, ticketId, maxNotes)])
  const since = ctx.now - duplicateWindowMs
  if (existingNotes.some((note) => note.message === message && note.createdAt > since)) return
  if (existingNotes.length >= maxNotes)
    throw new AppError('conflict', `A ticket can have up to ${maxNotes} notes. Delete one first.`)
  const note = { id: crypto.randomUUID(), ticketId, adminId: requireUser(ctx).id, message, createdAt: ctx.now }
  await commit(ctx, [repo.insertNote(ctx.db, note, since)])
}

/** Deletes a note by any administrator. Does nothing if the note is already deleted. */
export async function deleteNote(ctx: Ctx, key: { id: string; noteId: string }): Promise<void> {
  const auditEvent = { action: 'ticket.note.delete', subject: { kind: 'ticket', id: key.id } }
  await commit(ctx, [auditIf(ctx, repo.hasNote(ctx.db, key), auditEvent), repo.deleteNote(ctx.db, key)])
}
