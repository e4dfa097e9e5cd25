import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'

import { faultsOf } from './axe.ts'
import { nameMember, storePost, storeReply } from './forum.ts'
import { addMember, addSignIn, adminEmail, signInAs } from './member.ts'
import {
  emptyTables,
  hydrated,
  inParts,
  launchChrome,
  openPage,
  openSite,
  publicPaths,
  type Site,
  visit,
} from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openSite(), launchChrome()])
})
afterAll(() => Promise.all([browser?.close(), site?.close()]))

const looks = [
  ['light', 1280],
  ['dark', 390],
] as const

const publicParts = inParts(
  [
    ...publicPaths,
    '/remedies?search=dragon',
    '/remedies?search=chest+pain',
    '/remedies?exclude=Fresh+Ginger,dairy,dragon',
    '/herbs?search=comfrey',
    '/herbs?taste=sweet&only=caffeine-free',
    '/herbs?search=dragon',
    '/herbs/comfrey',
    '/herbs/mint',
    '/nowhere',
  ],
  4,
)

describe.each(looks)('in the %s at %i px', (scheme, width) => {
  it.each(publicParts.map((part) => [part.join(' '), part] as const))(
    'axe finds no fault on the public pages %s',
    async (_, addresses) => {
      const { page } = await openPage(browser, { width, dark: scheme === 'dark', asksForCookies: true })
      for (const address of addresses) {
        await page.goto(site.address + address)
        await hydrated(page)
        expect(await faultsOf(page, address)).toEqual([])
      }
    },
  )
})

it('axe finds no fault in what opens on a list: menu, suggestions', async () => {
  const { page } = await visit(browser, `${site.address}/remedies`, { width: 390 })
  await page.locator('summary', { hasText: 'Menu' }).click()
  expect(await faultsOf(page, 'menu')).toEqual([])
  await page.getByRole('combobox', { name: 'Without these ingredients' }).pressSequentially('mint')
  await page.getByRole('listbox').waitFor()
  expect(await faultsOf(page, 'suggestions')).toEqual([])
})

it('axe finds no fault in what opens on a remedy: toast, timer, refused form', async () => {
  const { page } = await visit(browser, `${site.address}/recipe/hillside-thyme-cup`, { width: 390 })
  await page.evaluate(() => Object.assign(navigator, { share: () => Promise.reject(new Error('no')) }) && undefined)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.locator('.toast').waitFor()
  expect(await faultsOf(page, 'toast')).toEqual([])
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByText('Please enter your email address').waitFor()
  await page.getByRole('button', { name: 'Start brewing' }).click()
  await page.getByRole('timer').waitFor()
  expect(await faultsOf(page, 'timer and refused form')).toEqual([])
  await page.getByRole('link', { name: 'Cold & Flu' }).click()
  await page.locator('.brew-bar').waitFor()
  expect(await faultsOf(page, 'timer bar')).toEqual([])
})

it('axe finds no fault in what is drawn for one reader', async () => {
  const { page } = await openPage(browser, { width: 390, dark: true })
  await page.addInitScript(() =>
    localStorage.setItem(
      'safetyProfile',
      '{"savedOn":"2026-11-21","ageYears":34,"medicines":["Warfarin","moonpill"],"conditions":["gerd_reflux"],"allergies":["Lamiaceae"]}',
    ),
  )
  const visit = async (path: string) => {
    await page.goto(site.address + path)
    await hydrated(page)
  }
  await visit('/remedies')
  await page.locator('.verdict-tag summary').first().click()
  await page.locator('.verdict-tag[open] a').waitFor()
  expect(await faultsOf(page, 'verdicts')).toEqual([])
  await visit('/recipe/hillside-thyme-cup')
  await page.locator('#for-you .verdict').waitFor()
  await page.locator('#for-you summary').first().click()
  expect(await faultsOf(page, 'checked recipe')).toEqual([])
  await visit('/for-you')
  await page.getByRole('button', { name: 'Delete my answers' }).waitFor()
  await page.getByRole('textbox', { name: 'Medicines that you take' }).fill('aspirin')
  await page.locator('.found button').first().waitFor()
  await page.getByLabel('Age in years').fill('x')
  await page.getByRole('button', { name: 'Save my answers' }).click()
  expect(await faultsOf(page, 'answers')).toEqual([])
})

