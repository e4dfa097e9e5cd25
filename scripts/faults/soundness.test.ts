import { describe, expect, it } from 'vitest'

import { unsoundIn } from '#worker/faults/soundness.ts'

import { memoryDb } from './memory-db.ts'

async function filled(...statements: string[]) {
  const db = memoryDb()
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

const reply = (ticket: string) =>
  `INSERT INTO support_replies (id, ticket_id, user_id, written_by, message, created_at) VALUES ('reply', '${ticket}', 'ada', 'member', 'Two.', 1)`
const delivery = `INSERT INTO campaign_deliveries (campaign_id, subscriber_id, batch_number, status) VALUES ('campaign', 'reader', 1, 'accepted')`

describe('a database', () => {
  it('is sound if everything is consistent', async () => {
    expect(await unsoundIn(await filled())).toEqual([])
  })

  it.each([
    [
      'a reply to a missing ticket',
      [reply('of-nobody')],
      ['foreign key: .*support_replies', 'support_replies.ticket_id: 1 rows of nothing'],
    ],
    [
      'a ticket of a deleted member',
      [`DELETE FROM users WHERE id = 'ada'`],
      ['support_tickets.user_id: 1 rows of nothing'],
    ],
    [
      'a count that is too high',
      [`UPDATE support_tickets SET reply_count = 1`],
      ['replies of ticket ticket: 1 kept, 0 counted'],
    ],
    ['a member who is counted twice', [`UPDATE site_totals SET users = users + 1`], ['members: 2 kept, 1 counted']],
    [
      'a delivery that its campaign does not count',
      [delivery],
      ['recipients of campaign campaign: 0 kept, 1 counted', 'delivered of campaign campaign: 0 kept, 1 counted'],
    ],
  ])('is unsound with %s', async (_, statements, problems) => {
    const unsound = await unsoundIn(await filled(...statements))
    for (const problem of problems) expect(unsound).toContainEqual(expect.stringMatching(problem))
  })
})
