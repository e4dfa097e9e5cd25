import type { AllergySourceId } from './allergy-sources.ts'

export type AllergyLevel = 'refuse' | 'caution'

/**
 * Ingredients to check for one allergy, and the level of the finding. Herbs are slugs; kitchen ingredients are names.
 */
export type AllergyPair = {
  level: AllergyLevel
  herbs: readonly string[]
  kitchen: readonly string[]
  sources: readonly AllergySourceId[]
}

type Sources = readonly [AllergySourceId, ...AllergySourceId[]]
type PairedNames = { herbs?: string; kitchen?: string }

const createPairBuilder =
  (level: AllergyLevel) =>
  (sources: Sources, { herbs = '', kitchen = '' }: PairedNames): AllergyPair => ({
    level,
    herbs: splitNames(herbs),
    kitchen: splitNames(kitchen),
    sources,
  })
export const refuse = createPairBuilder('refuse')
export const caution = createPairBuilder('caution')

const splitNames = (text: string) => text.split(', ').filter((name) => name !== '')
