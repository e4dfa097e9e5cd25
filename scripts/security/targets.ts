import { pick, createSeededRandom } from '#domain/random.ts'
import { createSample, type JsonSchema } from '#domain/testing/schema-samples.ts'
import { findFilledId } from '#worker/testing/filled-ids.ts'
import { filledIds } from '#worker/testing/filled-site.ts'

import { memberId } from './fill-database.ts'
import type { OpenRoute } from './load-routes.ts'

/**
 * Request to try. `places` are the names in the query or body that accept free text. If there are none, the address has
 * a star after the part that does. All `bodies` match the route's shape, and some also match its rules.
 */
export type Target = { name: string; method: string; address: string; bodies: unknown[]; places: string[] }

/** Requests that end the tool's session. All later requests would be refused. */
const endsSession = new Set([
  'DELETE /api/session',
  'DELETE /api/account',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/:id',
])

const seed = 13
const samples = 12
const names: Record<string, string> = {
  address: filledIds.slug,
  slug: filledIds.herb,
  file: `${filledIds.slug}.png`,
  place: 'header',
  number: '1',
  kind: 'like',
}

const memberPaths = /^\/api\/users|suspensions/

/**
 * Returns the requests to try, from the worker's route table: each address with a query, each body, and each part of an
 * address that accepts free text. Deletions come last. Leaves out values that must be an id, a number or one of a few
 * words, because they refuse the tools' texts.
 */
export function createTargets(routes: readonly OpenRoute[], site: string): Target[] {
  const random = createSeededRandom(seed)
  return routes
    .flatMap((route): Target[] => {
      const { method, path, shapes } = route
      const name = `${method} ${path}`
      if (method === 'ALL' || path === '/*' || endsSession.has(name)) return []
      const findShape = (...targets: string[]) => shapes.find(({ target }) => targets.includes(target))?.shape
      const [query, body, inAddress] = [findShape('query'), findShape('json', 'form'), findShape('param')]
      const address = site + fillPath(path) + (query ? createQuery(query) : '')
      const bodies = body
        ? Array.from({ length: samples }, () => createSample(body, random, Object.values(filledIds)))
        : []
      const openPart = findOpenParts(path, inAddress).map((part) => ({
        method,
        bodies,
        name: `${name} (${part})`,
        address: site + fillPath(path, part),
        places: [],
      }))
      const places = [...(query ? findFreeNames(query) : []), ...(body ? findFreeNames(body) : [])]
      return places.length > 0 ? [{ name, method, address, bodies, places }, ...openPart] : openPart
    })
    .toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))

  function createQuery(shape: JsonSchema): string {
    const parameters = findFreeNames(shape).map(
      (name) => `${encodeURIComponent(name)}=${pick(['linden', '1'], random) ?? ''}`,
    )
    return `?${parameters.join('&')}`
  }
}

/** Returns free texts inside lists and objects of the request bodies. The tools don't try them. */
export const findInnerPlaces = (routes: readonly OpenRoute[]): string[] =>
  routes.flatMap(({ method, path, shapes }) => {
    const body = shapes.find(({ target }) => target === 'json' || target === 'form')?.shape
    const places = Object.entries(body?.properties ?? {}).flatMap(([name, part]) => findFreeTexts(part, name))
    return places.length > 0 ? [`${method} ${path}: ${[...new Set(places)].join(', ')}`] : []
  })

function findFreeTexts(shape: JsonSchema | boolean, path: string): string[] {
  if (typeof shape !== 'object') return []
  const choices = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const items = [shape.items ?? []].flat().map((part) => [`${path}[]`, part] as const)
  const properties = Object.entries(shape.properties ?? {}).map(([name, part]) => [`${path}.${name}`, part] as const)
  const parts = [...items, ...properties]
  const freeTextPlaces: string[] = parts.filter(([, part]) => isFreeText(part)).map(([place]) => place)
  return freeTextPlaces.concat(
    choices.flatMap((choice) => findFreeTexts(choice, path)),
    parts.flatMap(([place, part]) => findFreeTexts(part, place)),
  )
}

/** Queries of the pages, in addition to the queries of the API routes. */
const pageQueries: Record<string, string> = {
  '/remedies': '?search=linden&ailment=Sleep%20Problems&sort=newest&page=1&without=honey',
  '/herbs': '?search=linden&ailment=Sleep%20Problems&taste=mild',
  '/community': '?search=linden&category=questions&page=1',
  '/contact': '?subject=Premium',
  '/for-you': '?from=%2Fremedies',
  '/label-designer': `?recipe=${filledIds.slug}`,
  '/ask-herbi': '?conversation=1',
}

export const createPageAddresses = (pages: readonly string[], site: string): string[] =>
  pages.map((path) => site + fillPath(path) + (pageQueries[path] ?? ''))

/** Returns the parts of an address that accept free text. */
const findOpenParts = (path: string, shape: JsonSchema | undefined): string[] =>
  [...path.matchAll(/:(\w+)/g)]
    .map(([, part = '']) => part)
    .filter((part) => isFreeText(shape?.properties?.[part] ?? { type: 'string' }))

const findFreeNames = ({ properties = {} }: JsonSchema): string[] =>
  Object.entries(properties).flatMap(([name, shape]) => (isFreeText(shape) ? [name] : []))

function isFreeText(shape: JsonSchema | boolean): boolean {
  if (typeof shape !== 'object') return true
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return choices.some(isFreeText)
  if (shape.enum || shape.const !== undefined || shape.format || shape.pattern) return false
  return shape.type === undefined || [shape.type].flat().includes('string')
}

/** Returns the address with a value in each place. Marks `open` with a star for the tool. */
const fillPath = (path: string, open?: string) =>
  path.replaceAll(/:(\w+)(?:\{.*?\})?/g, (_, part: string) => {
    const word = names[part] ?? (memberPaths.test(path) ? memberId : findFilledId(path))
    return part === open ? `${word}*` : word
  })
