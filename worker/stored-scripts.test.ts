import { env } from 'cloudflare:workers'
import Papa from 'papaparse'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { beforeEach, describe, expect, it } from 'vitest'

import { labelDesigns } from '#domain/labels/designs.ts'
import { writeSvg } from '#domain/labels/drawing.ts'
import type { LabelContents } from '#domain/labels/label.types.ts'
import { layOut } from '#domain/labels/layout.ts'
import { labelSizes } from '#domain/labels/sizes.ts'
import { confirmAccountMail } from '#domain/mail/account-mails.ts'
import { confirmSubscriptionMail } from '#domain/mail/subscription-mails.ts'
import { ticketAnsweredMail } from '#domain/mail/support-mails.ts'
import { paths } from '#domain/paths.ts'

import { addSession } from './testing/account-rows.ts'
import { cookieHeader } from './testing/call.ts'
import { filled, fillSite } from './testing/filled-site.ts'
import { storedHerb } from './testing/herb-rows.ts'
import { plainHerb, setFacts } from './testing/safety-rows.ts'
import { admin, member, testCtx } from './testing/test-ctx.ts'
import { visit } from './testing/visit.ts'

const { now } = testCtx()
const run = 'window.hacked=1'

/** One of each way out of the place where a text stands; their words set a flag in whatever browser runs them. */
const payloads = [
  `<script>${run}</script><img src=x onerror=${run}><svg onload=${run}>`,
  `" autofocus onfocus=${run} x="' onmouseover='${run}' y='\``,
  `</title></textarea></style></script><iframe srcdoc="<script>${run}</script>"></iframe><base href=//evil.example/>`,
  `javascript:${run}//<a href="javascript:${run}">a</a><form action=javascript:${run}>`,
  `--></noscript>]]><meta http-equiv=refresh content="0;url=javascript:${run}"><link rel=stylesheet href=//evil.example/a.css>`,
  `=cmd|' /C calc'!A0`,
  `@SUM(1+1)*\r\nBcc: b@evil.example\r\n\r\n<script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}{{{.}}}\u2028\u2029\${${run}}<%= ${run} %>`,
]

/** Where the worker draws what somebody wrote. */
const drawn = [
  paths.home,
  paths.remedies,
  paths.recipe(filled.slug),
  paths.categories,
  paths.herbs,
  paths.herb(filled.herb),
  paths.community,
  `${paths.community}?category=filled`,
  paths.post({ id: filled.post, slug: 'filled' }),
  paths.about,
  '/banners/footer',
]
const machineRead = [paths.feed, '/sitemap.xml']
const tables = ['/api/mailing/subscribers/export', '/api/security/audit/export']

let session = ''
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM forum_categories WHERE id = ?').bind(filled.category).run()
  await setFacts('facts-1', [plainHerb('linden'), plainHerb(filled.herb)])
  session = await addSession(admin.id, now)
})

const fill = (text: string) =>
  fillSite({ db: env.DB, memberId: member.id, adminId: admin.id, herb: storedHerb('linden'), text, now })

async function read(path: string): Promise<string> {
  const response = await visit(path, { headers: { Cookie: cookieHeader({ session }) } })
  const text = await response.text()
  expect([path, response.status]).toEqual([path, 200])
  return text
}

/** One table comes within JSON, from where the page makes a file of it. */
const tableIn = (text: string) => (text.startsWith('{') ? (JSON.parse(text) as { csv: string }).csv : text)

type Element = DefaultTreeAdapterTypes.Element

function elementsOf(html: string): Element[] {
  const within = (node: DefaultTreeAdapterTypes.Node): Element[] => {
    const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
    return [...('tagName' in node ? [node] : []), ...children.flatMap(within)]
  }
  return within(parse(html))
}

const shapeOf = ({ tagName, attrs }: Element) =>
  `${tagName} ${attrs
    .map(({ name }) => name)
    .toSorted()
    .join(' ')}`

const leading = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'poster', 'data'])
const ours = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|data:image\/|$)/

/** What words may become beside those of a plain text: the lines of a post, and what the cleaned HTML of a banner keeps. */
const allowed = ['br ', 'img ', 'a rel target']

/** What a document holds that none of our own words make: `plain` is the same one with harmless words. */
function strangersIn(html: string, plain: string): string[] {
  const known = new Set([...allowed, ...elementsOf(plain).map(shapeOf)])
  const elements = elementsOf(html)
  const shapes = elements.map(shapeOf).filter((shape) => !known.has(shape) || / (?:on\w+|srcdoc)\b/.test(shape))
  const addresses = elements.flatMap(({ attrs }) =>
    attrs.filter(({ name, value }) => leading.has(name) && (!ours.test(value) || value.includes('evil.example'))),
  )
  return [...shapes, ...addresses.map(({ name, value }) => `${name}=${value}`)]
}

