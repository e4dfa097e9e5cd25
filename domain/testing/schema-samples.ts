import * as z from 'zod'

import { pick, type Random } from '#domain/random.ts'

/** Part of a JSON schema that samples are made from. */
export type Shape = z.core.JSONSchema.BaseSchema

/** Texts of which one fits most of our patterns. */
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

/** Returns the JSON schema of a request as it is sent, before it is parsed. */
export const inputShape = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/**
 * Returns a value that fits the shape, except for rules that JSON schema cannot express. `ids` fill fields that need an
 * id.
 */
export function sampleOf(shape: Shape | boolean | undefined, random: Random, ids: readonly string[]): unknown {
  if (typeof shape !== 'object') return pick(texts, random)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return pick(shape.enum, random)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return sampleOf(pick(choices, random), random, ids)
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map((part) => sampleOf(part, random, ids)))
  if (shape.type === 'object') return objectOf(shape, random, ids)
  if (shape.type === 'array') return arrayOf(shape, random, ids)
  if (shape.type === 'boolean') return random() < 0.5
  if (shape.type === 'null') return null
  if (shape.type === 'integer' || shape.type === 'number') return numberOf(shape, random)
  return textOf(shape, random, ids)
}

function objectOf({ properties = {}, required = [] }: Shape, random: Random, ids: readonly string[]) {
  const told = Object.entries(properties).filter(([name]) => required.includes(name) || random() < 0.7)
  return Object.fromEntries(told.map(([name, part]) => [name, sampleOf(part, random, ids)]))
}

function arrayOf({ items, minItems = 0, maxItems = 3 }: Shape, random: Random, ids: readonly string[]) {
  const length = Math.max(minItems, Math.min(maxItems, 1 + Math.floor(random() * 3)))
  const part = Array.isArray(items) ? items[0] : items
  return Array.from({ length }, () => sampleOf(part, random, ids))
}

function numberOf({ minimum = 0, maximum = 100 }: Shape, random: Random): number {
  const [from, to] = [Math.max(minimum, -1e6), Math.min(maximum, 1e6)]
  return Math.floor(from + random() * (to - from))
}

function textOf({ format, pattern, minLength = 0, maxLength = 60 }: Shape, random: Random, ids: readonly string[]) {
  if (format === 'uuid') return pick(ids, random) ?? texts[3]
  const fitting = pattern === undefined ? texts : texts.filter((text) => fits(text, pattern))
  const text = pick(fitting, random) ?? pick(texts, random) ?? ''
  return pattern === undefined ? text.padEnd(minLength, '.').slice(0, maxLength) : text
}

/**
 * A JSON schema does not state the flags of a pattern: one with emoji of several code points needs `v`, all others need
 * `u`.
 */
const fits = (text: string, pattern: string) => new RegExp(pattern, pattern.includes('RGI_') ? 'v' : 'u').test(text)
