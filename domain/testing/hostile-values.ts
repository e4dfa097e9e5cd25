import { pick, type Random } from '#domain/random.ts'

/**
 * Texts that break careless code: quotes and other closing signs, addresses, formulas, odd numbers, and very long or
 * deeply nested input.
 */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'linden\uDFFF',
  '\uFEFF\u200B\u202E',
  '\u0301'.repeat(300),
  '👩‍👩‍👧‍👦'.repeat(40),
  'İıßﬃ',
  `' OR 1=1 --`,
  `"; DROP TABLE users; --`,
  `%' ESCAPE '!`,
  '%'.repeat(60),
  '_%\\',
  '*',
  '"',
  'NEAR(a b, 5)',
  'name:a AND NOT b*',
  '(((((((((((',
  '<script>window.hacked=1</script>',
  '"><img src=x onerror=window.hacked=1>',
  '{{constructor.constructor("return 1")()}}',
  '{{#a}}{{/b}}',
  '{{{',
  // eslint-disable-next-line no-template-curly-in-string
  '${7*7}',
  'javascript:window.hacked=1',
  '=HYPERLINK("http://evil.example","a")',
  'a@example.org\r\nBcc: b@example.org',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%ff',
  '%00',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  '99999999999999999999999999',
  '0x10',
  '1.5',
  '-0',
  'true',
  '[]',
  '{}',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(10_000),
  '['.repeat(500),
  '> '.repeat(400),
  '**a'.repeat(300),
  '@'.repeat(500),
]

const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  8.64e15 + 1,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 2000 }, () => 'a'),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`),
]

/** Returns a value that most fields don't expect. */
export const pickHostileValue = (random: Random): unknown =>
  random() < 0.7 ? pick(hostileTexts, random) : pick(hostileValues, random)

/** Returns the value with one random error: a part replaced, removed, doubled or added. */
export function corrupt(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return corruptList(value, random)
  if (typeof value === 'object' && value !== null) return corruptRecord(value, random)
  return pickHostileValue(random)
}

function corruptList(list: readonly unknown[], random: Random): unknown {
  const chance = random()
  if (list.length === 0 || chance < 0.2) return pickHostileValue(random)
  if (chance < 0.4) return [...list, ...list]
  const index = Math.floor(random() * list.length)
  return list.with(index, corrupt(list[index], random))
}

function corruptRecord(record: object, random: Random): unknown {
  const entries = Object.entries(record)
  const chance = random()
  const entry = pick(entries, random)
  if (chance < 0.05) return pickHostileValue(random)
  if (chance < 0.1) return { ...record, [pick(hostileTexts, random) ?? '']: pickHostileValue(random) }
  if (!entry) return pickHostileValue(random)
  const [name, value] = entry
  const otherEntries = entries.filter(([other]) => other !== name)
  if (chance < 0.2) return Object.fromEntries(otherEntries)
  return Object.fromEntries([...otherEntries, [name, corrupt(value, random)]])
}
