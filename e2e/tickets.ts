import type { Page } from 'playwright-core'

import { hourMs } from '#domain/durations.ts'

import type { Site } from './site.ts'

type Ticket = { id: string; subject: string; status: string; priority: string; last_by: string }
export type TicketOptions = Partial<Ticket> & { urgency?: number; hoursAgo?: number; userId: string | null }

export const listTickets = async ({ db }: Site) =>
  (await db.prepare('SELECT * FROM support_tickets').all<Ticket>()).results

let storedCount = 0
/** Stores a ticket and returns its ID. Each ticket is 1 ms newer than the one before, so the order is certain. */
export async function storeTicket({ db }: Site, ticket: TicketOptions): Promise<string> {
  storedCount += 1
  const { subject = 'A wrong amount', status = 'open', priority = 'normal', urgency = 2, hoursAgo = 1, userId } = ticket
  const id = crypto.randomUUID()
  const at = Date.now() - hoursAgo * hourMs + storedCount
  await db
    .prepare(
      `INSERT INTO support_tickets (id, user_id, subject, message, priority, urgency, status, last_by, created_at, updated_at)
       VALUES (?, ?, ?, 'The page says 20 g.', ?, ?, ?, 'member', ?, ?)`,
    )
    .bind(id, userId, subject, priority, urgency, status, at, at)
    .run()
  return id
}

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
export const conversationMessages = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).locator('.message-text')
export const memberReplyField = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })
export const adminReplyField = (page: Page) => page.getByRole('textbox', { name: 'Reply', exact: true })
export const subjects = (page: Page) => page.locator('.ticket-link').allInnerTexts()

/** Returns the subjects of `count` numbered tickets, from `first` downwards. */
export const ticketSubjects = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `Ticket ${first - index}`)

export const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

export async function fillTicket(page: Page, { subject = 'A wrong amount', message = 'The page says 20 g.' } = {}) {
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
}
