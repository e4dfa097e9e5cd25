import type { Blend } from '../blends/blends.types.ts'
import type { RecipeSummary } from '../recipes/recipes.types.ts'
import type { Source } from '../safety/facts.ts'
import type { Verdict } from '../safety/findings.ts'

/**
 * A herb as the cabinet tells it: `summary` is the beginning of its description, `gramsPerCup` what a strong cup takes, as
 * dried herb.
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

/** What a member noted of a herb; `quantity` is as written, dates are `yyyy-mm-dd`. */
export type CabinetDetails = {
  quantity: string
  storageLocation: string
  purchaseDate: string | null
  expiryDate: string | null
  notes: string
}

/** A herb that a member has, by the slug of the herb; `createdAt` in milliseconds since the epoch. */
export type CabinetEntry = CabinetDetails & { id: string; herbSlug: string; isAvailable: boolean; createdAt: number }

/** The same with its herb. */
export type CabinetItem = Omit<CabinetEntry, 'herbSlug'> & { herb: CabinetHerb }

/** What a member has, and every herb that there is, by name. */
export type Cabinet = { entries: CabinetEntry[]; herbs: CabinetHerb[] }

/** What is to be known of a herb at home, beyond what a list shows. */
export type HerbCare = {
  slug: string
  description: string
  preparationMethods: string[]
  storage: string
  drying: string
  safetyNotes: string[]
}

/**
 * A blend that the cabinet proposed, or one that was kept of the blend generator, whole; herbs by their names, `createdAt` in
 * milliseconds since the epoch.
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

/** What holds for a blend, whoever drinks it; `sources` of a note are positions in those of the check. */
export type SuggestionCheck = {
  verdict: Verdict
  notes: { text: string; isWarning: boolean; sources: number[] }[]
  sources: Source[]
}

/** The same with its check by the facts as they stand; null where they could not be had. */
export type CheckedSuggestion = BlendSuggestion & { check: SuggestionCheck | null }

/**
 * A remedy that the herbs at hand allow, or nearly: `missing` are names of herbs, `first` is the herb at hand that expires
 * first, from today on.
 */
export type Makeable = RecipeSummary & { missing: string[]; first: { name: string; expiryDate: string } | null }

/** `lookedAt` is how many of the newest remedies were looked at, null where that was all. */
export type Making = { remedies: Makeable[]; lookedAt: number | null }
