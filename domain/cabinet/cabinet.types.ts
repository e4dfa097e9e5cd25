import type { Blend } from '../blends/blends.types.ts'
import type { RecipeSummary } from '../recipes/recipes.types.ts'
import type { Source } from '../safety/facts.ts'
import type { Verdict } from '../safety/findings.ts'

/**
 * Herb as the cabinet shows it. `summary` is the beginning of its description; `gramsPerCup` is the dried herb in a
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

/** A member's details of a herb. `quantity` is as typed; dates are `yyyy-mm-dd`. */
export type CabinetDetails = {
  quantity: string
  storageLocation: string
  purchaseDate: string | null
  expiryDate: string | null
  notes: string
}

/** What a member can edit about a herb in the cabinet. */
export type EditableItem = CabinetDetails & { isAvailable: boolean }

/** Herb in a member's cabinet. `createdAt` is in milliseconds since the epoch. */
export type CabinetEntry = EditableItem & { id: string; herbSlug: string; createdAt: number }

export type CabinetItem = Omit<CabinetEntry, 'herbSlug'> & { herb: CabinetHerb }

/** A member's entries, and all herbs of the catalogue in order of name. */
export type Cabinet = { entries: CabinetEntry[]; herbs: CabinetHerb[] }

/** Details of a herb that a list doesn't show. */
export type HerbCare = {
  slug: string
  description: string
  preparationMethods: string[]
  storage: string
  drying: string
  safetyNotes: string[]
}

/**
 * Blend that the cabinet suggested, or a complete blend saved from the blend generator in `blend`. Herbs are common
 * names; `createdAt` is in milliseconds since the epoch.
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

/** Result of the check for people in general. `sources` of a note are indexes into the `sources` of the check. */
export type SuggestionCheck = {
  verdict: Verdict
  notes: { text: string; isWarning: boolean; sources: number[] }[]
  sources: Source[]
}

/** Suggestion with a check by the current facts; null when the facts could not be loaded. */
export type CheckedSuggestion = BlendSuggestion & { check: SuggestionCheck | null }

/**
 * Remedy that a member can make with the herbs in stock, or nearly. `missing` are the names of missing herbs. `first`
 * is the herb in stock that expires next, without expired herbs.
 */
export type MakeableRemedy = RecipeSummary & { missing: string[]; first: { name: string; expiryDate: string } | null }

/**
 * Remedies that a member can make. `comparedCount` is the number of newest remedies that were compared; null when all were.
 */
export type MakeableRemedies = { remedies: MakeableRemedy[]; comparedCount: number | null }