it.each(looks)('axe finds no fault in the label designer, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  await page.goto(site.address + paths.labelOf('hillside-thyme-cup'))
  await page.getByRole('img', { name: 'Preview: Hillside Thyme Cup' }).waitFor()
  await page.getByRole('searchbox', { name: 'Name of the remedy' }).fill('thyme')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Hillside Thyme Cup, Variety 1' }).waitFor()
  expect(await faultsOf(page, 'card')).toEqual([])
  await page.getByRole('radio', { name: 'QR label' }).check()
  await page.getByLabel('Blend name').fill('')
  await page.getByRole('button', { name: 'Print' }).click()
  await page.locator('.toast').waitFor()
  expect(await faultsOf(page, 'code without a name')).toEqual([])
  await page.getByLabel('Ingredient 1', { exact: true }).fill('Comfrey')
  await page.getByRole('heading', { name: 'This label is not made' }).waitFor()
  expect(await faultsOf(page, 'refused label')).toEqual([])
})

it.each(looks)('axe finds no fault in what a member sees of the account, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  const member = await addMember(site, `axe-${scheme}`)
  const visit = async (path: string) => {
    await page.goto(site.address + path)
    await hydrated(page)
  }
  await visit('/profile')
  await page.getByText('Please sign in to see your profile.').waitFor()
  expect(await faultsOf(page, 'signed out')).toEqual([])
  await addSignIn(site, member, { device: 'Safari on an iPhone' })
  await signInAs(site, page, member)
  await visit('/profile')
  await page.getByLabel('New password').fill('linden at')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Please enter your password').waitFor()
  await page.getByText('Delete my account…').click()
  expect(await faultsOf(page, 'profile')).toEqual([])
  await visit('/profile/edit')
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.locator('.fault').getByText('Full name is required').waitFor()
  expect(await faultsOf(page, 'profile edit')).toEqual([])
  await visit('/for-you')
  await page.getByRole('heading', { name: 'A copy in your account' }).waitFor()
  await page.getByLabel('Age in years').fill('34')
  await page.getByLabel(/Keep these answers/).check()
  await page.getByRole('button', { name: 'Save my answers' }).click()
  await page.getByRole('button', { name: 'Keep a copy in my account' }).click()
  await page.getByText('We may only keep a copy in your account if you agree.').waitFor()
  expect(await faultsOf(page, 'copy of the answers')).toEqual([])
})

it.each(looks)('axe finds no fault in what the bell lists, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  const member = await addMember(site, `bell-${scheme}`)
  await signInAs(site, page, member)
  const open = async () => {
    await page.goto(`${site.address}/about`)
    await hydrated(page)
    await page.getByRole('button', { name: /^Notifications/ }).click()
  }
  await open()
  await page.getByText('Nothing new').waitFor()
  expect(await faultsOf(page, 'no notes')).toEqual([])
  for (const type of ['success', 'warning', 'error', 'info'])
    for (const link of [null, '/help'])
      await site.db
        .prepare(
          `INSERT INTO user_notifications (id, user_id, title, message, type, link, read, created_at)
           VALUES (?, ?, 'A note', 'What has come about.', ?, ?, ?, 1)`,
        )
        .bind(crypto.randomUUID(), member.id, type, link, link === null ? 0 : 1)
        .run()
  await open()
  await page.getByRole('button', { name: 'Mark all as read' }).waitFor()
  expect(await faultsOf(page, 'notes')).toEqual([])
})

it.each(looks)('axe finds no fault in what the administrator sees of a remedy, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  await signInAs(site, page, await addMember(site, `axe-admin-${scheme}`, adminEmail))
  await page.goto(`${site.address}/remedies`)
  const pencil = page.getByRole('button', { name: 'Edit the title' })
  await pencil.waitFor()
  expect(await faultsOf(page, 'pencil')).toEqual([])
  await pencil.click()
  await page.getByRole('textbox', { name: 'Title of this page' }).fill('')
  await page.keyboard.press('Enter')
  await page.getByText('A title needs at least one character.').waitFor()
  expect(await faultsOf(page, 'refused title')).toEqual([])
  await page.goto(`${site.address}/recipe/hillside-thyme-cup`)
  await page.getByRole('button', { name: 'Delete Hillside Thyme Cup' }).click()
  await page.getByRole('alertdialog').waitFor()
  expect(await faultsOf(page, 'deletion')).toEqual([])
})

