import { describe, expect, it } from 'vitest'

import { createSeededRandom } from '#domain/random.ts'
import { toInputSchema, createSample } from '#domain/testing/schema-samples.ts'

import { seed } from './faults/run-settings.ts'
import { type Route, listRoutes } from './testing/route-table.ts'

/** Direction marks, zero-width characters, and characters that could end a header line. */
const hiddenCharacters = ['\u202E', '\u2066', '\u200F', '\u200B', '\uFEFF', '\u0000', '\u001B', '\u0085']
const hiddenPattern = new RegExp(`[${hiddenCharacters.join('')}]`, 'u')
const samplesPerRoute = 60

/** Reasons why a field may contain hidden characters. Keys are fields, or routes with fields. */
const fieldsStoredAsSent: Readonly<Record<string, string>> = {
  password: 'A password may contain any character.',
  present: 'It is the current password.',
  token: 'It is only compared.',
  revision: 'It is only compared.',
  dataVersion: 'It is only compared.',
  conversationId: 'It is only compared.',
  htmlContent: 'HTML is sanitised or rejected when it is used.',
  html: 'HTML is sanitised or rejected when it is used.',
  customHtml: 'HTML is sanitised or rejected when it is used.',
  'POST /api/campaigns content': 'It is the text of an email, and the preview shows it exactly as it is sent.',
  'PUT /api/campaigns/:id content': 'It is the text of an email.',
  'POST /api/campaigns/preview content': 'It is the text of an email.',
  'POST /api/campaigns/test content': 'It is the text of an email.',
  'POST /api/community/preview content': 'It is not stored.',
  'POST /api/blends description': 'It is not stored.',
  'PUT /api/mailing/imports/:id/parts/:number email': 'A row with an invalid address is rejected.',
}

type Path = readonly (string | number)[]

function listTextPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => listTextPaths(child, [...path, name]))
}

function replaceText(value: unknown, [name, ...rest]: Path, change: (text: string) => string): unknown {
  if (name === undefined) return change(String(value))
  const child = (value as Record<string | number, unknown>)[name]
  const changedChild = replaceText(child, rest, change)
  return Array.isArray(value) ? value.with(Number(name), changedChild) : { ...(value as object), [name]: changedChild }
}

const fieldName = (path: Path) => path.findLast((name) => Number.isNaN(Number(name))) ?? ''

/**
 * Sends hidden characters in each text field of a route. Returns the tested fields and the fields that accepted them.
 */
function tryHiddenCharacters({ method, path, validations }: Route) {
  const random = createSeededRandom(seed + path.length)
  const acceptedFields = new Set<string | number>()
  const triedFields = new Set<string | number>()
  for (const { target, schema } of validations) {
    if (target !== 'json' && target !== 'form') continue
    for (let position = 0; position < samplesPerRoute; position++) {
      const sample = createSample(toInputSchema(schema), random, [])
      if (!schema.safeParse(sample).success) continue
      for (const textPath of listTextPaths(sample)) {
        const character = hiddenCharacters[position % hiddenCharacters.length] ?? ''
        const changedSample = replaceText(sample, textPath, (text) => `${text.slice(0, 3)}${character}${text.slice(3)}`)
        const result = schema.safeParse(changedSample)
        triedFields.add(fieldName(textPath))
        if (
          result.success &&
          listTextPaths(result.data).some((path) => hiddenPattern.test(readText(result.data, path)))
        )
          acceptedFields.add(fieldName(textPath))
      }
    }
  }
  return {
    name: `${method} ${path}`,
    acceptedFields: [...acceptedFields].map(String),
    triedFields: [...triedFields].map(String),
  }
}

const readText = (value: unknown, path: Path): string =>
  String(path.reduce<unknown>((child, name) => (child as Record<string | number, unknown>)[name], value))

describe('a hidden character', () => {
  const routes = listRoutes().map(tryHiddenCharacters)

  const acceptedByRoute = routes.flatMap((route) =>
    route.acceptedFields.map((field) => ({ field, qualifiedName: `${route.name} ${field}` })),
  )

  it('is rejected or removed by every route, except in the listed fields', () => {
    const unexpectedFields = acceptedByRoute.filter(
      ({ field, qualifiedName }) => !(field in fieldsStoredAsSent) && !(qualifiedName in fieldsStoredAsSent),
    )
    expect(unexpectedFields.map(({ qualifiedName }) => qualifiedName)).toEqual([])
  })

  it('is accepted in every listed field', () => {
    const acceptedNames = new Set(acceptedByRoute.flatMap(({ field, qualifiedName }) => [field, qualifiedName]))
    expect(Object.keys(fieldsStoredAsSent).filter((name) => !acceptedNames.has(name))).toEqual([])
  })

  it('is tried in names, titles and subjects', () => {
    const triedFields = new Set(routes.flatMap((route) => route.triedFields))
    for (const field of ['fullName', 'firstName', 'displayName', 'title', 'subject', 'senderName', 'reason', 'name'])
      expect([field, triedFields.has(field)]).toEqual([field, true])
  })
})
