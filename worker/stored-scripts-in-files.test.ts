import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it } from 'vitest'

import { createCollectionCsv, createCollectionJson } from '#domain/favourites/collection-files.ts'
import { createJournalCsv } from '#domain/journal/journal-files.ts'
import { createEntry } from '#domain/journal/journal.cases.ts'
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

import { createLinks, renderMessages } from './features/mailing/campaign-mail.ts'
import { addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { campaignContent } from './testing/campaign-rows.ts'
import { fillSite, filledIds } from './testing/filled-site.ts'
import { createStoredHerb } from './testing/herb-rows.ts'
import { findActiveMarkup, findInjectedMarkup, listTags } from './testing/injected-markup.ts'
import { createPlainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, member, testCtx } from './testing/test-ctx.ts'
import { site, visit } from './testing/visit.ts'

const { now } = testCtx()
const plainText = 'A quiet cup'

const csvPaths = [
  '/api/mailing/subscribers/export',
  '/api/security/audit/export',
  '/api/admin/recipes/export?format=csv',
]
const jsonPaths = ['/api/account/export', '/api/collection/export', '/api/admin/recipes/export?format=jsonld']

let session = ''
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filledIds.category).run()
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb(filledIds.herb)])
  session = await addSession(admin.id, now)
})

/** Fills the site with rows of the administrator, who may download every file. */
const fillWith = (text: string) =>
  fillSite({ db: env.DB, memberId: admin.id, adminId: member.id, herb: createStoredHerb('linden'), text, now })

async function fetchText(path: string, postOptions?: { body: object }): Promise<string> {
  const headers = new Headers({ Cookie: cookieHeader({ session }), Origin: site })
  if (postOptions && !(postOptions.body instanceof URLSearchParams)) headers.set('Content-Type', 'application/json')
  const body = postOptions?.body instanceof URLSearchParams ? postOptions.body : JSON.stringify(postOptions?.body)
  const response = await visit(path, { headers, ...(postOptions && { method: 'POST', body }) })
  const text = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  return text
}

/** Returns the CSV text. Some routes wrap the text in JSON, because the page creates the file. */
const unwrapCsv = (text: string) => (text.startsWith('{') ? (JSON.parse(text) as { csv: string }).csv : text)

const parseRows = (table: string) => Papa.parse<string[]>(table.replace('\uFEFF', '')).data
const listFormulas = (table: string) =>
  parseRows(table)
    .flat()
    .filter((cell) => /^[=+\-@\t\r]/.test(cell))

/** Removes control characters and line breaks, which single-line fields reject. */
const toSingleLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ')

