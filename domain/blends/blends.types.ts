import type { AilmentName } from '../ailments/ailment-names.ts'
import type { Herb } from '../herbs/herbs.schemas.ts'
import type { Emergency } from '../safety/emergencies.ts'
import type { Source } from '../safety/facts.ts'
import { tasteTags } from '../safety/vocabulary.ts'

export const tastes = tasteTags
export type Taste = (typeof tastes)[number]

export type HerbToBlend = Pick<
  Herb,
  | 'slug'
  | 'commonName'
  | 'emoji'
  | 'plantPart'
  | 'freshPart'
  | 'uses'
  | 'tasteTags'
  | 'effectTags'
  | 'conditional'
  | 'tea'
  | 'maxDailyGrams'
  | 'adviceAfterDays'
  | 'maxDurationDays'
  | 'cookingGramsPerDay'
  | 'minorGramsPerDay'
  | 'childDoses'
  | 'pregnancy'
  | 'lactation'
  | 'sources'
>

/** Herb in a blend. `why` is a sentence about its use and the evidence for it. */
type BlendHerb = { slug: string; name: string; emoji: string; gramsPerCup: number; why: string }

/**
 * Generated blend that passed the check. `minutes` is the brewing time, `celsius` the water temperature and
 * `millilitres` the size of a cup. `preparation` lists the brewing conditions that the check relies on. `warnings` are
 * for everybody or for the member who made the wish. `sources` support the herbs' uses and figures.
 */
export type Blend = {
  name: string
  ailment: string
  description: string
  herbs: BlendHerb[]
  minutes: number
  celsius: number
  millilitres: number
  cupsPerDay: number
  courseDays: number | null
  preparation: string[]
  method: string[]
  benefits: string[]
  warnings: string[]
  sources: Source[]
}

/** Parts from which `describeBlend` creates the full blend. `aims` are codes. */
export type BlendParts = { aims: string[]; herbs: { slug: string; gramsPerCup: number }[]; cupsPerDay: number }

/** Answer with a blend. `token` allows `proposalsLeft` further proposals without using up another generation. */
export type Generated = {
  blend: Blend
  parts: BlendParts
  remarks: string[]
  token: string
  proposalsLeft: number
}

/**
 * Answer to a wish, with the emergencies found in its text. `emergencies` means that help comes first or that the wish
 * was refused, so there is no blend. `nothing` doesn't use up a generation.
 */
export type BlendAnswer = { emergencies: Emergency[] } & (
  | { kind: 'emergencies' }
  | { kind: 'nothing'; message: string }
  | ({ kind: 'blend' } & Generated)
)

/**
 * Blend that a member saved. `createdAt` is in milliseconds since the epoch. `isOutdated` is true if the blend no
 * longer passes the check.
 */
export type SavedBlend = { id: string; blend: Blend; createdAt: number; isOutdated: boolean }

/**
 * Aim of a wish. A herb serves the aim with any use in `category` that matches `usePattern`. Without `usePattern`, any
 * use in the category counts. Uses that match `excludedUses` don't count.
 */
export type Aim = {
  code: string
  pattern: RegExp
  category: AilmentName
  usePattern?: RegExp
  excludedUses?: RegExp
  /** Pattern for uses in other categories that also serve the aim. */
  otherUsePattern?: RegExp
  /** Tastes that a herb must not have if it is in the blend only for its taste. */
  unsuitableTastes?: readonly Taste[]
  /** True if no other use in the category serves the aim. */
  isNarrow?: true
  label: string
}
