import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { mailsTo } from './mailbox.ts'
import { addMember, adminEmail, memberPassword, type Member, signInAs } from './member.ts'
import {
  emptyTables,
  holdBack,
  hydrated,
  launchChrome,
  openPage,
  openSite,
  type PageOptions,
  type Site,
  visit,
} from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), launchChrome()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))

let member: Member
let admin: Member
beforeEach(async () => {
  await emptyTables(site, 'support_tickets', 'users', 'mail_outbox')
  member = await addMember(site, 'ada')
  admin = await addMember(site, 'us', adminEmail)
})

async function openAs(who: Member, path: string, options?: PageOptions) {
  const opened = await openPage(browser, options)
  await signInAs(site, opened.page, who)
  await opened.page.goto(site.address + path)
  await hydrated(opened.page)
  return opened
}

type Ticket = { id: string; subject: string; status: string; priority: string; last_by: string }
const tickets = async () => (await site.db.prepare('SELECT * FROM support_tickets').all<Ticket>()).results

let written = 0
/** Stores a ticket of the member's, each a minute after the one before. */
async function addTicket(
  given: Partial<Ticket> & { urgency?: number; hoursAgo?: number; userId?: string | null } = {},
) {
  written += 1
  const {
    subject = 'A wrong amount',
    status = 'open',
    priority = 'normal',
    urgency = 2,
    hoursAgo = 1,
    userId = member.id,
  } = given
  const id = crypto.randomUUID()
  const at = Date.now() - hoursAgo * 60 * 60 * 1000 + written
  await site.db
    .prepare(
      `INSERT INTO support_tickets (id, user_id, subject, message, priority, urgency, status, last_by, created_at, updated_at)
       VALUES (?, ?, ?, 'The page says 20 g.', ?, ?, ?, 'member', ?, ?)`,
    )
    .bind(id, userId, subject, priority, urgency, status, at, at)
    .run()
  return id
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' }).locator('.written')
const ownReply = (page: Page) => page.getByRole('textbox', { name: 'Your reply' })
const ourReply = (page: Page) => page.getByRole('textbox', { name: 'Reply', exact: true })
const status = (page: Page) => page.locator('.ticket-tags').first()
const subjects = (page: Page) => page.locator('.ticket-link').allInnerTexts()

async function fill(page: Page, { subject = 'A wrong amount', message = 'The page says 20 g.' } = {}) {
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
}

describe('a visitor', () => {
  it('is asked to sign in over what was typed, and then sends it', async () => {
    const { page, complaints } = await visit(browser, `${site.address}/contact?subject=Premium`)
    expect(await page.getByLabel('Subject').inputValue()).toBe('Premium')
    await page.getByLabel('Message').fill('How do I get it?')
    await page.getByLabel('Priority').selectOption('High')
    await send(page).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.waitFor()
    await page.locator('.toast', { hasText: 'Please sign in to submit a support ticket' }).waitFor()
    expect(await tickets()).toEqual([])
    await dialog.getByLabel('Email').fill(member.email)
    await dialog.getByLabel('Password', { exact: true }).fill(memberPassword)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByRole('main').getByText('Please sign in').count()).toBe(0)
    await send(page).click()
    await page.getByText('See your ticket').waitFor()
    expect(await tickets()).toMatchObject([{ subject: 'Premium', message: 'How do I get it?', priority: 'high' }])
    expect(complaints).toEqual([])
  })

  it('finds answers that fit the subject, which open elsewhere', async () => {
    const { page, complaints } = await visit(browser, `${site.address}/contact`)
    await page.getByRole('heading', { name: 'Often asked' }).waitFor()
    expect(await page.locator('.perhaps li').count()).toBe(3)
    await page.getByLabel('Subject').pressSequentially('my timer')
    const answer = page.getByRole('link', { name: 'How does the brewing timer work?' })
    await answer.waitFor()
    const before = await page.getByLabel('Message').boundingBox()
    await page.getByLabel('Subject').fill('mailing list, timer, recipe')
    await page.getByRole('link', { name: 'How do I join or leave the mailing list?' }).waitFor()
    expect(await page.getByLabel('Message').boundingBox()).toEqual(before)
    const opened = page.waitForEvent('popup')
    await answer.click()
    const help = await opened
    await help.locator('details[open] #timer').waitFor()
    expect(await page.getByLabel('Subject').inputValue()).toBe('mailing list, timer, recipe')
    expect(complaints).toEqual([])
  })

  it('sees no form that could not be sent without JavaScript, but the address', async () => {
    const { page } = await openPage(browser, { scripts: false })
    await page.goto(`${site.address}/contact`)
    expect(await send(page).isVisible()).toBe(false)
    expect(await page.locator('a[href^="mailto:"]').first().isVisible()).toBe(true)
  })

  it('is led from a mail to the ticket by signing in', async () => {
    const id = await addTicket()
    const { page, complaints } = await openPage(browser)
    await page.goto(`${site.address}/contact/tickets/${id}`)
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByLabel('Email').fill(member.email)
    await dialog.getByLabel('Password', { exact: true }).fill(memberPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.address}/contact/tickets/${id}`)
    await ownReply(page).waitFor()
    await page.locator('.toast', { hasText: 'Welcome back! 🌿' }).waitFor()
    expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([])
  })

  it('is led away from tickets and from the inbox, and so is a member from the latter', async () => {
    for (const path of ['/contact/tickets', '/contact/tickets/1', '/admin/support', '/admin/support/1']) {
      const { page } = await openPage(browser)
      await page.goto(site.address + path)
      await page.getByText('Authentication Required').waitFor()
      await page.context().close()
    }
    const { page } = await openPage(browser)
    await signInAs(site, page, member)
    await page.goto(`${site.address}/admin/support`)
    await page.getByText('Access denied. Admin privileges required.').waitFor()
  })
})

describe('a member', () => {
  it('is told what is missing, and loses nothing when a ticket does not arrive', async () => {
    const { page } = await openAs(member, '/contact')
    await page.getByLabel('Subject').fill('  ')
    await send(page).click()
    await page.locator('.toast', { hasText: 'Please fill in all required fields' }).waitFor()
    expect(await page.getByLabel('Subject').evaluate((field) => field === document.activeElement)).toBe(true)
    await fill(page)
    await page.route('**/api/support/tickets', (route) => route.abort())
    await send(page).click()
    await page.locator('.toast', { hasText: 'Failed to submit support ticket. Please try again.' }).waitFor()
    expect(await page.getByLabel('Message').inputValue()).toBe('The page says 20 g.')
    await page.unrouteAll()
    await send(page).click()
    await page
      .locator('.toast', { hasText: "Support ticket submitted successfully! We'll get back to you soon." })
      .waitFor()
    expect(await tickets()).toHaveLength(1)
    await page.getByRole('button', { name: 'Write another' }).click()
    expect(await page.getByLabel('Subject').inputValue()).toBe('')
  })

  it('finds again what was begun, after a reload and after another page, until it is sent', async () => {
    const { page, complaints } = await openAs(member, '/contact')
    await fill(page, { subject: 'My timer' })
    await page.getByLabel('Priority').selectOption('High')
    await page.reload()
    await hydrated(page)
    await page.getByRole('link', { name: 'How does the brewing timer work?' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click()
    await page.getByRole('heading', { name: 'Privacy Policy' }).waitFor()
    await page.goBack()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('The page says 20 g.')
    expect(await page.getByLabel('Subject').inputValue()).toBe('My timer')
    expect(await page.getByLabel('Priority').inputValue()).toBe('high')
    await send(page).click()
    await page.getByText('See your ticket').waitFor()
    await page.reload()
    await hydrated(page)
    expect(await page.getByLabel('Message').inputValue()).toBe('')
    expect(complaints).toEqual([])
  })

  it('is told of a text that is too long, of which nothing is cut', async () => {
    const { page } = await openAs(member, '/contact')
    for (const [length, room, refusal] of [
      [5100, '100 characters too many', 'At most 5,000 characters'],
      [100_000, '95,000 characters too many', 'This is more than can be sent at once.'],
    ] as const) {
      await fill(page, { message: 'x'.repeat(length) })
      await page.getByText(room).waitFor()
      await send(page).click()
      await page.getByRole('main').getByText(refusal).first().waitFor()
      expect(await page.getByLabel('Message').inputValue()).toHaveLength(length)
    }
    expect(await tickets()).toEqual([])
  })

  it('whose session has ended is asked to sign in over the reply, and then sends it', async () => {
    const id = await addTicket()
    const { page } = await openAs(member, `/contact/tickets/${id}`)
    await ownReply(page).fill('Any news?')
    await site.db.prepare('DELETE FROM sessions').run()
    await page.getByRole('button', { name: 'Send reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome Back' })
    await dialog.getByLabel('Email').fill(member.email)
    await dialog.getByLabel('Password', { exact: true }).fill(memberPassword)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    expect(await ownReply(page).inputValue()).toBe('Any news?')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect.poll(() => conversation(page).allInnerTexts()).toEqual(['The page says 20 g.', 'Any news?'])
  })

  it('has read what a note tells of once the ticket is looked at', async () => {
    const id = await addTicket()
    for (const link of [`/contact/tickets/${id}`, '/members'])
      await site.db
        .prepare(
          "INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) VALUES (?, ?, 'We have answered', 'It is 2 g.', 'info', ?, 0, 1)",
        )
        .bind(crypto.randomUUID(), member.id, link)
        .run()
    const { page, complaints } = await openAs(member, '/contact/tickets')
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
    await page.getByRole('link', { name: 'A wrong amount' }).click()
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    const unread = site.db.prepare('SELECT link FROM user_notifications WHERE read = 0')
    await expect.poll(async () => (await unread.all()).results).toEqual([{ link: '/members' }])
    expect(complaints).toEqual([])
  })

  it('sends a ticket by the keyboard, and is told where help is when it tells of an emergency', async () => {
    const { page, complaints } = await openAs(member, '/contact')
    await page.getByLabel('Subject').focus()
    await page.keyboard.type('Tea')
    for (let answer = 0; answer < 4; answer++) await page.keyboard.press('Tab')
    await page.keyboard.type('I have chest pain and cannot breathe.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Please get help first' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('submitted successfully')
    expect(await tickets()).toHaveLength(1)
    expect(complaints).toEqual([])
  })

  it('writes back, closes the ticket and opens it again', async () => {
    const id = await addTicket()
    const { page, complaints } = await openAs(member, '/contact/tickets')
    await page.getByRole('link', { name: 'A wrong amount' }).click()
    await ownReply(page).fill('Any news?\nThank you')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect.poll(() => conversation(page).allInnerTexts()).toEqual(['The page says 20 g.', 'Any news?\nThank you'])
    expect(await ownReply(page).inputValue()).toBe('')
    await page.getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.getByText('This ticket is closed.').waitFor()
    expect(await ownReply(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Open it again' }).click()
    await ownReply(page).waitFor()
    expect(await tickets()).toMatchObject([{ id, status: 'open', last_by: 'member' }])
    expect(complaints).toEqual([])
  })

  it('keeps what was typed when a reply does not arrive, and when the ticket cannot be loaded anew', async () => {
    const id = await addTicket()
    const { page } = await openAs(member, `/contact/tickets/${id}`)
    await ownReply(page).fill('Any news?')
    await page.route('**/api/support/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Send reply' }).click()
    await page.locator('.toast', { hasText: /^Failed to send reply/ }).waitFor()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText('Failed to load support tickets.').waitFor()
    expect(await ownReply(page).inputValue()).toBe('Any news?')
    expect(await conversation(page).allInnerTexts()).toEqual(['The page says 20 g.'])
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Failed to load support tickets.').waitFor({ state: 'detached' })
  })

  it('does not find a stranger’s ticket', async () => {
    const other = await addMember(site, 'eve')
    const id = await addTicket({ userId: other.id })
    const { page } = await openAs(member, `/contact/tickets/${id}`)
    await page.getByRole('heading', { name: 'Ticket not found' }).waitFor()
  })

  it('finds an open jar, or all of many tickets on pages', async () => {
    const { page } = await openAs(member, '/contact/tickets')
    await page.getByText('You have not written to us yet').waitFor()
    for (let number = 1; number <= 25; number++) await addTicket({ subject: `Ticket ${number}` })
    await page.reload()
    await page.getByRole('link', { name: 'Ticket 25' }).waitFor()
    expect(await subjects(page)).toHaveLength(20)
    await page.getByRole('link', { name: 'Show more' }).click()
    await page.getByRole('link', { name: 'Ticket 5', exact: true }).waitFor()
    expect(await subjects(page)).toEqual(['Ticket 5', 'Ticket 4', 'Ticket 3', 'Ticket 2', 'Ticket 1'])
    await page.getByRole('link', { name: 'Back to the first' }).click()
    await page.getByRole('link', { name: 'Ticket 25' }).waitFor()
  })
})

describe('the inbox', () => {
  it('shows the most urgent first, filters by status and priority, and says when there is nothing', async () => {
    const { page, complaints } = await openAs(admin, '/admin/support')
    await page.getByText('No support tickets found...').waitFor()
    await addTicket({ subject: 'Low', priority: 'low', urgency: 3 })
    await addTicket({ subject: 'Older', hoursAgo: 30 })
    await addTicket({ subject: 'Newer', status: 'replied' })
    await addTicket({ subject: 'Urgent', priority: 'urgent', urgency: 0, userId: null })
    await addTicket({ subject: 'Closed', status: 'closed', priority: 'urgent', urgency: 0 })
    await page.reload()
    await page.getByRole('link', { name: 'Newer' }).waitFor()
    expect(await subjects(page)).toEqual(['Urgent', 'Newer', 'Older', 'Low'])
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    expect(await line('Urgent').innerText()).toMatch(/Former member/)
    expect(await line('Older').innerText()).toMatch(
      /ada@example\.org[^]*waiting for us · for 30 hours, longer than the promised 24/,
    )
    expect(await line('Newer').innerText()).toMatch(
      /for 1 hour of the promised 24|for less than an hour of the promised 24/,
    )
    const choose = (group: string, name: string) =>
      page.getByRole('navigation', { name: group }).getByRole('link', { name, exact: true }).click()
    await choose('Status', 'Closed')
    await expect.poll(() => subjects(page)).toEqual(['Closed'])
    expect(await line('ada@example.org').innerText()).toMatch(/the member wrote last/)
    await choose('Status', 'All')
    await expect.poll(() => subjects(page)).toHaveLength(5)
    await choose('Priority', 'Urgent')
    await expect.poll(() => subjects(page)).toEqual(['Closed', 'Urgent'])
    await choose('Priority', 'High')
    await page.getByText('No support tickets found...').waitFor()
    await page.goBack()
    await expect.poll(() => subjects(page)).toEqual(['Closed', 'Urgent'])
    expect(complaints).toEqual([])
  })

  it('takes a new ticket in, answers it and closes it, and the member sees each live', async () => {
    const inbox = await openAs(admin, '/admin/support')
    const { page: ours } = inbox
    await ours.getByText('No support tickets found...').waitFor()
    const own = await openAs(member, '/contact')
    const { page: theirs } = own
    await fill(theirs)
    await send(theirs).click()
    await theirs.getByText('See your ticket').click()
    await ours.getByRole('link', { name: 'A wrong amount' }).click()
    await ourReply(ours).fill('Thank you: it is 2 g.')
    await ownReply(theirs).fill('I am still writ')
    await ours.getByRole('button', { name: 'Send reply' }).click()
    await expect
      .poll(() => conversation(theirs).allInnerTexts())
      .toEqual(['The page says 20 g.', 'Thank you: it is 2 g.'])
    expect(await ownReply(theirs).inputValue()).toBe('I am still writ')
    expect(await status(ours).innerText()).toMatch(/Open/)
    await expect
      .poll(() => mailsTo(site, member.email))
      .toMatchObject([{ subject: 'We have answered your ticket', text: expect.not.stringContaining('2 g') }])
    await ownReply(theirs).fill('Splendid.')
    await theirs.getByRole('button', { name: 'Send reply' }).click()
    await expect.poll(() => conversation(ours).allInnerTexts()).toHaveLength(3)
    await ours.getByRole('button', { name: 'Mark as replied' }).click()
    await expect.poll(() => status(ours).innerText()).toMatch(/Replied/)
    await ours.getByRole('button', { name: 'Close', exact: true }).first().click()
    await theirs.getByText('This ticket is closed.').waitFor()
    expect([...inbox.complaints, ...own.complaints]).toEqual([])
  })

  it('ignores a blank reply, and says what failed without losing a word', async () => {
    const id = await addTicket()
    const { page } = await openAs(admin, `/admin/support/${id}`)
    const reply = ourReply(page)
    const sendReply = page.getByRole('button', { name: 'Send reply' })
    let sent = 0
    page.on('request', (request) => (sent += request.url().includes('/replies') ? 1 : 0))
    await reply.fill('  \n ')
    await sendReply.click()
    await reply.fill('Thank you.')
    const letGo = await holdBack(page, '**/api/support/inbox/*/replies')
    await sendReply.click()
    await page.getByRole('button', { name: 'Loading...' }).waitFor()
    letGo()
    await expect.poll(() => conversation(page).count()).toBe(2)
    expect(sent).toBe(1)
    await page.route('**/api/support/inbox/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    )
    await reply.fill('And more.')
    await sendReply.click()
    await page.locator('.toast', { hasText: /^Failed to send reply/ }).waitFor()
    expect(await reply.inputValue()).toBe('And more.')
    await page.getByRole('button', { name: 'Close', exact: true }).first().click()
    await page.locator('.toast', { hasText: 'Failed to update ticket status' }).waitFor()
    await page.unrouteAll()
    await page.route('**/api/support/inbox?**', (route) => route.abort())
    await page.getByRole('link', { name: 'All tickets' }).click()
    await page.getByText('Failed to load support tickets.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'A wrong amount' }).waitFor()
  })
})

/** Stores a note under the bell that leads to the address. */
const addNote = (who: Member, link: string) =>
  site.db
    .prepare(
      "INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at) VALUES (?, ?, 'A new word', 'Look', 'info', ?, 0, 1)",
    )
    .bind(crypto.randomUUID(), who.id, link)
    .run()

describe('what is typed in one ticket', () => {
  it.each([
    ['a member', () => member, (id: string) => `/contact/tickets/${id}`, 'Your reply'],
    ['the administrator', () => admin, (id: string) => `/admin/support/${id}`, 'Reply'],
  ])(
    'does not go along to the next, where a note leads %s there, and is found again',
    async (_, who, pathOf, label) => {
      const [one, other] = [await addTicket({ subject: 'The one' }), await addTicket({ subject: 'The other' })]
      await addNote(who(), pathOf(other))
      const { page, complaints } = await openAs(who(), pathOf(one))
      const reply = page.getByRole('textbox', { name: label, exact: true })
      await reply.fill('For the one alone.')
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await page
        .getByRole('region', { name: 'Notifications' })
        .locator(`a[href$="${pathOf(other)}"]`)
        .click()
      await page.getByRole('heading', { name: 'The other' }).waitFor()
      expect(await reply.inputValue()).toBe('')
      await page.goBack()
      await page.getByRole('heading', { name: 'The one' }).waitFor()
      await expect.poll(() => reply.inputValue()).toBe('For the one alone.')
      expect(complaints).toEqual([])
    },
  )
})

const writeNote = async (page: Page, text: string) => {
  const place = page.locator('.note-place')
  if (!(await place.evaluate((details) => details.hasAttribute('open')))) await place.locator('summary').click()
  await page.getByRole('textbox', { name: 'Internal note' }).fill(text)
  await page.getByRole('button', { name: 'Save note' }).click()
}

describe('notes of administrators', () => {
  it('stand in the conversation at their time, go after a question, and never reach the member', async () => {
    const id = await addTicket()
    const { page, complaints } = await openAs(admin, `/admin/support/${id}`)
    await page.getByText('Ada Linden · ada@example.org').waitFor()
    await writeNote(page, 'Asked the grower.')
    const note = page.getByRole('listitem').filter({ hasText: 'Only administrators see this' })
    await note.waitFor()
    expect(await page.getByRole('textbox', { name: 'Internal note' }).inputValue()).toBe('')
    await ourReply(page).fill('We look into it.')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect
      .poll(() => conversation(page).allInnerTexts())
      .toEqual(['The page says 20 g.', 'Asked the grower.', 'We look into it.'])
    const own = await openAs(member, `/contact/tickets/${id}`)
    await expect.poll(() => conversation(own.page).allInnerTexts()).toEqual(['The page says 20 g.', 'We look into it.'])
    expect(await own.page.content()).not.toContain('grower')
    await note.getByRole('button', { name: 'Delete this note' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await note.getByRole('button', { name: 'Delete this note' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect.poll(() => conversation(page).allInnerTexts()).toEqual(['The page says 20 g.', 'We look into it.'])
    expect(await tickets()).toMatchObject([{ id, status: 'open', last_by: 'admin' }])
    expect([...complaints, ...own.complaints]).toEqual([])
  })

  it('are written by the keyboard, also about the ticket of a former member, and keep their words when they fail', async () => {
    const id = await addTicket({ userId: null })
    const { page } = await openAs(admin, `/admin/support/${id}`)
    await page.getByText('nobody could read a reply').waitFor()
    await page.locator('.note-place summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Nobody to ask.')
    await page.route('**/api/support/inbox/*/notes', (route) => route.abort())
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.locator('.toast', { hasText: /^Failed to save note/ }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Internal note' }).inputValue()).toBe('Nobody to ask.')
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Save note' }).click()
    await expect.poll(() => conversation(page).allInnerTexts()).toHaveLength(2)
    await writeNote(page, '  ')
    await page.locator('.fault', { hasText: 'Please fill in all required fields' }).waitFor()
  })
})

const keep = (title: string, message: string) =>
  site.db
    .prepare('INSERT INTO canned_replies (id, title, message, created_at) VALUES (?, ?, ?, 1)')
    .bind(crypto.randomUUID(), title, message)
    .run()
const titles = (page: Page) => page.locator('.canned-replies h2').allInnerTexts()

describe('canned replies', () => {
  beforeEach(() => emptyTables(site, 'canned_replies'))

  it('are kept, edited and deleted on their page', async () => {
    const { page, complaints } = await openAs(admin, '/admin/support')
    await page.getByRole('link', { name: 'Canned replies' }).click()
    await page.getByText('Answers that you write often can stand here.').waitFor()
    const create = page.getByRole('region', { name: 'New canned reply' })
    await create.getByLabel('Title').fill('Thank you')
    await create.getByRole('button', { name: 'Keep reply' }).click()
    await create.getByText('Please fill in all required fields').waitFor()
    await create.getByLabel('Message').fill('Hello {{name}},\nthank you.')
    await create.getByRole('button', { name: 'Keep reply' }).click()
    await expect.poll(() => titles(page)).toEqual(['Thank you'])
    expect(await create.getByLabel('Title').inputValue()).toBe('')
    await page.getByRole('button', { name: 'Edit Thank you' }).click()
    const edit = page.getByRole('form', { name: 'Edit Thank you' })
    await edit.getByLabel('Title').fill('Many thanks')
    await edit.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => titles(page)).toEqual(['Many thanks'])
    const folded = page.getByRole('button', { name: 'Edit Many thanks' })
    await expect.poll(() => folded.evaluate((button) => button === document.activeElement)).toBe(true)
    await page.getByRole('button', { name: 'Delete Many thanks' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByText('Answers that you write often can stand here.').waitFor()
    expect(complaints).toEqual([])
  })

  it('go into a reply at the cursor with the name of the member, and nothing is sent by it', async () => {
    await keep('Greeting', 'Hello {{name}},\n')
    await keep('Thanks', 'Thank you.')
    const id = await addTicket()
    const { page, complaints } = await openAs(admin, `/admin/support/${id}`)
    const choice = page.getByRole('combobox', { name: 'Canned reply' })
    const insert = page.getByRole('button', { name: 'Insert' })
    await insert.click()
    expect(await choice.evaluate((field) => field === document.activeElement)).toBe(true)
    await choice.selectOption('Greeting')
    await insert.click()
    expect(await ourReply(page).inputValue()).toBe('Hello Ada Linden,\n')
    await page.keyboard.type('it is 2 g.')
    for (let step = 1; step <= 'it is 2 g.'.length; step++) await page.keyboard.press('ArrowLeft')
    await choice.selectOption('Thanks')
    await insert.press('Enter')
    expect(await ourReply(page).inputValue()).toBe('Hello Ada Linden,\nThank you.it is 2 g.')
    expect(await conversation(page).allInnerTexts()).toEqual(['The page says 20 g.'])
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect.poll(() => conversation(page).count()).toBe(2)
    expect(complaints).toEqual([])
  })

  it('are no place for a member, and say what failed', async () => {
    const { page } = await openAs(admin, '/admin/support/replies')
    const create = page.getByRole('region', { name: 'New canned reply' })
    await create.getByLabel('Title').fill('Thank you')
    await create.getByLabel('Message').fill('Hello')
    await page.route('**/api/support/canned-replies', (route) => route.abort())
    await create.getByRole('button', { name: 'Keep reply' }).click()
    await page.locator('.toast', { hasText: /^Failed to save canned reply/ }).waitFor()
    expect(await create.getByLabel('Message').inputValue()).toBe('Hello')
    await page.reload()
    await page.getByText('Failed to load canned replies.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await create.waitFor()
    const theirs = await openPage(browser)
    await signInAs(site, theirs.page, member)
    await theirs.page.goto(`${site.address}/admin/support/replies`)
    await theirs.page.getByText('Access denied. Admin privileges required.').waitFor()
  })
})

it('shows whatever somebody wrote as text, on a narrow screen too', async () => {
  const subject = '<img src=x onerror=alert(1)>'
  const id = await addTicket({ subject: `${subject}${'x'.repeat(100)}` })
  await site.db
    .prepare('UPDATE support_tickets SET message = ?')
    .bind(`</p><script>alert(1)</script>${'y'.repeat(400)}`)
    .run()
  for (const [who, path] of [
    [member, '/contact/tickets'],
    [member, `/contact/tickets/${id}`],
    [admin, '/admin/support'],
    [admin, `/admin/support/${id}`],
  ] as const) {
    const { page, complaints } = await openAs(who, path, { width: 320 })
    page.on('dialog', () => complaints.push('a script ran'))
    await page.getByText(subject).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(complaints).toEqual([])
    await page.context().close()
  }
})
