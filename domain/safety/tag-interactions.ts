import type { HerbFacts, Source } from './facts.ts'

export type EffectTag = HerbFacts['effectTags'][number]

/** Interactions of every herb with the tag. */
export const tagInteractions = (_tag: EffectTag): readonly HerbFacts['interactions'][number][] => []

/** The sources of what a tag brings for a class. */
export const tagSources = (
  _tag: EffectTag,
  _drugClass: HerbFacts['interactions'][number]['drugClass'],
): readonly Source[] => []
