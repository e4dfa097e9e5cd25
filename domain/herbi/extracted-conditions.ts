import type { Condition } from '#domain/safety/profile.ts'

import data from './conditions.json' with { type: 'json' }
import { matchesUndenied } from './denials.ts'
import { createWordRegex } from './message-text.ts'

const readCondition = (condition: string) => condition as Condition

/** Phrases for each condition in the facts. Some conditions, such as reflux, are also complaints. */
const conditionPatterns = data.map(({ condition, phrases }) => ({
  condition: readCondition(condition),
  pattern: createWordRegex(phrases),
}))

export const extractConditions = (text: string): Condition[] =>
  conditionPatterns.flatMap(({ condition, pattern }) => (matchesUndenied(text, pattern) ? [condition] : []))
