import { expect, it } from 'vitest'

import { listEntries, listMessages } from './conversation.rules.ts'
import type { InboxConversation, TicketReply } from './support.types.ts'

const createReply = (id: string, createdAt: number): TicketReply => ({ id, writtenBy: 'admin', message: id, createdAt })
const createNote = (id: string, createdAt: number) => ({ id, message: id, createdAt })

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
  replies: [createReply('a', 20), createReply('b', 30)],
  notes: [createNote('x', 20), createNote('y', 25), createNote('z', 40)],
}

it("starts a conversation with the member's first message", () => {
  expect(listMessages(ticket).map(({ id }) => id)).toEqual(['first', 'a', 'b'])
  expect(listMessages(ticket)[0]).toEqual({
    id: 'first',
    writtenBy: 'member',
    message: 'The page says 20 g.',
    createdAt: 10,
  })
})

it('listEntries sorts notes by time, after a reply of the same time', () => {
  expect(listEntries(ticket).map(({ id }) => id)).toEqual(['first', 'a', 'x', 'y', 'b', 'z'])
})
