import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, addNotification, type Member, openAs, signInThroughDialog } from './member.ts'
import { waitForError, waitUntilDrawn } from './page-helpers.ts'
import { emptyTables, openPage, visit, waitUntilHydrated } from './site.ts'
import {
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
beforeEach(async () => {
  await emptyTables(site, 'support_tickets', 'users', 'mail_outbox')
  member = await addMember(site, 'ada')
})

const addTicket = (ticket: Partial<TicketOptions> = {}) => storeTicket(site, { userId: member.id, ...ticket })

describe('a visitor', () => {
  it('is asked to sign in when sending, keeps the typed text, and then sends it', async () => {
    const { page, pageErrors } = await visit(browser, `${site.address}/contact?subject=Premium`)
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Premium')
    await page.getByLabel('Message').fill('How do I get it?')
    await page.getByLabel('Priority').selectOption('High')
    await sendButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.waitFor()
    await page.locator('.toast', { hasText: 'Please sign in to submit a support ticket' }).waitFor()
    expect(await listTickets(site)).toEqual([])
    await signInThroughDialog(page, member)
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getByText('Please sign in').count()).toBe(0)
    await sendButton(page).click()
    await page.getByText('See your ticket').waitFor()
    expect(await listTickets(site)).toMatchObject([
      { subject: 'Premium', message: 'How do I get it?', priority: 'high' },
    ])
    expect(pageErrors).toEqual([])
  })

  it('finds answers that fit the subject, which open in a new tab', async () => {
    const { page, pageErrors } = await visit(browser, `${site.address}/contact`)
    await page.getByRole('heading', { name: 'Check these answers first' }).waitFor()
    expect(await page.getByRole('region', { name: 'Check these answers first' }).getByRole('listitem').count()).toBe(3)
    await page.getByLabel('Subject').pressSequentially('my timer')
    const answer = page.getByRole('link', { name: 'How does the brewing timer work?' })
    await answer.waitFor()
    const before = await page.getByLabel('Message').boundingBox()
    await page.getByLabel('Subject').fill('mailing list, timer, recipe')
    await page.getByRole('link', { name: 'How do I join or leave the mailing list?' }).waitFor()
    expect(await page.getByLabel('Message').boundingBox()).toEqual(before)
    const newTab = page.waitForEvent('popup')
    await answer.click()
    const help = await newTab
    await help.locator('details[open] #timer').waitFor()
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('mailing list, timer, recipe')
    expect(pageErrors).toEqual([])
  })

  it('sees our email address instead of the form without JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/contact`)
    expect(await sendButton(page).isVisible()).toBe(false)
    expect(await page.locator('a[href^="mailto:"]').first().isVisible()).toBe(true)
  })

  it('reaches the ticket from an emailed link after signing in', async () => {
    const id = await addTicket()
    const { page, pageErrors } = await openPage(browser)
    await page.goto(`${site.address}/contact/tickets/${id}`)
    await signInThroughDialog(page, member)
    await page.waitForURL(`${site.address}/contact/tickets/${id}`)
    await memberReplyField(page).waitFor()
    await page.locator('.toast', { hasText: 'Welcome back! 🌿' }).waitFor()
    expect(pageErrors.filter((pageError) => !pageError.includes('401'))).toEqual([])
  })
})

