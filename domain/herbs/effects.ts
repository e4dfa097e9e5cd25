import type { Herb } from './herbs.schemas.ts'

type EffectTag = Herb['effectTags'][number]

/** Calming effects, which don't suit a wake-up tea. */
export const calmingTags = ['sedative', 'mild_sedative', 'impairs_driving'] as const satisfies readonly EffectTag[]

export const drowsinessTags = ['sedative', 'impairs_driving'] as const satisfies readonly EffectTag[]

/** Stimulating effects, which don't suit an evening tea. */
export const stimulatingTags = ['stimulant', 'caffeine'] as const satisfies readonly EffectTag[]
