import { calmingTags, stimulatingTags } from '#domain/herbs/effects.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'

type Category = Herb['uses'][number]['category']
type EffectTag = Herb['effectTags'][number]

/** Kind of blend. `benefits` are its traditional uses. */
export type BlendKind = {
  name: string
  benefits: readonly [string, string]
  /** Ailments. Each herb in the blend needs a tea use for at least one of them. */
  categories: readonly Category[]
  /** Effect tags that no herb in the blend may have. */
  excludedEffects: readonly EffectTag[]
}

export const blendKinds: readonly BlendKind[] = [
  {
    name: 'Calming Evening Blend',
    benefits: ['A quiet evening', 'Winding down'],
    categories: ['Stress & Anxiety', 'Sleep Problems'],
    excludedEffects: stimulatingTags,
  },
  {
    name: 'Digestive Support Mix',
    benefits: ['After a meal', 'A settled stomach'],
    categories: ['Digestive Issues'],
    excludedEffects: [],
  },
  {
    name: 'Immunity Boost Tea',
    benefits: ['The cold season', 'Warmth on damp days'],
    categories: ['Cold & Flu'],
    excludedEffects: [],
  },
  {
    name: 'Stress Relief Blend',
    benefits: ['A break in the day', 'Calm'],
    categories: ['Stress & Anxiety'],
    excludedEffects: stimulatingTags,
  },
  {
    name: 'Morning Energy Mix',
    benefits: ['Starting the day', 'Feeling awake'],
    categories: ['Energy & Focus'],
    excludedEffects: calmingTags,
  },
  {
    name: 'Sleep Time Harmony',
    benefits: ['The last hour before bed', 'Rest'],
    categories: ['Sleep Problems'],
    excludedEffects: stimulatingTags,
  },
]
