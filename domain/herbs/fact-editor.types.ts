import type { Source } from '#domain/safety/facts.ts'
import type { Verdict } from '#domain/safety/findings.ts'

import type { FactName, FactValue, HerbFactValues } from './fact-values.ts'
import type { HerbLibrary } from './herbs.types.ts'

/** Plants as an administrator finds them; by slug, how many facts of a herb are edited, and how many of these disputed. */
export type HerbDesk = HerbLibrary & { edited: Record<string, { facts: number; disputed: number }> }

/** A fact that an administrator edited; `released` is what the release says now, `changedAt` milliseconds since the epoch. */
export type EditedFact = {
  fact: FactName
  mine: FactValue
  released: FactValue
  isDisputed: boolean
  source: Source
  reason: string
  changedAt: number
}

/**
 * All that is known of a herb for whoever edits it. `recipes` counts those with the herb, up to `recipesMax`; `isRechecking`: some
 * have still to be checked by its latest facts.
 */
export type FactEditor = {
  slug: string
  name: string
  emoji: string
  revision: string
  dataVersion: string
  values: HerbFactValues
  edits: EditedFact[]
  sources: Source[]
  sourced: Record<string, boolean>
  recipes: number
  isRechecking: boolean
}

/** What is at an address of the desk: a herb, or a plant that no recipe may hold and that has no facts to edit. */
export type DeskPlant = { kind: 'herb'; desk: FactEditor } | { kind: 'restricted'; name: string; reason: string }

/** A recipe of which a check by other facts says something else; `isHeldBack`: it would not be shown any more. */
export type ChangedRecipe = {
  slug: string
  name: string
  before: Verdict
  after: Verdict
  isHeldBack: boolean
  added: string[]
  removed: string[]
}

/** `values` are those of the change; `checked` recipes with the herb, from where the last preview ended; `next` is where another goes on, null at the end. */
export type FactPreview = {
  values: HerbFactValues
  changed: FactName[]
  relaxed: FactName[]
  recipes: ChangedRecipe[]
  checked: number
  next: string | null
}

/** `isDone`: every recipe with the herb was checked by its facts. */
export type RecheckStep = { checked: number; isDone: boolean }
