import { and, asc, eq, exists, type SQL } from 'drizzle-orm'

import type { TicketNote } from '#domain/support/support.types.ts'
import { type Db, schema } from '#drizzle/db.ts'
import type { Statement } from '#worker/core/commit.ts'
import type { Reader } from '#worker/core/ctx.ts'

const { supportNotes: notes } = schema

/** In the order of writing. */
export const listNotes = ({ db, read }: Reader, ticketId: string, limit: number): Promise<TicketNote[]> =>
  read(
    db
      .select({ id: notes.id, message: notes.message, createdAt: notes.createdAt })
      .from(notes)
      .where(eq(notes.ticketId, ticketId))
      .orderBy(asc(notes.createdAt), asc(notes.id))
      .limit(limit),
  )

export const insertNote = (db: Db, note: typeof notes.$inferInsert): Statement => db.insert(notes).values(note)

type NoteKey = { id: string; noteId: string }

const isNote = ({ id, noteId }: NoteKey) => and(eq(notes.id, noteId), eq(notes.ticketId, id))

/** Whether the ticket has this note, for what is written beside its deletion. */
export const hasNote = (db: Db, key: NoteKey): SQL =>
  exists(db.select({ id: notes.id }).from(notes).where(isNote(key)).limit(1))

export const deleteNote = (db: Db, key: NoteKey): Statement => db.delete(notes).where(isNote(key))