const createSavedRecipe = (text: string) => ({
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

/** Returns the emails of a harmless campaign. `text` is the name of the recipient and of the recipe. */
function createCampaignMails(text: string) {
  const sender = { senderName: 'Herbs', senderEmail: 'news@herbs.test' }
  const campaignTexts = { subject: 'A cup for {{first_name}}', content: campaignContent.content, htmlContent: null }
  const facts = { latest_recipes: createNewsletterContent([{ name: text, description: text, slug: 'a' }], site) }
  const recipient = { id: filledIds.subscriber, email: 'reader@example.org', firstName: text }
  return renderMessages(
    { id: filledIds.campaign, ...campaignTexts, ...sender },
    facts,
    [recipient],
    createLinks(testCtx()),
  )
}

async function fetchPreview(campaign: { subject: string; content: string; htmlContent?: string }) {
  const { preview } = readPreview(await fetchText('/api/campaigns/preview', { body: { title: 'A cup', ...campaign } }))
  const form = new URLSearchParams({ html: preview.html, theme: 'light' })
  return { html: preview.html, frame: await fetchText('/api/campaigns/preview/frame', { body: form }) }
}

const readPreview = (text: string) => JSON.parse(text) as { preview: { html: string } }

describe.each(storedPayloads.map((payload) => [payload.slice(0, 30), payload] as const))(
  'a text like %s',
  (_, payload) => {
    it('remains plain text in every exported file', async () => {
      await fillWith(payload)
      for (const path of csvPaths) {
        const table = unwrapCsv(await fetchText(path))
        expect([path, parseRows(table).length > 1, listFormulas(table)]).toEqual([path, true, []])
      }
      for (const path of jsonPaths)
        expect(JSON.stringify(JSON.parse(await fetchText(path)))).toContain(JSON.stringify(payload).slice(1, 9))
    })

    it('remains plain text in the files of a journal and of a collection', () => {
      const entries = [createEntry({ symptoms: payload, herbsTaken: payload, notes: payload })]
      expect(listFormulas(createJournalCsv(entries))).toEqual([])
      expect(JSON.parse(serialiseEntries({ entries, unparsedRows: [], originalRows: new Map() }))).toEqual(entries)
      expect(listFormulas(createCollectionCsv(site, [createSavedRecipe(payload)]))).toEqual([])
      expect(JSON.parse(createCollectionJson(site, [createSavedRecipe(payload)]))).toMatchObject({
        itemListElement: [{ item: { name: payload } }],
      })
    })

    it('remains plain text in every email, and adds no header line', () => {
      const url = 'https://herbs.test/a'
      const createMails = (text: string) => [
        confirmAccountMail({ fullName: text, url }),
        confirmSubscriptionMail({ firstName: text, url }),
        ticketAnsweredMail({ subject: text.replaceAll(/\s+/g, ' '), url }),
        ...createCampaignMails(text),
      ]
      const plainMails = createMails(plainText)
      for (const [position, { subject, html }] of createMails(payload).entries()) {
        expect(findInjectedMarkup(html, plainMails[position]?.html ?? '')).toEqual([])
        expect(subject).not.toMatch(/[\r\n]/)
      }
    })

    it('remains plain text in the preview of a campaign, and runs no script as its HTML', async () => {
      const plainPreview = await fetchPreview({ subject: plainText, content: plainText })
      const payloadPreview = await fetchPreview({ subject: toSingleLine(payload), content: payload })
      expect(findInjectedMarkup(payloadPreview.html, plainPreview.html)).toEqual([])
      expect(findInjectedMarkup(payloadPreview.frame, plainPreview.frame)).toEqual([])
      const htmlPreview = await fetchPreview({
        subject: plainText,
        content: plainText,
        htmlContent: `<p>${payload}</p>`,
      })
      expect(findActiveMarkup(htmlPreview.frame)).toEqual([])
    })

    it('remains plain text on every label', () => {
      const allowedTags = new Set(
        labelDesigns.flatMap((_design, index) => listTags(drawLabel(plainText, index)).split(' ')),
      )
      for (const index of labelDesigns.keys()) {
        const svg = drawLabel(payload, index)
        expect(
          listTags(svg)
            .split(' ')
            .filter((name) => !allowedTags.has(name)),
        ).toEqual([])
        expect(
          findInjectedMarkup(svg, drawLabel(plainText, index)).filter((markup) => / (?:on\w+|srcdoc)\b/.test(markup)),
        ).toEqual([])
      }
    })
  },
)

const drawLabel = (text: string, index: number) => {
  const [design, size] = [labelDesigns[index % labelDesigns.length], labelSizes[index % labelSizes.length]]
  if (!design || !size) throw new Error('There are no designs or sizes.')
  return createSvg(layOutLabel(createLabel(text), design, size).drawing)
}

const createLabel = (text: string): LabelContents => ({
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

it('detects markup that runs a script', () => {
  expect(
    findActiveMarkup('<p onclick=a><script>a</script><a href="javascript:a">b</a><meta http-equiv=refresh content=0>'),
  ).toEqual(['p onclick', 'script ', 'meta content http-equiv', 'href=javascript:a'])
})
