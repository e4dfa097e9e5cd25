import { env } from 'cloudflare:workers'

import { createDb, schema } from '#drizzle/db.ts'

/** Stores numbered replies to the ticket, one millisecond apart. The first is one millisecond after `since`. */
export async function addTicketReplies(ticketId: string, writers: ('admin' | 'member')[], since = 0): Promise<void> {
  for (const [position, writtenBy] of writers.entries()) {
    const number = position + 1
    const reply = {
      id: crypto.randomUUID(),
      ticketId,
      writtenBy,
      message: `Reply ${number}`,
      createdAt: since + number,
    }
    await createDb(env.DB).insert(schema.supportReplies).values(reply)
  }
}
