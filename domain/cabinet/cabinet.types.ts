import type { Blend } from '../blends/blends.types.ts'
import type { RecipeSummary } from '../recipes/recipes.types.ts'
import type { Source } from '../safety/facts.ts'
import type { Verdict } from '../safety/findings.ts'

/**
 * Herb as shown in the cabinet. `summary` is the start of the herb's description. `gramsPerCup` is the dried herb in a
 * strong cup.
 */
export type CabinetHerb = {
  slug: string
  name: string
  scientificName: string
  emoji: string
  category: string
  summary: string
  shelfLifeMonths: number
  gramsPerCup: number
  gramsPerTeaspoon: number
}

/** A member's notes on a herb. `quantity` is free text; dates are `yyyy-mm-dd`. */
export type CabinetDetails = {
  quantity: string
  storageLocation: string
  purchaseDate: string | null
  expiryDate: string | null
  notes: string
}

export type EditableItem = CabinetDetails & { isAvailable: boolean }

/** Herb in a member's cabinet. `createdAt` is in milliseconds since the epoch. */
export type CabinetEntry = EditableItem & { id: string; herbSlug: string; createdAt: number }

export type CabinetItem = Omit<CabinetEntry, 'herbSlug'> & { herb: CabinetHerb }

export type Cabinet = { entries: CabinetEntry[]; herbs: CabinetHerb[] }

/** Herb details that a list doesn't show. */
export type HerbCare = {
  slug: string
  description: string
  preparationMethods: string[]
  storage: string
  drying: string
  safetyNotes: string[]
}

/**
 * Blend that the cabinet suggested. If it was saved from the blend generator, `blend` is the complete blend. Herbs are
 * common names. `createdAt` is in milliseconds since the epoch.
 */
export type BlendSuggestion = {
  id: string
  suggestedHerbs: string[]
  blendName: string
  description: string
  preparationMethod: string
  benefits: string[]
  blend: Blend | null
  createdAt: number
}

/** Result of the check for people in general. The `sources` of a note are indexes into `SuggestionCheck.sources`. */
export type SuggestionCheck = {
  verdict: Verdict
  notes: { text: string; isWarning: boolean; sources: number[] }[]
  sources: Source[]
}

/** Suggestion, checked against the current facts. `check` is null if the facts couldn't be loaded. */
export type CheckedSuggestion = BlendSuggestion & { check: SuggestionCheck | null }

/**
 * Remedy that a member has all or nearly all herbs for. `missing` contains herb names. `first` is the herb in stock
 * that expires next; expired herbs don't count, but set `usesExpired`.
 */
export type MakeableRemedy = RecipeSummary & {
  missing: string[]
  first: { name: string; expiryDate: string } | null
  usesExpired: boolean
}

/**
 * Remedies that a member can make. `comparedCount` is null if all remedies were compared. Otherwise only that many of
 * the newest were compared.
 */
export type MakeableRemedies = { remedies: MakeableRemedy[]; comparedCount: number | null }
