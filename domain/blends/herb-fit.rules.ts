import { calmingTags, drowsinessTags, stimulatingTags } from '../herbs/effects.ts'
import { filterTeaUses } from '../herbs/herbs.rules.ts'
import type { Herb } from '../herbs/herbs.schemas.ts'
import type { Aim, HerbToBlend } from './blends.types.ts'

type Use = Herb['uses'][number]

const evidenceWeights: Record<Use['evidence'], number> = {
  'HMPC well-established': 6,
  WHO: 5,
  'Commission E approved': 5,
  'HMPC traditional': 4,
  'clinical trials': 2.5,
  folk: 2.5,
}

/** Use of a herb that serves an aim. `isIntended` is false if only the category matches. */
type HerbFit = { use: Use; isIntended: boolean; weight: number }

const categoryOnlyFactor = 0.35

export function findBestFit(herb: Pick<HerbToBlend, 'uses'>, aim: Aim): HerbFit | undefined {
  const fits = filterTeaUses(herb.uses).flatMap((use): HerbFit[] => {
    const isOtherUse = aim.otherUsePattern?.test(use.use) ?? false
    if ((use.category !== aim.category && !isOtherUse) || aim.excludedUses?.test(use.use)) return []
    const isIntended = isOtherUse || (aim.usePattern?.test(use.use) ?? true)
    if (!isIntended && aim.isNarrow) return []
    return [{ use, isIntended, weight: evidenceWeights[use.evidence] * (isIntended ? 1 : categoryOnlyFactor) }]
  })
  return fits.toSorted((one, other) => other.weight - one.weight)[0]
}

const stimulatingEffects = new Set<HerbToBlend['effectTags'][number]>(stimulatingTags)
const calmingEffects = new Set<HerbToBlend['effectTags'][number]>(calmingTags)
const drowsyEffects = new Set<HerbToBlend['effectTags'][number]>(drowsinessTags)

type WishConditions = { aims: readonly Aim[]; isEvening: boolean; mustStayAwake: boolean }

/** True if a herb works against the wish, such as a stimulating herb in the evening. */
export function contradictsWish({ effectTags }: Pick<HerbToBlend, 'effectTags'>, wish: WishConditions): boolean {
  const { aims, isEvening, mustStayAwake } = wish
  if (mustStayAwake && effectTags.some((tag) => drowsyEffects.has(tag))) return true
  if (isEvening && effectTags.some((tag) => stimulatingEffects.has(tag))) return true
  const categories = new Set(aims.map(({ category }) => category))
  const isCalmingWish =
    categories.has('Sleep Problems') || categories.has('Stress & Anxiety') || categories.has('Headaches & Migraines')
  if (isCalmingWish && effectTags.some((tag) => stimulatingEffects.has(tag))) return true
  return categories.has('Energy & Focus') && !isCalmingWish && effectTags.some((tag) => calmingEffects.has(tag))
}

const livelyTastes = new Set<HerbToBlend['tasteTags'][number]>(['sweet', 'minty', 'floral', 'citrusy', 'spicy'])
const minCompanionCourseDays = 14
/** A herb with advice to see a doctor within fewer days counts as a treatment for an illness. */
const minAdviceDays = 7

/**
 * True if a herb may be added only for its taste. It needs a lively taste and no effect tag except tannin. It must also
 * allow a long course and have no early advice to see a doctor.
 */
export const isCompanion = ({
  effectTags,
  tasteTags,
  maxDurationDays,
  adviceAfterDays,
}: Pick<HerbToBlend, 'effectTags' | 'tasteTags' | 'maxDurationDays' | 'adviceAfterDays'>): boolean =>
  effectTags.every((tag) => tag === 'tannin') &&
  tasteTags.some((taste) => livelyTastes.has(taste)) &&
  (maxDurationDays === null || maxDurationDays >= minCompanionCourseDays) &&
  (adviceAfterDays === null || adviceAfterDays >= minAdviceDays)
