import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'

import { createCollectionCsv, createCollectionJson } from '#domain/favourites/collection-files.ts'
import { createJournalCsv } from '#domain/journal/journal-files.ts'
import { entry } from '#domain/journal/journal.cases.ts'
import { serialiseEntries } from '#domain/journal/stored-entries.ts'
import { labelDesigns } from '#domain/labels/designs.ts'
import { createSvg } from '#domain/labels/drawing.ts'
import type { LabelContents } from '#domain/labels/label.types.ts'
import { layOutLabel } from '#domain/labels/layout.ts'
import { labelSizes } from '#domain/labels/sizes.ts'
import { confirmAccountMail } from '#domain/mail/account-mails.ts'
import { confirmSubscriptionMail } from '#domain/mail/subscription-mails.ts'
import { ticketAnsweredMail } from '#domain/mail/support-mails.ts'
import { createNewsletterContent } from '#domain/mailing/recipe-content.ts'
import { storedPayloads } from '#domain/testing/stored-payloads.ts'

import { messagesFor } from './features/mailing/campaign-mail.ts'
import { linksOf } from './features/mailing/mail-links.service.ts'
import { addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { campaignContent } from './testing/campaign-rows.ts'
import { filledIds, fillSite } from './testing/filled-site.ts'
import { storedHerb } from './testing/herb-rows.ts'
import { findActiveMarkup, listTags, findInjectedMarkup } from './testing/injected-markup.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, member, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const { now } = testCtx()
const plainText = 'A quiet cup'

const tables = ['/api/mailing/subscribers/export', '/api/security/audit/export', '/api/admin/recipes/export?format=csv']
const ownData = ['/api/account/export', '/api/collection/export', '/api/admin/recipes/export?format=jsonld']

let session = ''
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  await setFacts('facts-1', [plainHerb('linden'), plainHerb(filledIds.herb)])
  session = await addSession(admin.id, now)
})

/** Stores everything as the administrator's, who may download every file. */
const fill = (text: string) =>
  fillSite({ db: env.DB, memberId: admin.id, adminId: member.id, herb: storedHerb('linden'), text, now })

async function read(path: string, sent?: { body: object }): Promise<string> {
  const headers = new Headers({ Cookie: cookieHeader({ session }), Origin: site })
  if (sent && !(sent.body instanceof URLSearchParams)) headers.set('Content-Type', 'application/json')
  const body = sent?.body instanceof URLSearchParams ? sent.body : JSON.stringify(sent?.body)
  const response = await visit(path, { headers, ...(sent && { method: 'POST', body }) })
  const text = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  return text
}

/** Unwraps the table that comes in JSON, because the page creates its file. */
const tableIn = (text: string) => (text.startsWith('{') ? (JSON.parse(text) as { csv: string }).csv : text)

const rowsIn = (table: string) => Papa.parse<string[]>(table.replace('\uFEFF', '')).data
const formulasIn = (table: string) =>
  rowsIn(table)
    .flat()
    .filter((cell) => /^[=+\-@\t\r]/.test(cell))

/** Returns the text as a field of one line accepts it. */
const lineOf = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')

const savedRecipe = (text: string) => ({
  slug: 'a',
  name: text,
  ailment: 'Sleep Problems' as const,
  description: text,
  ingredientNames: [text],
  isLiked: true,
  isBookmarked: true,
  isPublished: true,
  savedAt: now,
})

/** Returns the emails of a harmless campaign to a reader with this name, about a recipe with this name. */
function campaignMails(text: string) {
  const sender = { senderName: 'Herbs', senderEmail: 'news@herbs.test' }
  const words = { subject: 'A cup for {{first_name}}', content: campaignContent.content, htmlContent: null }
  const facts = { latest_recipes: createNewsletterContent([{ name: text, description: text, slug: 'a' }], site) }
  const reader = { id: filledIds.subscriber, email: 'reader@example.org', firstName: text }
  return messagesFor({ id: filledIds.campaign, ...words, ...sender }, facts, [reader], linksOf(testCtx()))
}

