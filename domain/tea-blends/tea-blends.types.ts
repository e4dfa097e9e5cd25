import type { AilmentName } from '../ailments/ailment-names.ts'
import type { Source } from '../safety/facts.ts'
import type { sourceTiers } from '../safety/vocabulary.ts'

export type MonographId = 'sedative' | 'bitter' | 'digestive' | 'diuretic'

/** A herb on the list. It counts only where the blend holds all of `slugs`; they are empty for a plant that we have no page for. */
type ListedHerb = { name: string; slugs: readonly string[] }

/** `read` names the parts that could be read. `date` is a day, a year or "undated". A copy without an address has none. */
type MonographSource = {
  cite: string
  edition: string
  date: string
  address?: string | undefined
  tier: (typeof sourceTiers)[number]
  read: string
}

/** Recipes of `ailment` are compared with the monograph where at least this share of their herbs, from 0 to 1, is on its list. */
type ComparedRecipes = { ailment: AilmentName; share: number }

/**
 * EMA/HMPC monograph for a tea blend. null means that we could not read the figure, never that there is no limit.
 * `absent` are slugs that the list leaves out; null means every herb that is not listed, because the whole list was read.
 */
export type TeaMonograph = {
  id: MonographId
  title: string
  /** "sleep teas": the kind of tea, in the plural, as a sentence names it. */
  kind: string
  document: string
  /** Day of adoption, or null. */
  adoptedOn: string | null
  indication: string
  listed: readonly ListedHerb[]
  absent: readonly string[] | null
  herbsMin: number | null
  herbsMax: number | null
  /** Grams of all herbs in one cup. */
  gramsPerCup: { min: number; max: number } | null
  maxDailyGrams: number | null
  cupsPerDay: { min: number; max: number } | null
  minAgeYears: number | null
  /** Days after which to see a doctor if it lasts. */
  adviceAfterDays: number | null
  contraindications: readonly string[] | null
  warnings: readonly string[] | null
  directions: string | null
  comparedWith: readonly ComparedRecipes[]
  sources: readonly MonographSource[]
}

/** `gramsPerCup` is dried herb, null where the amount is unknown. `slug` is null for a plant that we have no page for. */
export type BlendHerb = { slug: string | null; name: string; gramsPerCup: number | null }

/** Herbs of a tea without its kitchen ingredients. */
export type TeaBlend = { herbs: readonly BlendHerb[]; cupsPerDay: number }

/** `unknown`: every rule that we could read holds, but one that matters could not be read. */
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
