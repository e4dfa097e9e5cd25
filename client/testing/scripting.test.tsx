// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'

import { closeApplication, openApplication, until } from '#client/testing/application.tsx'
import { parseMarkup } from '#domain/community/markup.rules.ts'
import { paths } from '#domain/paths.ts'
import { scriptingCases } from '#domain/testing/scripting.cases.ts'
import { cleanLine, cleanLines } from '#domain/text-lines.ts'

afterEach(closeApplication)

const at = Date.UTC(2026, 5, 1)
const lines = scriptingCases.map(cleanLine)
const texts = scriptingCases.map(cleanLines)
const listOf = <Row,>(values: readonly string[], create: (text: string, id: string) => Row): Row[] =>
  values.map((text, position) => create(text, String(position)))

const post = { id: '1', slug: 'case', title: lines[0] ?? '' }
const ticket = (subject: string, id: string) => ({
  id,
  subject,
  priority: 'normal',
  status: 'open',
  lastBy: 'member',
  replyCount: 0,
  createdAt: at,
  updatedAt: at,
  message: subject,
  name: subject,
  email: subject,
  waitingSince: at,
  replies: listOf(texts, (message, id) => ({ id, writtenBy: 'member', message, createdAt: at })),
  notes: listOf(texts, (message, id) => ({ id: `note ${id}`, message, createdAt: at })),
})
const cannedReplies = lines.map((title, position) => ({ id: title, title, message: texts[position] ?? '' }))
const moderated = (text: string, id: string) => ({
  kind: 'post',
  id,
  post: { ...post, title: text },
  authorName: text,
  body: parseMarkup(text),
  checked: { plants: [], notes: [] },
  status: 'hidden',
  createdAt: at,
  editedAt: null,
})

const api = {
  'GET /api/support/tickets': { tickets: listOf(lines, ticket), next: null },
  'GET /api/support/tickets/1': { ticket: ticket(lines[1] ?? '', '1') },
  'GET /api/support/inbox': { tickets: listOf(lines, ticket), next: null },
  'GET /api/support/inbox/1': { ticket: ticket(lines[1] ?? '', '1'), cannedReplies },
  'GET /api/support/canned-replies': { cannedReplies },
  'GET /api/community/categories/all': {
    categories: listOf(lines, (name, id) => ({
      id,
      slug: id,
      name,
      description: name,
      color: name,
      icon: name,
      postCount: 0,
      isActive: true,
      hasPosts: false,
    })),
  },
  'GET /api/community/moderation': {
    waiting: [],
    reports: listOf(lines, (reason, id) => ({
      id,
      reason,
      reporterName: reason,
      createdAt: at,
      text: moderated(texts[Number(id)] ?? '', id),
    })),
    hidden: [],
    suspended: listOf(lines, (name, id) => ({ id, displayName: name, email: name, suspendedAt: at })),
  },
}

/** Returns elements, attributes and addresses that could run or load something. */
function findTraces(): string[] {
  const active = 'script, iframe, frame, object, embed, applet, base, meta, style, video, audio, img, marquee, math'
  const elsewhere = /^(?!https?:\/\/|mailto:|tel:|\/(?!\/)|#)/
  const elements = [...document.querySelectorAll('main *')]
  const attributes = elements.flatMap((element) => [...element.attributes])
  return [
    ...elements.filter((element) => element.matches(active)).map((element) => element.outerHTML),
    ...attributes
      .filter(
        ({ name, value }) =>
          /^on|^style$|^srcdoc$/.test(name) || (/^(?:href|action|formaction|src)$/.test(name) && elsewhere.test(value)),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ]
}

describe('a script injection', () => {
  it.each([
    ['member', paths.tickets, ['.ticket-link']],
    ['member', paths.ticket('1'), ['.conversation .message-text']],
    ['admin', paths.adminInbox, ['.ticket-link']],
    ['admin', paths.adminTicket('1'), ['.conversation .internal-note', 'select[name=canned] option:not([value=""])']],
    ['admin', paths.adminReplies, ['main li .message-text']],
    ['admin', paths.adminCategories, ['main ol > li']],
    ['admin', paths.adminModeration, ['[aria-labelledby=reports] > ul > li', '[aria-labelledby=suspended] > ul > li']],
  ] as const)('is shown to a %s as text at %s in each of %o', async (role, path, selectors) => {
    await openApplication(path, { role, api })
    await until(() => {
      for (const selector of selectors)
        expect(document.querySelectorAll(selector).length).toBeGreaterThanOrEqual(scriptingCases.length)
    })
    expect(findTraces()).toEqual([])
  })
})
