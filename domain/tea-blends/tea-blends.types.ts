import type { AilmentName } from '../ailments/ailment-names.ts'
import type { Source } from '../safety/facts.ts'
import type { sourceTiers } from '../safety/vocabulary.ts'

export type MonographId = 'sedative' | 'bitter' | 'digestive' | 'diuretic'

/** Herb on the list. A blend contains it with every herb in `slugs`. `slugs` is empty for a plant without a page. */
type ListedHerb = { name: string; slugs: readonly string[] }

/** `read` lists the parts that we could read. `date` is a day, a year or “undated”. `address` may be missing. */
type MonographSource = {
  cite: string
  edition: string
  date: string
  address?: string | undefined
  tier: (typeof sourceTiers)[number]
  read: string
}

/**
 * A recipe for `ailment` is compared with the monograph when at least this `share` of its herbs (0 to 1) is on the
 * list.
 */
type ComparedRecipes = { ailment: AilmentName; share: number }

/**
 * EMA/HMPC monograph for a tea blend. null means that we could not read a figure, never that there is no limit.
 * `absentSlugs` are slugs that are not on the list; null means every unlisted herb, because we read the whole list.
 */
export type TeaMonograph = {
  id: MonographId
  title: string
  /** Kind of tea, in the plural for sentences: “sleep teas”. */
  kind: string
  document: string
  adoptedOn: string | null
  indication: string
  listedHerbs: readonly ListedHerb[]
  absentSlugs: readonly string[] | null
  minHerbs: number | null
  maxHerbs: number | null
  gramsPerCup: { min: number; max: number } | null
  maxDailyGrams: number | null
  cupsPerDay: { min: number; max: number } | null
  minAgeYears: number | null
  /** Days until people should see a doctor if symptoms last. */
  adviceAfterDays: number | null
  contraindications: readonly string[] | null
  warnings: readonly string[] | null
  directions: string | null
  comparedWith: readonly ComparedRecipes[]
  sources: readonly MonographSource[]
}

/** `gramsPerCup` is grams of dried herb; null when unknown. `slug` is null for a plant without a page on our site. */
export type BlendHerb = { slug: string | null; name: string; gramsPerCup: number | null }

/** Herbs in a tea, without kitchen ingredients. */
export type TeaBlend = { herbs: readonly BlendHerb[]; cupsPerDay: number }

/** `unknown` means that the blend follows every rule we could read, but an important rule was unreadable. */
export type Status = 'inside' | 'outside' | 'unknown'

/** `reasons` are clauses without a full stop; `notes` are whole sentences. */
export type BlendDescription = {
  monograph: MonographId
  status: Status
  label: string
  reasons: string[]
  notes: string[]
}

export type RecipeMonograph = { label: string; sources: Source[] }