async function previewOf(written: { subject: string; content: string; htmlContent?: string }) {
  const { preview } = readPreview(await read('/api/campaigns/preview', { body: { title: 'A cup', ...written } }))
  const form = new URLSearchParams({ html: preview.html, theme: 'light' })
  return { html: preview.html, frame: await read('/api/campaigns/preview/frame', { body: form }) }
}

const readPreview = (text: string) => JSON.parse(text) as { preview: { html: string } }

describe.each(storedPayloads.map((payload) => [payload.slice(0, 30), payload] as const))(
  'a text like %s',
  (_, payload) => {
    it('stays text in every exported table and file', async () => {
      await fill(payload)
      for (const path of tables) {
        const table = tableIn(await read(path))
        expect([path, rowsIn(table).length > 1, formulasIn(table)]).toEqual([path, true, []])
      }
      for (const path of ownData)
        expect(JSON.stringify(JSON.parse(await read(path)))).toContain(JSON.stringify(payload).slice(1, 9))
    })

    it('stays text in the files of a journal and of a collection', () => {
      const own = [entry({ symptoms: payload, herbsTaken: payload, notes: payload })]
      expect(formulasIn(createJournalCsv(own))).toEqual([])
      expect(JSON.parse(serialiseEntries({ entries: own, unparsedRows: [], originalRows: new Map() }))).toEqual(own)
      expect(formulasIn(createCollectionCsv(site, [savedRecipe(payload)]))).toEqual([])
      expect(JSON.parse(createCollectionJson(site, [savedRecipe(payload)]))).toMatchObject({
        itemListElement: [{ item: { name: payload } }],
      })
    })

    it('stays text in every mail, and adds no header line', () => {
      const url = 'https://herbs.test/a'
      const mails = (text: string) => [
        confirmAccountMail({ fullName: text, url }),
        confirmSubscriptionMail({ firstName: text, url }),
        ticketAnsweredMail({ subject: text.replaceAll(/\s+/g, ' '), url }),
        ...campaignMails(text),
      ]
      const plain = mails(plainText)
      for (const [position, { subject, html }] of mails(payload).entries()) {
        expect(findInjectedMarkup(html, plain[position]?.html ?? '')).toEqual([])
        expect(subject).not.toMatch(/[\r\n]/)
      }
    })

    it('stays text in the preview of a campaign, and runs nothing as its HTML', async () => {
      const plain = await previewOf({ subject: plainText, content: plainText })
      const shown = await previewOf({ subject: lineOf(payload), content: payload })
      expect(findInjectedMarkup(shown.html, plain.html)).toEqual([])
      expect(findInjectedMarkup(shown.frame, plain.frame)).toEqual([])
      const written = await previewOf({ subject: plainText, content: plainText, htmlContent: `<p>${payload}</p>` })
      expect(findActiveMarkup(written.frame)).toEqual([])
    })

    it('stays text on every label', () => {
      const known = new Set(labelDesigns.flatMap((_design, index) => listTags(drawnLabel(plainText, index)).split(' ')))
      for (const index of labelDesigns.keys()) {
        const svg = drawnLabel(payload, index)
        expect(
          listTags(svg)
            .split(' ')
            .filter((name) => !known.has(name)),
        ).toEqual([])
        expect(
          findInjectedMarkup(svg, drawnLabel(plainText, index)).filter((stranger) =>
            / (?:on\w+|srcdoc)\b/.test(stranger),
          ),
        ).toEqual([])
      }
    })
  },
)

const drawnLabel = (text: string, index: number) => {
  const [design, size] = [labelDesigns[index % labelDesigns.length], labelSizes[index % labelSizes.length]]
  if (!design || !size) throw new Error('There are no designs or sizes.')
  return createSvg(layOutLabel(labelOf(text), design, size).drawing)
}

const labelOf = (text: string): LabelContents => ({
  name: text,
  subtitle: text,
  rows: [{ name: text, amount: text, isChecked: false }],
  dose: text,
  brewing: text,
  steps: [text],
  notes: text,
  warnings: [{ title: text, text }],
  dates: [[text, text]],
})

it('detects markup that runs something', () => {
  expect(
    findActiveMarkup('<p onclick=a><script>a</script><a href="javascript:a">b</a><meta http-equiv=refresh content=0>'),
  ).toEqual(['p onclick', 'script ', 'meta content http-equiv', 'href=javascript:a'])
})
