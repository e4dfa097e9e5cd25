import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, type Member, openAs } from './member.ts'
import { waitForError } from './page-helpers.ts'
import { emptyTables } from './site.ts'
import { conversationMessages, adminReplyField, storeTicket, type TicketOptions } from './tickets.ts'

const { site, browser } = await openJourney()

let member: Member
let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'support_tickets', 'users', 'canned_replies')
  member = await addMember(site, 'ada')
  admin = await addMember(site, 'us', adminEmail)
})

const addTicket = (ticket: Partial<TicketOptions> = {}) => storeTicket(site, { userId: member.id, ...ticket })

const storeCannedReply = (title: string, message: string) =>
  site.db
    .prepare('INSERT INTO canned_replies (id, title, message, created_at) VALUES (?, ?, ?, 1)')
    .bind(crypto.randomUUID(), title, message)
    .run()
const titles = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading').allInnerTexts()

describe('canned replies', () => {
  it('are added, edited and deleted on their page', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, admin, '/admin/support')
    await page.getByRole('link', { name: 'Canned replies' }).click()
    await page.getByText('Save replies that you use often.').waitFor()
    const newReplyForm = page.getByRole('region', { name: 'New canned reply' })
    await newReplyForm.getByLabel('Title').fill('Thank you')
    await newReplyForm.getByRole('button', { name: 'Save reply' }).click()
    await newReplyForm.getByText('Please fill in all required fields').first().waitFor()
    await newReplyForm.getByLabel('Message').fill('Hello {{name}},\nthank you.')
    await newReplyForm.getByRole('button', { name: 'Save reply' }).click()
    await expect.poll(() => titles(page)).toEqual(['Thank you'])
    await expect.poll(() => newReplyForm.getByLabel('Title').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Edit Thank you' }).click()
    const editForm = page.getByRole('form', { name: 'Edit Thank you' })
    await editForm.getByLabel('Title').fill('Many thanks')
    await editForm.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => titles(page)).toEqual(['Many thanks'])
    const nextEditButton = page.getByRole('button', { name: 'Edit Many thanks' })
    await expect.poll(() => nextEditButton.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Delete Many thanks' }).click()
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByText('Save replies that you use often.').waitFor()
    expect(pageErrors).toEqual([])
  })

  it("are inserted into a reply at the cursor with the member's name, without sending it", async () => {
    await storeCannedReply('Greeting', 'Hello {{name}},\n')
    await storeCannedReply('Thanks', 'Thank you.')
    const id = await addTicket()
    const { page, pageErrors } = await openAs({ site, browser }, admin, `/admin/support/${id}`)
    const select = page.getByRole('combobox', { name: 'Canned reply' })
    const insert = page.getByRole('button', { name: 'Insert' })
    await insert.click()
    await expect.poll(() => select.evaluate((field) => field === document.activeElement)).toBe(true)
    await select.selectOption('Greeting')
    await insert.click()
    await expect.poll(() => adminReplyField(page).inputValue()).toBe('Hello Ada Linden,\n')
    await page.keyboard.type('it is 2 g.')
    for (let step = 1; step <= 'it is 2 g.'.length; step++) await page.keyboard.press('ArrowLeft')
    await select.selectOption('Thanks')
    await insert.press('Enter')
    await expect.poll(() => adminReplyField(page).inputValue()).toBe('Hello Ada Linden,\nThank you.it is 2 g.')
    await expect.poll(() => conversationMessages(page).allInnerTexts()).toEqual(['The page says 20 g.'])
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect.poll(() => conversationMessages(page).count()).toBe(2)
    expect(pageErrors).toEqual([])
  })

  it('say what failed, and keep the typed text', async () => {
    const { page } = await openAs({ site, browser }, admin, '/admin/support/replies')
    const newReplyForm = page.getByRole('region', { name: 'New canned reply' })
    await newReplyForm.getByLabel('Title').fill('Thank you')
    await newReplyForm.getByLabel('Message').fill('Hello')
    await page.route('**/api/support/canned-replies', (route) => route.abort())
    await newReplyForm.getByRole('button', { name: 'Save reply' }).click()
    await waitForError(newReplyForm, 'Failed to save canned reply')
    await expect.poll(() => newReplyForm.getByLabel('Message').inputValue()).toBe('Hello')
    await page.reload()
    await page.getByText('Failed to load canned replies.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await newReplyForm.waitFor()
  })

  it('are refused to a member', async () => {
    const { page } = await openAs({ site, browser }, member, '/admin/support/replies')
    await page.getByText('Access denied. Admin privileges required.').waitFor()
  })
})