it.each(looks)('axe finds no fault in what a member likes and rates, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  await signInAs(site, page, await addMember(site, `likes-${scheme}`))
  await page.goto(`${site.address}/recipe/hillside-thyme-cup`)
  await hydrated(page)
  await page.getByRole('radio', { name: '4 stars' }).press('Space')
  await page.getByText('Thank you for rating').waitFor()
  await page.getByRole('button', { name: 'Like Hillside Thyme Cup' }).click()
  await page.getByText('Added to liked recipes').waitFor()
  await page.getByRole('button', { name: 'Take back' }).waitFor()
  expect(await faultsOf(page, 'recipe')).toEqual([])
  await page.goto(`${site.address}/remedies?search=hillside+thyme`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Like Hillside Thyme Cup', pressed: true }).first().waitFor()
  expect(await faultsOf(page, 'cards')).toEqual([])
})

it.each(looks)('axe finds no fault in a collection, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  await page.addInitScript(() => localStorage.setItem('safetyProfile', '{"savedOn":"2026-11-21","ageYears":34}'))
  const member = await addMember(site, `collection-${scheme}`)
  await signInAs(site, page, member)
  const visit = async (query: string) => {
    await page.goto(`${site.address}/members${query}`)
    await hydrated(page)
  }
  await visit('')
  await page.getByText('Nothing liked yet').waitFor()
  expect(await faultsOf(page, 'empty collection')).toEqual([])
  await site.db
    .prepare(
      `INSERT INTO user_recipe_interactions (id, user_id, recipe_id, is_liked, is_bookmarked, liked_at, bookmarked_at, updated_at)
       SELECT ? || id, ?, id, 1, 1, created_at, created_at, 1 FROM recipes`,
    )
    .bind(scheme, member.id)
    .run()
  await visit('?page=2')
  await page.locator('.verdict-tag summary').first().click()
  expect(await faultsOf(page, 'collection')).toEqual([])
  await visit('?search=dragon')
  await page.getByRole('link', { name: 'Clear Filters' }).waitFor()
  expect(await faultsOf(page, 'nothing found')).toEqual([])
  await page.route('**/api/collection?**', (route) => route.abort())
  await page.getByRole('link', { name: 'Bookmarked Only' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await faultsOf(page, 'no answer')).toEqual([])
})

it.each(looks)('axe finds no fault in what a member sees of tickets, %s at %i px', async (scheme, width) => {
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  await signInAs(site, page, await addMember(site, `tickets-${scheme}`))
  const visit = async (path: string) => {
    await page.goto(site.address + path)
    await hydrated(page)
  }
  await visit('/contact/tickets')
  await page.getByText('You have not written to us yet').waitFor()
  expect(await faultsOf(page, 'no tickets')).toEqual([])
  await visit('/contact')
  await page.getByLabel('Subject').fill('The timer')
  await page.getByRole('link', { name: /brewing timer/ }).waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.locator('.fault').getByText('Please fill in all required fields').first().waitFor()
  expect(await faultsOf(page, 'refused ticket')).toEqual([])
  await page.getByLabel('Message').fill('I have chest pain')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('See your ticket').waitFor()
  expect(await faultsOf(page, 'sent ticket')).toEqual([])
  await page.getByText('See your ticket').click()
  await page.getByLabel('Your reply').waitFor()
  expect(await faultsOf(page, 'ticket')).toEqual([])
})

it.each(looks)('axe finds no fault in inbox, canned replies and categories, %s at %i px', async (scheme, width) => {
  await emptyTables(site, 'support_tickets', 'canned_replies')
  const admin = await addMember(site, `support-${scheme}`, adminEmail)
  await site.db.batch([
    site.db.prepare('UPDATE forum_categories SET is_active = 1'),
    site.db
      .prepare(
        `INSERT INTO support_tickets (id, user_id, subject, message, priority, urgency, status, last_by, created_at, updated_at)
         VALUES (?, ?, 'The timer', 'It rings too early.', 'normal', 2, 'open', 'member', 1, 1)`,
      )
      .bind(crypto.randomUUID(), admin.id),
  ])
  const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
  await signInAs(site, page, admin)
  const visit = async (path: string) => {
    await page.goto(site.address + path)
    await hydrated(page)
  }
  await visit('/admin/support/replies')
  const keep = page.getByRole('region', { name: 'New canned reply' })
  await keep.getByLabel('Title').fill(`Thank you ${scheme}`)
  await keep.getByLabel('Message').fill('Hello {{name}},')
  await keep.getByRole('button', { name: 'Keep reply' }).click()
  await page.getByRole('button', { name: `Edit Thank you ${scheme}` }).click()
  expect(await faultsOf(page, 'canned replies')).toEqual([])
  await visit('/admin/support')
  await page.locator('.ticket-link').first().waitFor()
  expect(await faultsOf(page, 'inbox')).toEqual([])
  await page.locator('.ticket-link').first().click()
  await page.getByLabel('Reply', { exact: true }).waitFor()
  await page.getByText('Write an internal note').click()
  await page.getByLabel('Internal note').fill('Ask the grower.')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByRole('button', { name: 'Delete this note' }).waitFor()
  expect(await faultsOf(page, 'answer and note')).toEqual([])
  await visit('/admin/categories')
  await page.getByRole('button', { name: /^Hide/ }).first().click()
  await page.getByRole('button', { name: /^Show/ }).waitFor()
  await page.getByRole('button', { name: /^Edit/ }).first().click()
  expect(await faultsOf(page, 'categories')).toEqual([])
})

