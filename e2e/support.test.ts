import { beforeEach, describe, expect, it } from 'vitest'

import { openJourney } from './journey.ts'
import { addMember, addNotification, type Member, openAs, signInThroughDialog } from './member.ts'
import { emptyTables, openPage, visit } from './site.ts'
import {
  conversationMessages,
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
  it('finds answers that open in a new tab, is asked to sign in when sending, keeps the typed text, and then sends it', async () => {
    const { page, pageErrors } = await visit(browser, `${site.address}/contact?subject=Premium`)
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Premium')
    const before = await page.getByLabel('Message').boundingBox()
    await page.getByLabel('Subject').fill('mailing list, timer, recipe')
    await page.getByRole('link', { name: 'How do I join or leave the mailing list?' }).waitFor()
    expect(await page.getByLabel('Message').boundingBox()).toEqual(before)
    const newTab = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'How does the brewing timer work?' }).click()
    await (await newTab).locator('details[open] #timer').waitFor()
    await page.getByLabel('Subject').fill('Premium')
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

  it('sees our email address instead of the form without JavaScript', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/contact`)
    expect(await sendButton(page).isVisible()).toBe(false)
    expect(await page.locator('a[href^="mailto:"]').first().isVisible()).toBe(true)
  })

  it('reaches the ticket from an emailed link after signing in, replies, closes it and reopens it', async () => {
    const id = await addTicket()
    const { page, pageErrors } = await openPage(browser)
    await page.goto(`${site.address}/contact/tickets/${id}`)
    await signInThroughDialog(page, member)
    await page.waitForURL(`${site.address}/contact/tickets/${id}`)
    await page.locator('.toast', { hasText: 'Welcome back! 🌿' }).waitFor()
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
    expect(pageErrors.filter((pageError) => !pageError.includes('401'))).toEqual([])
  })
})

describe('a member', () => {
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

  it('sees all tickets on several pages, even after Back, and marks a notification as read by viewing its ticket', async () => {
    for (let number = 1; number <= 25; number++) await addTicket({ subject: `Ticket ${number}` })
    await addNotification(site, member, `/contact/tickets/${await addTicket({ subject: 'Ticket 26' })}`)
    await addNotification(site, member, '/members')
    const { page } = await openAs({ site, browser }, member, '/contact/tickets')
    await page.getByRole('link', { name: 'Ticket 26' }).waitFor()
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(26, 20))
    const more = page.getByRole('link', { name: 'Show more' })
    const nextPage = site.address + ((await more.getAttribute('href')) ?? '')
    await more.click()
    await expect.poll(() => focusedText(page)).toBe('Ticket 6')
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(26, 26))
    await expect.poll(() => more.count()).toBe(0)
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
    await page.getByRole('link', { name: 'Ticket 26' }).click()
    await page.getByRole('heading', { name: 'Ticket 26' }).waitFor()
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    const unread = site.db.prepare('SELECT link FROM user_notifications WHERE read = 0')
    await expect.poll(async () => (await unread.all()).results).toEqual([{ link: '/members' }])
    await page.goBack()
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(26, 26))
    await page.goto(nextPage)
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(6, 6))
    await page.getByRole('link', { name: 'Back to start' }).click()
    await expect.poll(() => subjects(page)).toEqual(ticketSubjects(26, 20))
  })
})
