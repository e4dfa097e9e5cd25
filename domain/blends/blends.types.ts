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

/** Herb of a blend. `why` is a sentence that names its use and how sure that use is. */
type BlendHerb = { slug: string; name: string; emoji: string; gramsPerCup: number; why: string }

/**
 * A generated blend that the check let pass. `ailment` is the shelf that it belongs to; `method` are the steps, `minutes` how long it brews,
 * `celsius` the water's temperature, `millilitres` one cup, `preparation` what the check counts on in the brewing. `warnings` hold for
 * anybody or for the member who asked; `sources` are those of its herbs' uses and figures.
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

/** Parts from which a blend is described; everything else follows from them. `aims` are codes. */
export type BlendParts = { aims: string[]; herbs: { slug: string; gramsPerCup: number }[]; cupsPerDay: number }

/** Generated blend. `token` gets `proposalsLeft` further proposals without using up another generation. */
export type Generated = {
  blend: Blend
  parts: BlendParts
  remarks: string[]
  token: string
  proposalsLeft: number
}

/**
 * Answer to a wish with the emergencies that the wish describes. `emergencies` has no blend: help comes first, or the wish was
 * refused. `nothing` cost no generation.
 */
export type BlendAnswer = { emergencies: Emergency[] } & (
  | { kind: 'emergencies' }
  | { kind: 'nothing'; message: string }
  | ({ kind: 'blend' } & Generated)
)

/** Blend in a member's list. `createdAt` is in milliseconds since the epoch. `isOutdated` is true when the check no longer lets it pass. */
export type KeptBlend = { id: string; blend: Blend; createdAt: number; isOutdated: boolean }

/**
 * Aim of a wish. A herb serves it when a use in `category` matches `use`, or any use where `use` is missing. Words that `exclude`
 * matches mean something else.
 */
export type Aim = {
  code: string
  words: RegExp
  category: AilmentName
  use?: RegExp
  exclude?: RegExp
  /** Pattern for a use in another category that also serves the aim. */
  elsewhere?: RegExp
  /** Tastes that a herb must not have when it is in the blend for its taste alone. */
  harsh?: readonly Taste[]
  /** True when no other use of the category serves the aim. */
  isNarrow?: true
  label: string
}
