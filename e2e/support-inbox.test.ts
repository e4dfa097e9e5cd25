import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { mailsTo } from './mailbox.ts'
import { addMember, adminEmail, type Member, openAs } from './member.ts'
import { contentWidth, returnToTab } from './page-helpers.ts'
import { emptyTables } from './site.ts'
import {
  adminReplyField,
  conversationMessages,
  fillTicket,
  focusedText,
  listTickets,
  memberReplyField,
  sendButton,
  storeTicket,
  subjects,
  type TicketOptions,
  ticketSubjects,
} from './tickets.ts'

const { site, browser } = await openJourney()

let member: Member
let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'support_tickets', 'users', 'mail_outbox')
  member = await addMember(site, 'ada')
  admin = await addMember(site, 'us', adminEmail)
})

const addTicket = (ticket: Partial<TicketOptions> = {}) => storeTicket(site, { userId: member.id, ...ticket })
const status = (page: Page) => page.locator('.ticket-tags').first()

const writeNote = async (page: Page, text: string) => {
  const noteForm = page.locator('details', { hasText: 'Write an internal note' })
  if (!(await noteForm.evaluate((details) => details.hasAttribute('open')))) await noteForm.locator('summary').click()
  await page.getByRole('textbox', { name: 'Internal note' }).fill(text)
  await page.getByRole('button', { name: 'Save note' }).click()
}

