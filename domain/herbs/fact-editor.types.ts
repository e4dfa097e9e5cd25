import type { Source } from '#domain/safety/facts.ts'
import type { Verdict } from '#domain/safety/findings.ts'

import type { FactName, FactValue, HerbFactValues } from './fact-values.ts'
import type { HerbLibrary } from './herbs.types.ts'

/** Plants in the editor, with the number of edited and disputed facts by slug. */
export type HerbEditorView = HerbLibrary & { edited: Record<string, { facts: number; disputed: number }> }

/**
 * Fact that an administrator edited. `released` is the value in the current release; `changedAt` is milliseconds since
 * the epoch.
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
 * Herb in the editor. `recipes` counts the recipes with the herb, up to `maxCountedRecipes`. `isRechecking` is true
 * while some of them haven't been checked against its latest facts.
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

/** Plant at an address of the editor: a herb, or a restricted plant, which has no facts to edit. */
export type EditorPlant = { kind: 'herb'; desk: FactEditor } | { kind: 'restricted'; name: string; reason: string }

/** Recipe whose verdict would change with the edited facts. `isHeldBack` is true when it would be unpublished. */
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
 * Preview of a change. `checked` counts the recipes of this page; `next` is where the next page starts, null at the
 * end.
 */
export type FactPreview = {
  values: HerbFactValues
  changed: FactName[]
  relaxed: FactName[]
  recipes: ChangedRecipe[]
  checked: number
  next: string | null
}

/** `isDone` is true once every recipe with the herb has been checked against its facts. */
export type RecheckStep = { checked: number; isDone: boolean }