/** The names of elements in the order in which they stand. */
const skeleton = (xml: string) => [...xml.matchAll(/<(\/?[a-z:?]+)/gi)].map(([, name]) => name).join(' ')

/** Words of another's address are a link to it, which a reader follows or not. */
const plainText = 'A quiet cup'

async function plainOnes(addresses: readonly string[]): Promise<Map<string, string>> {
  await fill(plainText)
  const found = new Map<string, string>()
  for (const path of addresses) found.set(path, await read(path))
  await env.DB.batch(
    [
      'recipes',
      'recipe_slugs',
      'herbs',
      'forum_posts',
      'support_tickets',
      'canned_replies',
      'mailing_list_subscribers',
      'email_campaigns',
      'herbi_conversations',
      'user_notifications',
      'blend_suggestions',
      'admin_settings',
      'audit_log',
      'security_events',
      'policy_reports',
      'bot_activity',
      'mail_outbox',
      'forum_categories',
    ].map((table) =>
      env.DB.prepare(
        table === 'forum_categories' ? `DELETE FROM ${table} WHERE slug = 'filled'` : `DELETE FROM ${table}`,
      ),
    ),
  )
  return found
}

describe.each(payloads.map((payload) => [payload.slice(0, 30), payload] as const))('a text like %s', (_, payload) => {
  it('stays a text on every page, in the feed, on the map and in every table', async () => {
    const plain = await plainOnes([...drawn, ...machineRead])
    await fill(payload)
    for (const path of drawn) {
      const html = await read(path)
      expect([path, strangersIn(html, plain.get(path) ?? '')]).toEqual([path, []])
      for (const [, json = ''] of html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs))
        expect(() => JSON.parse(json) as unknown).not.toThrow()
    }
    for (const path of machineRead)
      expect([path, skeleton(await read(path))]).toEqual([path, skeleton(plain.get(path) ?? '')])
    for (const path of tables) {
      const { data } = Papa.parse<string[]>(tableIn(await read(path)))
      expect([path, data.length > 1]).toEqual([path, true])
      expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell.replace('\uFEFF', '')))).toEqual([])
    }
  })

  it('stays a text in every mail, and adds no line to its head', () => {
    const url = 'https://herbs.test/a'
    const mails = (text: string) => [
      confirmAccountMail({ fullName: text, url }),
      confirmSubscriptionMail({ firstName: text, url }),
      ticketAnsweredMail({ subject: text.replaceAll(/\s+/g, ' '), url }),
    ]
    const plain = mails(plainText)
    for (const [position, { subject, html }] of mails(payload).entries()) {
      expect(strangersIn(html, plain[position]?.html ?? '')).toEqual([])
      expect(subject).not.toMatch(/[\r\n]/)
    }
  })

  it('stays a text on every label', () => {
    const known = new Set(labelDesigns.flatMap((_design, place) => skeleton(drawnLabel(plainText, place)).split(' ')))
    for (const place of labelDesigns.keys()) {
      const svg = drawnLabel(payload, place)
      expect(
        skeleton(svg)
          .split(' ')
          .filter((name) => !known.has(name)),
      ).toEqual([])
      const shapes = elementsOf(svg).map(shapeOf)
      expect(shapes.filter((shape) => / (?:on\w+|srcdoc)\b/.test(shape))).toEqual([])
    }
  })
})

const drawnLabel = (text: string, place: number) => {
  const [design, size] = [labelDesigns[place % labelDesigns.length], labelSizes[place % labelSizes.length]]
  if (!design || !size) throw new Error('There are no designs or sizes.')
  return writeSvg(layOut(labelOf(text), design, size).drawing)
}

const labelOf = (text: string): LabelContents => ({
  name: text,
  subtitle: text,
  rows: [{ name: text, amount: text, isChecked: false }],
  measure: text,
  promises: text,
  steps: [text],
  notes: text,
  warnings: [{ title: text, text }],
  dates: [[text, text]],
})

it('would be found if it became an element, an attribute or an address', () => {
  const plain = '<p>a</p><a href="/remedies">b</a>'
  expect(strangersIn('<p>a</p><p onclick=a>', plain)).toEqual(['p onclick'])
  expect(strangersIn('<script>a</script>', plain)).toEqual(['script '])
  expect(strangersIn(`<a href="javascript:${run}">b</a>`, plain)).toEqual([`href=javascript:${run}`])
})
