import type { AilmentName } from '../ailments/ailment-names.ts'
import type { Herb } from '../herbs/herbs.schemas.ts'
import type { Emergency } from '../safety/emergencies.ts'
import type { Source } from '../safety/facts.ts'
import { tasteTags } from '../safety/vocabulary.ts'

export const tastes = tasteTags
export type Taste = (typeof tastes)[number]

/** What is known of a herb when a blend is sought and told. */
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

/** A herb of a blend: grams of it dried a cup, and why it is in it, in a sentence that names how sure its use is. */
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

/** What a blend is made of, before it is told: everything else follows from it. `aims` are codes of what it was wished for. */
export type BlendParts = { aims: string[]; herbs: { slug: string; gramsPerCup: number }[]; cupsPerDay: number }

/** `proposalsLeft`: so many others may be asked for by `token` without another generation. */
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

/**
 * A blend that a member kept; `createdAt` in milliseconds since the epoch. `isOutdated`: by the facts as they stand the check does not
 * let it pass any more.
 */
export type KeptBlend = { id: string; blend: Blend; createdAt: number; isOutdated: boolean }

/**
 * What a text wishes for: `use` is what the use of a herb has to say to be meant, anything of the category where it is missing;
 * what `besides` names is another matter.
 */
export type Aim = {
  code: string
  words: RegExp
  category: AilmentName
  use?: RegExp
  besides?: RegExp
  /** What a use on another shelf says to be meant as well. */
  elsewhere?: RegExp
  /** Tastes that nothing has which stands in the blend for its taste alone. */
  harsh?: readonly Taste[]
  /** No other use of the category comes near it. */
  isNarrow?: true
  label: string
}
