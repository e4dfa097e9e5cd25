import type { Source } from '#domain/safety/facts.ts'
import type { Verdict } from '#domain/safety/findings.ts'

import type { FactName, FactValue, HerbFactValues } from './fact-values.ts'
import type { HerbLibrary } from './herbs.types.ts'

/** `edited` maps a herb's slug to its number of edited and disputed facts. */
export type HerbEditorView = HerbLibrary & { edited: Record<string, { facts: number; disputed: number }> }

/**
 * `mine` is the edited value and `released` the value in the current release. `changedAt` is in milliseconds since the
 * epoch.
 */
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
 * `recipes` counts the recipes that contain the herb, up to `maxCountedRecipes`. `isRechecking` is true until all of
 * these recipes have been checked against the latest facts.
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

export type EditorPlant = { kind: 'herb'; editor: FactEditor } | { kind: 'restricted'; name: string; reason: string }

/** Recipe that would get a different verdict. `isHeldBack` is true if the recipe would be unpublished. */
export type ChangedRecipe = {
  slug: string
  name: string
  before: Verdict
  after: Verdict
  isHeldBack: boolean
  added: string[]
  removed: string[]
}

/**
 * One page of a preview. `checked` counts the recipes on this page. `next` is the cursor of the next page, or null on
 * the last page.
 */
export type FactPreview = {
  values: HerbFactValues
  changed: FactName[]
  relaxed: FactName[]
  recipes: ChangedRecipe[]
  checked: number
  next: string | null
}

/** `isDone` is true once every recipe with the herb has been rechecked. */
export type RecheckStep = { checked: number; isDone: boolean }
