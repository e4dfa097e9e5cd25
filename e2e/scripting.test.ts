import type { D1PreparedStatement } from '@cloudflare/workers-types'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

import { createExcerpt } from '#domain/community/body.rules.ts'
import { parseMarkup } from '#domain/community/markup.rules.ts'
import { paths } from '#domain/paths.ts'
import { maxCannedReplies } from '#domain/support/canned-replies.rules.ts'
import { maxNotes, ticketsPerPage } from '#domain/support/support.rules.ts'
import { scriptingCases } from '#domain/testing/scripting.cases.ts'
import { cleanLine, cleanLines } from '#domain/text-lines.ts'

import { openJourney } from './journey.ts'
import { addMember, adminEmail, signInAs } from './member.ts'
import { emptyTables, goTo, splitIntoParts, openPage } from './site.ts'

const { site, browser } = await openJourney()
const admin = await addMember(site, 'admin', adminEmail)

const payloadsPerTest = 20
const noFindings = JSON.stringify({ plants: [], notes: [] })

function insert(table: string, row: Record<string, string | number>): D1PreparedStatement {
  const columns = Object.keys(row)
  const placeholders = columns.map(() => '?').join(', ')
  return site.db
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${placeholders})`)
    .bind(...Object.values(row))
}

/** Returns a post or reply as the worker stores it. The payload is both the text and the author's name. */
const createTextRow = (payload: string) => ({
  id: crypto.randomUUID(),
  author_name: cleanLine(payload),
  content: cleanLines(payload),
  body: JSON.stringify(parseMarkup(payload)),
  checked: noFindings,
  data_version: '',
  status: 'shown',
  created_at: Date.UTC(2026, 5, 1),
})

/**
 * Stores each payload as a category, as a post in it, as a reply to the first post and as the reason for a report.
 * Returns the paths of the posts.
 */
async function fillForum(payloads: readonly string[]): Promise<string[]> {
  await emptyTables(site, 'forum_posts', 'forum_categories')
  const categories = payloads.map((payload, position) => {
    const name = cleanLine(payload)
    const styles = { color: name, icon: name, order_index: position, is_active: 1 }
    return { id: crypto.randomUUID(), slug: `case-${position}`, name, description: name, ...styles }
  })
  const posts = payloads.map((payload, position) => {
    const text = createTextRow(payload)
    const excerpt = createExcerpt(parseMarkup(payload))
    const title = cleanLine(payload)
    return { ...text, category_id: categories[position]?.id ?? '', slug: 'case', title, excerpt }
  })
  const [first] = posts
  const replies = payloads.map((payload) => ({ ...createTextRow(payload), post_id: first?.id ?? '' }))
  const reports = payloads.map((payload, position) => {
    const reason = cleanLines(payload)
    return {
      id: crypto.randomUUID(),
      user_id: admin.id,
      post_id: posts[position]?.id ?? '',
      reason,
      created_at: position,
    }
  })
  await site.db.batch([
    ...categories.map((row) => insert('forum_categories', row)),
    ...posts.map((row) => insert('forum_posts', row)),
    ...replies.map((row) => insert('forum_replies', row)),
    ...reports.map((row) => insert('forum_reports', row)),
  ])
  return posts.map((post) => paths.post(post))
}

/**
 * Returns active elements, active attributes and links with unexpected schemes: no stored text may add these. Checks the
 * current page, and the HTML that the worker returns for `addresses`.
 */
const findTraces = (page: Page, addresses: readonly string[] = []) =>
  page.evaluate(async (addresses) => {
    const activeElements =
      'iframe, frame, object, embed, applet, base, link, meta, style, video, audio, img, marquee, math'
    const ownScripts = 'script[type$=json], script[src^="/assets/"]'
    const linkAttributes = /^(?:href|action|formaction|src)$/
    const elsewhere = /^(?!https?:\/\/|mailto:|tel:|\/(?!\/)|#)/
    const traces = 'hacked' in window ? ['window.hacked'] : []
    const inspect = (page: Document) => {
      for (const script of page.scripts) if (!script.matches(ownScripts)) traces.push(script.outerHTML)
      for (const element of page.querySelectorAll('main *')) {
        if (element.matches(activeElements)) traces.push(element.outerHTML)
        for (const { name, value } of element.attributes)
          if (/^on|^style$|^srcdoc$/.test(name) || (linkAttributes.test(name) && elsewhere.test(value)))
            traces.push(`${name}=${value}`)
      }
    }
    inspect(document)
    for (const html of await Promise.all(addresses.map(async (address) => (await fetch(address)).text())))
      inspect(new DOMParser().parseFromString(html, 'text/html'))
    return traces
  }, addresses)

/**
 * Opens a page as administrator. `show` navigates to a path, expects `count` elements that match the selector `parts`,
 * and checks that no payload left a trace.
 */
async function openAsAdmin() {
  const { page, pageErrors } = await openPage(browser)
  page.on('dialog', (dialog) => {
    pageErrors.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await signInAs(site, page, admin)
  const show = async (path: string, parts: string, count: number, addresses?: readonly string[]) => {
    await goTo(page, site.address + path)
    await page.locator(parts).first().waitFor()
    expect(await page.locator(parts).count(), path).toBe(count)
    expect(await findTraces(page, addresses), path).toEqual([])
    expect(page.url()).toBe(site.address + path)
  }
  return { page, pageErrors, show }
}

describe('a script injection', () => {
  it.each(
    splitIntoParts(scriptingCases, payloadsPerTest).map(
      (payloads, part) => [part * payloadsPerTest, payloads] as const,
    ),
  )('runs in no category, post, reply, name or report, from number %i on', async (_, payloads) => {
    const [first = '', ...others] = await fillForum(payloads)
    const { pageErrors, show } = await openAsAdmin()
    await show(paths.community, '.entry', payloads.length)
    await show(first, '.marked-text', 1 + payloads.length, others)
    await show(paths.adminCategories, '.category', payloads.length)
    await show(paths.adminModeration, '[aria-labelledby=reports] > ul > li', payloads.length)
    expect(pageErrors).toEqual([])
  })

  it('runs in no ticket, reply or internal note', async () => {
    const tickets = scriptingCases.map((payload, position) => ({
      id: crypto.randomUUID(),
      user_id: admin.id,
      subject: cleanLine(payload),
      message: cleanLines(payload),
      priority: 'normal',
      urgency: 2,
      status: 'open',
      last_by: 'member',
      created_at: Date.UTC(2026, 5, 1) + position,
      updated_at: Date.UTC(2026, 5, 1) + position,
    }))
    const half = Math.ceil(scriptingCases.length / 2)
    const replies = scriptingCases.map((payload, position) => ({
      id: crypto.randomUUID(),
      ticket_id: tickets[position < half ? 0 : 1]?.id ?? '',
      user_id: admin.id,
      written_by: 'member',
      message: cleanLines(payload),
      created_at: Date.UTC(2026, 5, 2) + position,
    }))
    const notes = scriptingCases.map((payload, position) => ({
      id: crypto.randomUUID(),
      ticket_id: tickets[2 + Math.floor(position / maxNotes)]?.id ?? '',
      message: cleanLines(payload),
      created_at: Date.UTC(2026, 5, 2) + position,
    }))
    await emptyTables(site, 'support_tickets')
    await site.db.batch([
      ...tickets.map((row) => insert('support_tickets', row)),
      ...replies.map((row) => insert('support_replies', row)),
      ...notes.map((row) => insert('support_notes', row)),
    ])
    const { page, pageErrors, show } = await openAsAdmin()
    for (const [position, count] of [half, scriptingCases.length - half].entries())
      for (const path of [paths.ticket, paths.adminTicket])
        await show(path(tickets[position]?.id ?? ''), '.conversation li', 1 + count)
    for (let first = 0; first < notes.length; first += maxNotes)
      await show(
        paths.adminTicket(tickets[2 + first / maxNotes]?.id ?? ''),
        '.conversation .internal-note',
        Math.min(notes.length - first, maxNotes),
      )
    for (let path: string | null = paths.adminInbox, remaining = tickets.length; path; remaining -= ticketsPerPage) {
      await show(path, '.ticket-link', Math.min(remaining, ticketsPerPage))
      const older = page.getByRole('link', { name: 'Show more' })
      path = remaining > ticketsPerPage ? await older.getAttribute('href') : null
    }
    expect(pageErrors).toEqual([])
  })

  it('runs in no canned reply, either on its page or in the list beside a ticket', async () => {
    const ticket = {
      id: crypto.randomUUID(),
      user_id: admin.id,
      subject: 'A wrong amount',
      message: 'The page says 20 g.',
      priority: 'normal',
      urgency: 2,
      status: 'open',
      last_by: 'member',
      created_at: 1,
      updated_at: 1,
    }
    await insert('support_tickets', ticket).run()
    const { page, pageErrors, show } = await openAsAdmin()
    for (let first = 0; first < scriptingCases.length; first += maxCannedReplies) {
      const payloads = scriptingCases.slice(first, first + maxCannedReplies)
      await site.db.batch([
        site.db.prepare('DELETE FROM canned_replies'),
        ...payloads.map((payload, position) => {
          const texts = { title: `${position} ${cleanLine(payload)}`, message: cleanLines(payload) }
          return insert('canned_replies', { id: crypto.randomUUID(), created_at: 1, ...texts })
        }),
      ])
      await show(paths.adminReplies, 'main li:has(.message-text)', payloads.length)
      await show(paths.adminTicket(ticket.id), 'select[name=canned]', 1)
      expect(await page.locator('select[name=canned] option').count()).toBe(1 + payloads.length)
    }
    expect(pageErrors).toEqual([])
  })
})
