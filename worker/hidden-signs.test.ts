import { describe, expect, it } from 'vitest'

import { createSeededRandom } from '#domain/random.ts'
import { toInputSchema, createSample } from '#domain/testing/schema-samples.ts'

import { seed } from './faults/run-settings.ts'
import { type Route, listRoutes } from './testing/route-table.ts'

/** Direction marks, characters without width, and characters that would end a line of a header. */
const planted = ['\u202E', '\u2066', '\u200F', '\u200B', '\uFEFF', '\u0000', '\u001B', '\u0085']
const hidden = new RegExp(`[${planted.join('')}]`, 'u')
const samplesOfRoute = 60

/** Texts that stay as they were sent, by field or by route and field, with the reason. */
const asItWasSent: Readonly<Record<string, string>> = {
  password: 'a secret may hold any sign',
  present: 'so may the one that it replaces',
  token: 'it is found or not',
  revision: 'so is what a form was begun with',
  dataVersion: 'the same, of the facts',
  conversationId: 'one’s own is found or not',
  htmlContent: 'HTML is cleaned or refused where it is read',
  html: 'the same, while it is written',
  customHtml: 'the same, of a banner',
  'POST /api/campaigns content': 'the lines of a letter, which a preview shows as they will go out',
  'PUT /api/campaigns/:id content': 'the same',
  'POST /api/campaigns/preview content': 'the same',
  'POST /api/campaigns/test content': 'the same',
  'POST /api/community/preview content': 'nobody keeps it',
  'POST /api/blends description': 'it is read and not kept',
  'PUT /api/mailing/imports/:id/parts/:number email': 'what is no address is refused with its row',
}

type Path = readonly (string | number)[]

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]))
}

function withText(value: unknown, [name, ...rest]: Path, change: (text: string) => string): unknown {
  if (name === undefined) return change(String(value))
  const inner = (value as Record<string | number, unknown>)[name]
  const changed = withText(inner, rest, change)
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...(value as object), [name]: changed }
}

const fieldOf = (path: Path) => path.findLast((name) => Number.isNaN(Number(name))) ?? ''

/** Returns the fields of a route that accept hidden characters, and all fields that were tried. */
function takenBy({ method, path, validations }: Route) {
  const random = createSeededRandom(seed + path.length)
  const accepted = new Set<string | number>()
  const tried = new Set<string | number>()
  for (const { target, schema } of validations) {
    if (target !== 'json' && target !== 'form') continue
    for (let number = 0; number < samplesOfRoute; number++) {
      const sample = createSample(toInputSchema(schema), random, [])
      if (!schema.safeParse(sample).success) continue
      for (const location of textsIn(sample)) {
        const sign = planted[number % planted.length] ?? ''
        const withSign = withText(sample, location, (text) => `${text.slice(0, 3)}${sign}${text.slice(3)}`)
        const read = schema.safeParse(withSign)
        tried.add(fieldOf(location))
        if (read.success && textsIn(read.data).some((found) => hidden.test(textAt(read.data, found))))
          accepted.add(fieldOf(location))
      }
    }
  }
  return { name: `${method} ${path}`, taken: [...accepted].map(String), tried: [...tried].map(String) }
}

const textAt = (value: unknown, path: Path): string =>
  String(path.reduce<unknown>((inner, name) => (inner as Record<string | number, unknown>)[name], value))

describe('a hidden character', () => {
  const routes = listRoutes().map(takenBy)

  const accepted = routes.flatMap((route) => route.taken.map((field) => ({ field, place: `${route.name} ${field}` })))

  it('is accepted by no route, except in fields that are stored as sent', () => {
    const others = accepted.filter(
      ({ field, place: location }) => !(field in asItWasSent) && !(location in asItWasSent),
    )
    expect(others.map(({ place: location }) => location)).toEqual([])
  })

  it('is accepted in every field on the list of exceptions', () => {
    const found = new Set(accepted.flatMap(({ field, place: location }) => [field, location]))
    expect(Object.keys(asItWasSent).filter((name) => !found.has(name))).toEqual([])
  })

  it('is tried in names, titles and subjects', () => {
    const tried = new Set(routes.flatMap((route) => route.tried))
    for (const field of ['fullName', 'firstName', 'displayName', 'title', 'subject', 'senderName', 'reason', 'name'])
      expect([field, tried.has(field)]).toEqual([field, true])
  })
})
