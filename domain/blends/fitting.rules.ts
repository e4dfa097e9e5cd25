import { calmingTags, drowsyTags, rousingTags } from '../herbs/effects.ts'
import { usesOfTea } from '../herbs/herbs.rules.ts'
import type { Herb } from '../herbs/herbs.schemas.ts'
import type { Aim, HerbToBlend } from './blends.types.ts'

type Use = Herb['uses'][number]

/** How much a grade counts where herbs compete. */
const weights: Record<Use['evidence'], number> = {
  'HMPC well-established': 6,
  WHO: 5,
  'Commission E approved': 5,
  'HMPC traditional': 4,
  'clinical trials': 2.5,
  folk: 2.5,
}

/** How a herb serves an aim: `isMeant` where its use says so itself, and not only the shelf that it stands on. */
type Fit = { use: Use; isMeant: boolean; weight: number }

const nearWeight = 0.35

/** The use of a herb's tea that serves the aim best; undefined where none does. */
export function fitOf(herb: Pick<HerbToBlend, 'uses'>, aim: Aim): Fit | undefined {
  const fits = usesOfTea(herb.uses).flatMap((use): Fit[] => {
    const isElsewhere = aim.elsewhere?.test(use.use) ?? false
    if ((use.category !== aim.category && !isElsewhere) || aim.besides?.test(use.use)) return []
    const isMeant = isElsewhere || (aim.use?.test(use.use) ?? true)
    if (!isMeant && aim.isNarrow) return []
    return [{ use, isMeant, weight: weights[use.evidence] * (isMeant ? 1 : nearWeight) }]
  })
  return fits.toSorted((one, other) => other.weight - one.weight)[0]
}

const rousing = new Set<HerbToBlend['effectTags'][number]>(rousingTags)
const calming = new Set<HerbToBlend['effectTags'][number]>(calmingTags)
const drowsy = new Set<HerbToBlend['effectTags'][number]>(drowsyTags)

type Wanted = { aims: readonly Aim[]; isEvening: boolean; isAwake: boolean }

/** Whether a herb works against what the blend is for: nothing that stirs for the evening, nothing that calms to wake up. */
export function isOpposed({ effectTags }: Pick<HerbToBlend, 'effectTags'>, wish: Wanted): boolean {
  const { aims: wanted, isEvening, isAwake } = wish
  if (isAwake && effectTags.some((tag) => drowsy.has(tag))) return true
  if (isEvening && effectTags.some((tag) => rousing.has(tag))) return true
  const categories = new Set(wanted.map(({ category }) => category))
  const calms =
    categories.has('Sleep Problems') || categories.has('Stress & Anxiety') || categories.has('Headaches & Migraines')
  if (calms && effectTags.some((tag) => rousing.has(tag))) return true
  return categories.has('Energy & Focus') && !calms && effectTags.some((tag) => calming.has(tag))
}

const lively = new Set<HerbToBlend['tasteTags'][number]>(['sweet', 'minty', 'floral', 'citrusy', 'spicy'])
const companionDays = 14
/** A doctor is advised sooner for an illness alone. */
const adviceDays = 7

/**
 * Whether a herb may stand in a blend for its taste alone: one that is drunk for it, works on nothing, shortens no course and
 * sends nobody to a doctor within days, as what is drunk for an illness does.
 */
export const isCompanion = ({
  effectTags,
  tasteTags,
  maxDurationDays,
  adviceAfterDays,
}: Pick<HerbToBlend, 'effectTags' | 'tasteTags' | 'maxDurationDays' | 'adviceAfterDays'>): boolean =>
  effectTags.every((tag) => tag === 'tannin') &&
  tasteTags.some((taste) => lively.has(taste)) &&
  (maxDurationDays === null || maxDurationDays >= companionDays) &&
  (adviceAfterDays === null || adviceAfterDays >= adviceDays)
