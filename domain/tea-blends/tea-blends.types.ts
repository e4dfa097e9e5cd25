import type { AilmentName } from '../ailments/ailment-names.ts'
import type { Source } from '../safety/facts.ts'
import type { sourceTiers } from '../safety/vocabulary.ts'

export type MonographId = 'sedative' | 'bitter' | 'digestive' | 'diuretic'

/**
 * Herb on the list. It counts only when the blend has all of `slugs`, which are empty for a plant without a page on our
 * site.
 */
type ListedHerb = { name: string; slugs: readonly string[] }

/**
 * `read` names the parts that we could read. `date` is a day, a year or "undated". `address` is missing when the copy
 * has none.
 */
type MonographSource = {
  cite: string
  edition: string
  date: string
  address?: string | undefined
  tier: (typeof sourceTiers)[number]
  read: string
}

/**
 * A recipe for `ailment` is compared with the monograph when at least this share of its herbs, from 0 to 1, is on the
 * list.
 */
type ComparedRecipes = { ailment: AilmentName; share: number }

/**
 * EMA/HMPC monograph for a tea blend. null means that we could not read the figure, never that there is no limit.
 * `absent` are slugs that are not on the list; null means every unlisted herb, because we read the whole list.
 */
export type TeaMonograph = {
  id: MonographId
  title: string
  /** Kind of tea as a plural for sentences, such as "sleep teas". */
  kind: string
  document: string
  adoptedOn: string | null
  indication: string
  listed: readonly ListedHerb[]
  absent: readonly string[] | null
  minHerbs: number | null
  maxHerbs: number | null
  /** Grams of all herbs together in one cup. */
  gramsPerCup: { min: number; max: number } | null
  maxDailyGrams: number | null
  cupsPerDay: { min: number; max: number } | null
  minAgeYears: number | null
  /** Days after which to see a doctor if symptoms last. */
  adviceAfterDays: number | null
  contraindications: readonly string[] | null
  warnings: readonly string[] | null
  directions: string | null
  comparedWith: readonly ComparedRecipes[]
  sources: readonly MonographSource[]
}

/**
 * `gramsPerCup` is dried herb; null when the amount is unknown. `slug` is null for a plant without a page on our site.
 */
export type BlendHerb = { slug: string | null; name: string; gramsPerCup: number | null }

/** Herbs of a tea, without its kitchen ingredients. */
export type TeaBlend = { herbs: readonly BlendHerb[]; cupsPerDay: number }

/** `unknown` means that every rule we could read is met, but an important one could not be read. */
export type Status = 'inside' | 'outside' | 'unknown'

/** `reasons` are clauses without a full stop; `notes` are whole sentences. */
export type BlendDescription = {
  monograph: MonographId
  status: Status
  label: string
  reasons: string[]
  notes: string[]
}

/** `label` is a sentence. */
export type RecipeMonograph = { label: string; sources: Source[] }