describe('the inbox', () => {
  it('shows the most urgent tickets first, filters by status and priority, loads more below, and misses none when a new ticket has moved the others', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, '/admin/support')
    await page.getByText('No support tickets found...').waitFor()
    await addTicket({ subject: 'Low', priority: 'low', urgency: 3 })
    await addTicket({ subject: 'Older', hoursAgo: 30 })
    await addTicket({ subject: 'Newer', status: 'replied' })
    await addTicket({ subject: 'Urgent', priority: 'urgent', urgency: 0, userId: null })
    await addTicket({ subject: 'Closed', status: 'closed', priority: 'urgent', urgency: 0 })
    await returnToTab(page)
    await page.getByRole('link', { name: 'Newer' }).waitFor()
    await expect.poll(() => subjects(page)).toEqual(['Urgent', 'Newer', 'Older', 'Low'])
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    expect(await line('Urgent').innerText()).toMatch(/Former member/)
    expect(await line('Older').innerText()).toMatch(
      /ada@example\.org[^]*waiting for our reply · for 30 hours, overdue \(we promise a reply within 24 hours\)/,
    )
    expect(await line('Newer').innerText()).toMatch(
      /for (?:1 hour|less than an hour) \(we promise a reply within 24 hours\)/,
    )
    const choose = (group: string, name: string) =>
      page.getByRole('navigation', { name: group }).getByRole('link', { name, exact: true }).click()
    await choose('Status', 'Closed')
    await expect.poll(() => subjects(page)).toEqual(['Closed'])
    await expect.poll(() => line('ada@example.org').innerText()).toMatch(/last message from the member/)
    await choose('Status', 'All')
    await expect.poll(() => subjects(page)).toHaveLength(5)
    await choose('Priority', 'Urgent')
    await expect.poll(() => subjects(page)).toEqual(['Closed', 'Urgent'])
    await choose('Priority', 'High')
    await page.getByText('No support tickets found...').waitFor()
    await page.goBack()
    await expect.poll(() => subjects(page)).toEqual(['Closed', 'Urgent'])

    await emptyTables(site, 'support_tickets')
    for (let number = 1; number <= 45; number++) await addTicket({ subject: `Ticket ${number}` })
    await choose('Priority', 'All')
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(45, 20))
    const more = page.getByRole('link', { name: 'Show more' })
    await more.click()
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(45, 40))
    await expect.poll(() => focusedText(page)).toBe('Ticket 25')
    await more.click()
    await expect.poll(() => focusedText(page)).toBe('Ticket 5')
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(45, 45))
    await addTicket({ subject: 'Ticket 46' })
    await returnToTab(page)
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(46, 46))
    await expect.poll(() => focusedText(page)).toBe('Ticket 5')
    expect(pageErrors).toEqual([])
  })

  it('gets a new ticket, answers it, notes something and closes it, and the member sees each step live, but never the note', async () => {
    const inbox = await openAs({ site, browser }, admin, '/admin/support')
    const { page: adminPage } = inbox
    await adminPage.getByText('No support tickets found...').waitFor()
    const memberTab = await openAs({ site, browser }, member, '/contact')
    const { page: memberPage } = memberTab
    await fillTicket(memberPage)
    await sendButton(memberPage).click()
    await memberPage.getByText('See your ticket').click()
    await adminPage.getByRole('link', { name: 'A wrong amount' }).click()
    await adminReplyField(adminPage).fill('Thank you: it is 2 g.')
    await memberReplyField(memberPage).fill('I am still writ')
    await adminPage.getByRole('button', { name: 'Send reply' }).click()
    await expect
      .poll(() => conversationMessages(memberPage).allInnerTexts())
      .toEqual(['The page says 20 g.', 'Thank you: it is 2 g.'])
    expect(await memberReplyField(memberPage).inputValue()).toBe('I am still writ')
    expect(await status(adminPage).innerText()).toMatch(/Open/)
    await expect
      .poll(() => mailsTo(site, member.email))
      .toMatchObject([{ subject: 'We’ve replied to your ticket', text: expect.not.stringContaining('2 g') }])
    await writeNote(adminPage, 'Asked the grower.')
    const note = adminPage.getByRole('listitem').filter({ hasText: 'Only administrators see this' })
    await note.waitFor()
    await expect.poll(() => adminPage.getByRole('textbox', { name: 'Internal note' }).inputValue()).toBe('')
    await memberReplyField(memberPage).fill('Splendid.')
    await memberPage.getByRole('button', { name: 'Send reply' }).click()
    await expect
      .poll(() => conversationMessages(adminPage).allInnerTexts())
      .toEqual(['The page says 20 g.', 'Thank you: it is 2 g.', 'Asked the grower.', 'Splendid.'])
    await expect
      .poll(() => conversationMessages(memberPage).allInnerTexts())
      .toEqual(['The page says 20 g.', 'Thank you: it is 2 g.', 'Splendid.'])
    expect(await memberPage.content()).not.toContain('grower')
    await note.getByRole('button', { name: 'Delete this note' }).click()
    await adminPage.getByRole('button', { name: 'Cancel' }).click()
    await note.getByRole('button', { name: 'Delete this note' }).click()
    await adminPage.getByRole('button', { name: 'Delete permanently' }).click()
    await expect.poll(() => conversationMessages(adminPage).allInnerTexts()).toHaveLength(3)
    expect(await listTickets(site)).toMatchObject([{ status: 'open', last_by: 'member' }])
    await adminPage.getByRole('button', { name: 'Mark as replied' }).click()
    await expect.poll(() => status(adminPage).innerText()).toMatch(/Replied/)
    await adminPage.getByRole('button', { name: 'Close', exact: true }).first().click()
    await memberPage.getByText('This ticket is closed.').waitFor()
    expect([...inbox.pageErrors, ...memberTab.pageErrors]).toEqual([])
  })
})

describe('the support pages', () => {
  it('show what members wrote as plain text, and fit a narrow screen', async () => {
    const subject = '<img src=x onerror=alert(1)>'
    await addTicket({ subject: `${subject}${'x'.repeat(100)}` })
    await site.db
      .prepare('UPDATE support_tickets SET message = ?')
      .bind(`</p><script>alert(1)</script>${'y'.repeat(400)}`)
      .run()
    for (const [who, path] of [
      [member, '/contact/tickets'],
      [admin, '/admin/support'],
    ] as const) {
      const { page, pageErrors } = await openAs({ site, browser }, who, path, { width: 320 })
      page.on('dialog', () => pageErrors.push('a script ran'))
      await page.getByText(subject).first().waitFor()
      expect(await contentWidth(page)).toBe(320)
      await page.locator('.ticket-link').click()
      await page.getByRole('heading', { name: subject }).waitFor()
      await page.locator('.message-text').waitFor()
      expect(await contentWidth(page)).toBe(320)
      expect(pageErrors).toEqual([])
      await page.context().close()
    }
  })
})
