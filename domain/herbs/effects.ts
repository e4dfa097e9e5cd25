import type { Herb } from './herbs.schemas.ts'

type EffectTag = Herb['effectTags'][number]

/** What calms; it spoils a cup that is to wake up. */
export const calmingTags = ['sedative', 'mild_sedative', 'impairs_driving'] as const satisfies readonly EffectTag[]

/** What makes drowsy: nobody drives after it. */
export const drowsyTags = ['sedative', 'impairs_driving'] as const satisfies readonly EffectTag[]

/** What stirs; it spoils a cup for the evening. */
export const rousingTags = ['stimulant', 'caffeine'] as const satisfies readonly EffectTag[]