describe('a member', () => {
  it('sees which fields are missing, and keeps the text when a ticket cannot be sent', async () => {
    const { page } = await openAs({ site, browser }, member, '/contact')
    await page.getByLabel('Subject').fill('  ')
    await sendButton(page).click()
    await waitForError(page, 'Please fill in all required fields')
    await page.locator('.error-summary').getByRole('link').first().click()
    await expect.poll(() => page.getByLabel('Subject').evaluate((field) => field === document.activeElement)).toBe(true)
    await fillTicket(page)
    await page.route('**/api/support/tickets', (route) => route.abort())
    await sendButton(page).click()
    await waitForError(page, 'Failed to submit support ticket. Please try again.')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('The page says 20 g.')
    await page.unrouteAll()
    await sendButton(page).click()
    await page
      .locator('.toast', { hasText: "Support ticket submitted successfully! We'll get back to you soon." })
      .waitFor()
    expect(await listTickets(site)).toHaveLength(1)
    await page.getByRole('button', { name: 'Send another' }).click()
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('')
  })

  it('is offered the unsent text again after a reload or another page', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, member, '/contact')
    await fillTicket(page, { subject: 'My timer' })
    await page.getByLabel('Priority').selectOption('High')
    await page.waitForFunction(() => Object.values(localStorage).some((stored) => stored.includes('"priority":"high"')))
    await page.reload()
    await waitUntilHydrated(page)
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByRole('link', { name: 'How does the brewing timer work?' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('The page says 20 g.')
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('My timer')
    await expect.poll(() => page.getByLabel('Priority').inputValue()).toBe('high')
    await sendButton(page).click()
    await page.getByText('See your ticket').waitFor()
    await page.reload()
    await waitUntilHydrated(page)
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    expect(pageErrors).toEqual([])
  })

  it('sees that a text is too long, and keeps the whole text', async () => {
    const { page } = await openAs({ site, browser }, member, '/contact')
    for (const [length, counter, refusal] of [
      [5100, '100 characters too many', 'Use at most 5,000 characters'],
      [100_000, '95,000 characters too many', 'This is too large to send.'],
    ] as const) {
      await fillTicket(page, { message: 'x'.repeat(length) })
      await page.getByText(counter).waitFor()
      await sendButton(page).click()
      await page.getByRole('main').getByText(refusal).first().waitFor()
      await expect.poll(() => page.getByLabel('Message').inputValue()).toHaveLength(length)
    }
    expect(await listTickets(site)).toEqual([])
  })

  it('marks a notification as read by viewing the ticket', async () => {
    const id = await addTicket()
    for (const link of [`/contact/tickets/${id}`, '/members']) await addNotification(site, member, link)
    const { page, pageErrors } = await openAs({ site, browser }, member, '/contact/tickets')
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
    await page.getByRole('link', { name: 'A wrong amount' }).click()
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    const unread = site.db.prepare('SELECT link FROM user_notifications WHERE read = 0')
    await expect.poll(async () => (await unread.all()).results).toEqual([{ link: '/members' }])
    expect(pageErrors).toEqual([])
  })

  it('marks a notification as read only once the tab with its ticket is visible', async () => {
    const id = await addTicket()
    await addNotification(site, member, `/contact/tickets/${id}`)
    const { page } = await openAs({ site, browser }, member, '/contact/tickets')
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    const setVisibility = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange'))
      }, state)
    await setVisibility('hidden')
    await page.getByRole('link', { name: 'A wrong amount' }).click()
    await memberReplyField(page).waitFor()
    await waitUntilDrawn(page)
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    await setVisibility('visible')
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  })

  it('sends a ticket by keyboard, and is shown where to get help in an emergency', async () => {
    const { page, pageErrors } = await openAs({ site, browser }, member, '/contact')
    await page.getByLabel('Subject').focus()
    await page.keyboard.type('Tea')
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab')
    await page.keyboard.type('I have chest pain and cannot breathe.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('submitted successfully')
    expect(await listTickets(site)).toHaveLength(1)
    expect(pageErrors).toEqual([])
  })

  it('replies, closes the ticket and reopens it', async () => {
    const id = await addTicket()
    const { page, pageErrors } = await openAs({ site, browser }, member, '/contact/tickets')
    await page.getByRole('link', { name: 'A wrong amount' }).click()
    await memberReplyField(page).fill('Any news?\nThank you')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect
      .poll(() => conversationMessages(page).allInnerTexts())
      .toEqual(['The page says 20 g.', 'Any news?\nThank you'])
    await expect.poll(() => memberReplyField(page).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.getByText('This ticket is closed.').waitFor()
    expect(await memberReplyField(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Reopen' }).click()
    await memberReplyField(page).waitFor()
    expect(await listTickets(site)).toMatchObject([{ id, status: 'open', last_by: 'member' }])
    expect(pageErrors).toEqual([])
  })

  it('sees an empty state, or all tickets on several pages, even after Back', async () => {
    const { page } = await openAs({ site, browser }, member, '/contact/tickets')
    await page.getByText('No tickets yet').waitFor()
    for (let number = 1; number <= 25; number++) await addTicket({ subject: `Ticket ${number}` })
    await page.reload()
    await page.getByRole('link', { name: 'Ticket 25' }).waitFor()
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(25, 20))
    const more = page.getByRole('link', { name: 'Show more' })
    const nextPage = site.address + ((await more.getAttribute('href')) ?? '')
    await more.click()
    await expect.poll(() => focusedText(page)).toBe('Ticket 5')
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(25, 25))
    await expect.poll(() => more.count()).toBe(0)
    await page.getByRole('link', { name: 'Ticket 3', exact: true }).click()
    await page.getByRole('heading', { name: 'Ticket 3' }).waitFor()
    await page.goBack()
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(25, 25))
    await page.goto(nextPage)
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(5, 5))
    await page.getByRole('link', { name: 'Back to start' }).click()
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(25, 20))
  })
})
