import * as z from 'zod'

import { pick, type Random } from '#domain/random.ts'

/** What of a JSON schema tells what fits it. */
export type Shape = z.core.JSONSchema.BaseSchema

/** Texts of which one fits most patterns of ours. */
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

/** The schema of what is sent, before anything is read from it. */
export const inputShape = (schema: z.ZodType): Shape =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })

/** Something that fits the shape but for rules that a JSON schema does not tell; `ids` stand where an id is asked for. */
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

/** A pattern says nothing of its flags: one that names emoji of several signs needs another than the rest. */
const fits = (text: string, pattern: string) => new RegExp(pattern, pattern.includes('RGI_') ? 'v' : 'u').test(text)