describe.each(looks)('axe finds no fault in the community, %s at %i px,', (scheme, width) => {
  /** A post of the administrator with the answer that was chosen, and a page on which nobody is signed in yet. */
  async function openThread() {
    await emptyTables(site, 'forum_posts')
    const admin = await addMember(site, `forum-${scheme}`, adminEmail)
    await nameMember(site, admin.id, 'Ada L.')
    const { id, path } = await storePost(site, { title: 'Linden', userId: admin.id, authorName: 'Ada L.' })
    const { id: userId } = await addMember(site, `reply-${scheme}`)
    const answer = await storeReply(site, id, 'Eight, with a lid on.', { userId, authorName: 'Ben M.' })
    await site.db.prepare('UPDATE forum_posts SET accepted_reply_id = ? WHERE id = ?').bind(answer, id).run()
    const { page } = await openPage(browser, { width, dark: scheme === 'dark' })
    const visit = async (address: string) => {
      await page.goto(site.address + address)
      await hydrated(page)
    }
    return { page, visit, admin, id, path }
  }

  it('as visitors read it', async () => {
    const { page, visit, path } = await openThread()
    await storePost(site, { title: 'Rules' })
    await site.db.prepare("UPDATE forum_posts SET is_pinned = 1, locked_at = 1 WHERE title = 'Rules'").run()
    await visit('/community')
    expect(await faultsOf(page, 'board')).toEqual([])
    await visit('/community?search=cinnamon')
    expect(await faultsOf(page, 'nothing found')).toEqual([])
    await visit(path)
    expect(await faultsOf(page, 'post')).toEqual([])
  })

  it('where members write', async () => {
    const { page, visit, admin, path } = await openThread()
    await signInAs(site, page, admin)
    await visit('/community')
    await page.getByRole('button', { name: 'New Post' }).click()
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.getByText('Please fill in all fields').first().waitFor()
    expect(await faultsOf(page, 'new post')).toEqual([])
    await visit(path)
    await page.getByRole('button', { name: 'Write a reply' }).click()
    await page.getByRole('textbox', { name: 'Your reply' }).pressSequentially('@')
    await page.getByRole('option', { name: 'Ben M.' }).waitFor()
    expect(await faultsOf(page, 'mention')).toEqual([])
    await page.getByRole('button', { name: 'Write a reply' }).click()
    await page.getByRole('button', { name: 'Edit this post' }).click()
    await page.getByRole('textbox', { name: 'Content' }).waitFor()
    await page.getByRole('tab', { name: 'Preview' }).click()
    await page.getByRole('tabpanel', { name: 'Preview' }).getByText('Five minutes').waitFor()
    expect(await faultsOf(page, 'edited post')).toEqual([])
  })

  it('in what is asked before a text is reported, moderated or deleted, and where reports are listed', async () => {
    const { page, visit, admin, id, path } = await openThread()
    await signInAs(site, page, admin)
    await visit(path)
    await page.getByRole('button', { name: 'Report this reply' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page, 'report')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Moderate this reply' }).click()
    await page.getByRole('dialog', { name: 'Moderate' }).waitFor()
    expect(await faultsOf(page, 'moderation of a reply')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete this post' }).click()
    await page.getByRole('alertdialog').waitFor()
    expect(await faultsOf(page, 'deletion')).toEqual([])
    await site.db
      .prepare("INSERT INTO forum_reports (id, post_id, reason, created_at) VALUES (?, ?, 'It sells.', 1)")
      .bind(crypto.randomUUID(), id)
      .run()
    await visit('/admin/moderation')
    await page.getByText('It sells.').waitFor()
    expect(await faultsOf(page, 'moderation')).toEqual([])
  })
})
