import { describe, expect, it } from 'vitest'

import { findInconsistencies } from '#worker/faults/inconsistencies.ts'

import { createMemoryDb } from './memory-db.ts'

async function createFilledDb(...statements: string[]) {
  const db = createMemoryDb()
  await db.prepare('PRAGMA foreign_keys = OFF').run()
  for (const sql of [
    `INSERT INTO users (id, email, password_hash, created_at, confirmed_at) VALUES ('ada', 'ada@example.org', '', 1, 1)`,
    `INSERT INTO support_tickets (id, user_id, subject, message, priority, urgency, status, last_by, created_at, updated_at)
       VALUES ('ticket', 'ada', 'Cups', 'How many?', 'normal', 2, 'open', 'member', 1, 1)`,
    `INSERT INTO email_campaigns (id, title, subject, content, sender_name, sender_email, status, created_at, updated_at)
       VALUES ('campaign', 'Autumn', 'Cups', '', 'Herbs', 'news@herbs.test', 'sent', 1, 1)`,
    ...statements,
  ])
    await db.prepare(sql).run()
  return db
}

const insertReply = (ticket: string) =>
  `INSERT INTO support_replies (id, ticket_id, user_id, written_by, message, created_at) VALUES ('reply', '${ticket}', 'ada', 'member', 'Two.', 1)`
const insertDelivery = `INSERT INTO campaign_deliveries (campaign_id, subscriber_id, batch_number, status) VALUES ('campaign', 'reader', 1, 'accepted')`

describe('a database', () => {
  it('has no inconsistencies by default', async () => {
    expect(await findInconsistencies(await createFilledDb())).toEqual([])
  })

  it.each([
    [
      'a reply to a missing ticket',
      [insertReply('of-nobody')],
      ['foreign key: .*support_replies', 'support_replies.ticket_id: 1 rows without parent'],
    ],
    [
      'a ticket of a deleted member',
      [`DELETE FROM users WHERE id = 'ada'`],
      ['support_tickets.user_id: 1 rows without parent'],
    ],
    [
      'a count that is too high',
      [`UPDATE support_tickets SET reply_count = 1`],
      ['replies of ticket ticket: 1 stored, 0 counted'],
    ],
    ['a member who is counted twice', [`UPDATE site_totals SET users = users + 1`], ['members: 2 stored, 1 counted']],
    [
      'a delivery that its campaign does not count',
      [insertDelivery],
      ['recipients of campaign campaign: 0 stored, 1 counted', 'delivered of campaign campaign: 0 stored, 1 counted'],
    ],
  ])('has an inconsistency with %s', async (_, statements, problems) => {
    const inconsistencies = await findInconsistencies(await createFilledDb(...statements))
    for (const problem of problems) expect(inconsistencies).toContainEqual(expect.stringMatching(problem))
  })
})
