import { expect, it } from 'vitest'

import { entriesOf, messagesOf } from './conversation.rules.ts'
import type { InboxConversation, TicketReply } from './support.types.ts'

const reply = (id: string, createdAt: number): TicketReply => ({ id, writtenBy: 'admin', message: id, createdAt })
const note = (id: string, createdAt: number) => ({ id, message: id, createdAt })

const ticket: InboxConversation = {
  id: 'first',
  subject: 'A wrong amount',
  message: 'The page says 20 g.',
  priority: 'normal',
  status: 'open',
  lastBy: 'admin',
  replyCount: 2,
  createdAt: 10,
  updatedAt: 30,
  email: 'ada@example.org',
  name: 'Ada Linden',
  replies: [reply('a', 20), reply('b', 30)],
  notes: [note('x', 20), note('y', 25), note('z', 40)],
}

it("starts a conversation with the member's first message", () => {
  expect(messagesOf(ticket).map(({ id }) => id)).toEqual(['first', 'a', 'b'])
  expect(messagesOf(ticket)[0]).toEqual({
    id: 'first',
    writtenBy: 'member',
    message: 'The page says 20 g.',
    createdAt: 10,
  })
})

it('sorts notes by time, after a reply of the same time', () => {
  expect(entriesOf(ticket).map(({ id }) => id)).toEqual(['first', 'a', 'x', 'y', 'b', 'z'])
})
