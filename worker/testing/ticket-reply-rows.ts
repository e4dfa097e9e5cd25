import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'
import { countReply } from '#worker/features/support/support.repo.ts'

/** Stores numbered replies to the ticket, one millisecond apart. The first is one millisecond after `since`. */
export async function addTicketReplies(ticketId: string, writers: ('admin' | 'member')[], since = 0): Promise<void> {
  const db = createDb(env.DB)
  for (const [position, writtenBy] of writers.entries()) {
    const number = position + 1
    const reply = {
      id: crypto.randomUUID(),
      ticketId,
      writtenBy,
      message: `Reply ${number}`,
      createdAt: since + number,
    }
    await db.batch([db.insert(schema.supportReplies).values(reply), countReply(db, reply)])
  }
}
