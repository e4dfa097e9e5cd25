import type { Herb } from './herbs.schemas.ts'

type EffectTag = Herb['effectTags'][number]

/** Effects that calm, which don't suit a tea for waking up. */
export const calmingTags = ['sedative', 'mild_sedative', 'impairs_driving'] as const satisfies readonly EffectTag[]

/** Effects that cause drowsiness, after which nobody should drive. */
export const drowsinessTags = ['sedative', 'impairs_driving'] as const satisfies readonly EffectTag[]

/** Effects that stimulate, which don't suit a tea for the evening. */
export const stimulatingTags = ['stimulant', 'caffeine'] as const satisfies readonly EffectTag[]
