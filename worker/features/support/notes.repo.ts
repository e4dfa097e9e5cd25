import { and, asc, eq, exists, gt, notExists, type SQL } from 'drizzle-orm'

import type { TicketNote } from '#domain/support/support.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import { insertIf } from '#drizzle/insert-if.ts'
import type { Reader } from '#worker/core/ctx.ts'
import type { Statement } from '#worker/core/statement.ts'

const { supportNotes: notes } = schema

export const listNotes = ({ db, read }: Reader, ticketId: string, limit: number): Promise<TicketNote[]> =>
  read(
    db
      .select({ id: notes.id, message: notes.message, createdAt: notes.createdAt })
      .from(notes)
      .where(eq(notes.ticketId, ticketId))
      .orderBy(asc(notes.createdAt), asc(notes.id))
      .limit(limit),
  )

/** Inserts nothing if the same text was added after `since`. */
export const insertNote = (db: Db, note: typeof notes.$inferInsert, since: number): Statement => {
  const duplicate = db
    .select({ id: notes.id })
    .from(notes)
    .where(and(eq(notes.ticketId, note.ticketId), gt(notes.createdAt, since), eq(notes.message, note.message)))
    .limit(1)
  return insertIf(db, notes, note, notExists(duplicate))
}

type NoteKey = { id: string; noteId: string }

const matchesNote = ({ id, noteId }: NoteKey) => and(eq(notes.id, noteId), eq(notes.ticketId, id))

export const hasNote = (db: Db, key: NoteKey): SQL =>
  exists(db.select({ id: notes.id }).from(notes).where(matchesNote(key)).limit(1))

export const deleteNote = (db: Db, key: NoteKey): Statement => db.delete(notes).where(matchesNote(key))
