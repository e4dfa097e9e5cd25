import * as z from 'zod'

import { pick, type Random } from '#domain/random.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Sample texts. Most of our patterns match at least one. */
const texts = [
  'A quiet cup',
  'linden',
  'reader@example.org',
  '10000000-0000-4000-8000-000000000000',
  '2026-11-21',
  '2026-11-21T12:00:00Z',
  '#1d3f9e',
  '🌿',
  '1',
  'a'.repeat(43),
  'https://example.org/a',
  '{}',
] as const

/** Returns a request's JSON schema as sent, before parsing. */
export const toInputSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/**
 * Returns a value that matches the schema, except for rules that JSON schema cannot express. Fields for an id get one
 * of `ids`.
 */
export function createSample(
  schema: JsonSchema | boolean | undefined,
  random: Random,
  ids: readonly string[],
): unknown {
  if (typeof schema !== 'object') return pick(texts, random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return pick(schema.enum, random)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return createSample(pick(choices, random), random, ids)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((itemSchema) => createSample(itemSchema, random, ids)))
  if (schema.type === 'object') return createObject(schema, random, ids)
  if (schema.type === 'array') return createArray(schema, random, ids)
  if (schema.type === 'boolean') return random() < 0.5
  if (schema.type === 'null') return null
  if (schema.type === 'integer' || schema.type === 'number') return createNumber(schema, random)
  return createText(schema, random, ids)
}

function createObject({ properties = {}, required = [] }: JsonSchema, random: Random, ids: readonly string[]) {
  const includedProperties = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.7)
  return Object.fromEntries(
    includedProperties.map(([name, itemSchema]) => [name, createSample(itemSchema, random, ids)]),
  )
}

function createArray({ items, minItems = 0, maxItems = 3 }: JsonSchema, random: Random, ids: readonly string[]) {
  const length = Math.max(minItems, Math.min(maxItems, 1 + Math.floor(random() * 3)))
  const itemSchema = Array.isArray(items) ? items[0] : items
  return Array.from({ length }, () => createSample(itemSchema, random, ids))
}

function createNumber({ minimum = 0, maximum = 100 }: JsonSchema, random: Random): number {
  const [from, to] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)]
  return Math.floor(from + random() * (to - from))
}

function createText(
  { format, pattern, minLength = 0, maxLength = 60 }: JsonSchema,
  random: Random,
  ids: readonly string[],
) {
  if (format === 'uuid') return pick(ids, random) ?? texts[3]
  const matchingTexts = pattern === undefined ? texts : texts.filter((text) => matchesPattern(text, pattern))
  const text = pick(matchingTexts, random) ?? pick(texts, random) ?? ''
  return pattern === undefined ? text.padEnd(minLength, '.').slice(0, maxLength) : text
}

/**
 * A JSON schema omits the flags of a pattern. Patterns for emoji with several code points need `v`; all others need
 * `u`.
 */
const matchesPattern = (text: string, pattern: string) =>
  new RegExp(pattern, pattern.includes('RGI_') ? 'v' : 'u').test(text)
