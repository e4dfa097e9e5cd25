const sources = import.meta.glob<string>('/domain/**/*.ts', { query: '?raw', import: 'default', eager: true })

/** Every field name in the domain's schemas. */
export const fieldNames: readonly string[] = [
  ...new Set(
    Object.values(sources)
      .filter((text) => text.includes('z.object('))
      .flatMap((text) => [...text.matchAll(/(?<![\w'’])([a-z]\w{1,30}): \w/g)].map(([, name = '']) => name)),
  ),
]

const fillEveryField = (value: unknown) => JSON.stringify(Object.fromEntries(fieldNames.map((name) => [name, value])))
const jsonType = 'application/json'

export type HostileBody = { description: string; type: string; body: () => BodyInit }

/** Bodies that every route must reject. */
export const unreadableBodies: readonly HostileBody[] = [
  { description: 'arrays in arrays', type: jsonType, body: () => '['.repeat(30_000) + ']'.repeat(30_000) },
  { description: 'objects in objects', type: jsonType, body: () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` },
  { description: 'lists in a known field', type: jsonType, body: () => `{"herbs":${'['.repeat(17)}${']'.repeat(17)}}` },
  { description: 'half of an object', type: jsonType, body: () => '{"a":' },
  { description: 'a long list', type: jsonType, body: () => `[${'0,'.repeat(30_000)}0]` },
  { description: 'JSON as text', type: 'text/plain', body: () => '{"role":"admin"}' },
  {
    description: 'an entity of XML',
    type: 'application/xml',
    body: () => '<!DOCTYPE a [<!ENTITY b SYSTEM "/b">]><a>&b;</a>',
  },
  { description: 'a broken form', type: 'application/x-www-form-urlencoded', body: () => 'a=%zz&&&='.repeat(3000) },
]

const mebibyte = 'x'.repeat(1024 * 1024)

/** Body that is too long and has no declared length. */
export const oversizedBody: HostileBody = {
  description: 'a mebibyte in pieces',
  type: jsonType,
  body: () => new Blob([mebibyte]).stream(),
}

/** Bodies with every known field, each set to an unexpected value. */
export const unexpectedBodies: readonly HostileBody[] = Object.entries({
  'a chain of prototypes': JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'),
  'a long list': Array.from({ length: 40 }, () => 'x'),
  'half of a letter': '\uD800\u0000',
  'a huge number': 1e308,
  nothing: null,
  'an empty text': '',
}).map(([description, value]) => {
  const text = fillEveryField(value)
  return { description: `${description} in every field`, type: jsonType, body: () => text }
})

const queryWithEveryField = (value: string) => `?${fieldNames.map((name) => `${name}=${value}`).join('&')}`

export const hostileQueries: readonly string[] = [
  `?${Array.from({ length: 1000 }, (_, number) => `a${number}=1`).join('&')}`,
  queryWithEveryField('%00%F0%9F%92%A9'),
  queryWithEveryField('a&page=-1'),
  '?page=%&search=%E0%A4%A&__proto__=1&constructor=2&a[b][c]=d&cursor=%ff',
]

/** Queries and headers above the size limit. */
export const oversizedRequests: readonly { query: string; headers: Record<string, string> }[] = [
  { query: `?search=${'x'.repeat(17_000)}`, headers: {} },
  { query: '', headers: { 'User-Agent': 'x'.repeat(40_000) } },
  { query: '', headers: { Cookie: `__Host-session=${'x'.repeat(40_000)}` } },
  {
    query: '',
    headers: Object.fromEntries(Array.from({ length: 1000 }, (_, number) => [`x-many-${number}`, 'x'.repeat(30)])),
  },
]

/** Headers within the size limit that no browser sends. */
export const hostileHeaders: readonly Record<string, string>[] = [
  { Cookie: Array.from({ length: 2000 }, (_, number) => `a${number}=%zz`).join('; ') },
  { 'If-None-Match': '"a",'.repeat(3000), Range: 'bytes=0-,'.repeat(1000), 'If-Modified-Since': 'x'.repeat(9000) },
  { 'Content-Type': 'x'.repeat(30_000), 'Content-Encoding': 'gzip' },
  { 'X-HTTP-Method-Override': 'DELETE', 'X-Forwarded-Host': 'elsewhere.test', 'X-Original-URL': '/admin' },
]
