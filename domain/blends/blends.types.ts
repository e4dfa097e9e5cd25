import type { AilmentName } from '../ailments/ailment-names.ts'
import type { Herb } from '../herbs/herbs.schemas.ts'
import type { Emergency } from '../safety/emergencies.ts'
import type { Source } from '../safety/facts.ts'
import { tasteTags } from '../safety/vocabulary.ts'

export const tastes = tasteTags
export type Taste = (typeof tastes)[number]

/** Facts of a herb that the generator uses. */
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

/** Herb of a blend. `why` is a sentence that names its use and the evidence for it. */
type BlendHerb = { slug: string; name: string; emoji: string; gramsPerCup: number; why: string }

/**
 * Generated blend that passed the check. `ailment` is its category; `method` are the steps; `minutes` is the brewing
 * time; `celsius` is the temperature of the water; `millilitres` is one cup. `preparation` are brewing conditions that
 * the check relies on. `warnings` are for everybody, or for the member who asked. `sources` are for the uses and
 * figures of its herbs.
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

/** Parts of a blend; its full description is derived from them. `aims` are codes. */
export type BlendParts = { aims: string[]; herbs: { slug: string; gramsPerCup: number }[]; cupsPerDay: number }

/** Generated blend. `token` allows `proposalsLeft` more proposals without using up another generation. */
export type Generated = {
  blend: Blend
  parts: BlendParts
  remarks: string[]
  token: string
  proposalsLeft: number
}

/**
 * Answer to a wish, with the emergencies that it describes. The kind `emergencies` has no blend, because help comes
 * first or the wish was refused. The kind `nothing` uses up no generation.
 */
export type BlendAnswer = { emergencies: Emergency[] } & (
  | { kind: 'emergencies' }
  | { kind: 'nothing'; message: string }
  | ({ kind: 'blend' } & Generated)
)

/**
 * Saved blend of a member. `createdAt` is in milliseconds since the epoch. `isOutdated` is true when the blend no
 * longer passes the check.
 */
export type SavedBlend = { id: string; blend: Blend; createdAt: number; isOutdated: boolean }

/**
 * Aim of a wish. A herb serves it when a use in `category` matches `usePattern`, or with any use when `usePattern` is
 * missing. Uses that match `excludedUses` do not count.
 */
export type Aim = {
  code: string
  pattern: RegExp
  category: AilmentName
  usePattern?: RegExp
  excludedUses?: RegExp
  /** Pattern for a use in another category that also serves the aim. */
  otherUsePattern?: RegExp
  /** Tastes that a herb must not have when it is in the blend for its taste alone. */
  unsuitableTastes?: readonly Taste[]
  /** True when no other use of the category serves the aim. */
  isNarrow?: true
  label: string
}
