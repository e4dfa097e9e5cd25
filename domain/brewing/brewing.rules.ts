import { calculateCupsPerDay, calculateBlendGrams, type BlendHerb } from './amounts.rules.ts'
import type { Brew, BrewHerb, BrewPhase } from './brewing.types.ts'
import { isCrushed } from './handling.rules.ts'
import { calculateTotalMinutes, createPhases } from './phases.rules.ts'

const cupSizeLimits = { min: 150, max: 250, step: 25 }
const coveredFromCelsius = 70

/**
 * Plans how to brew a blend from its herbs' plant parts and tea figures. `cupsPerDay` is a maximum; the default is 2.
 * Returns undefined for an empty blend. Never throws. Doesn't check which herbs may be combined.
 */
export function brewBlend<AnyHerb extends BrewHerb>(
  blend: readonly BlendHerb<AnyHerb>[],
  { cupsPerDay = 2 }: { cupsPerDay?: number } = {},
): Brew<AnyHerb> | undefined {
  if (blend.length === 0) return undefined
  const herbs = blend.map(({ herb }) => herb)
  const cups = calculateCupsPerDay(herbs, cupsPerDay)
  const phases = createPhases(herbs)
  return {
    herbs: calculateBlendGrams(blend, cups),
    cupsPerDay: cups,
    minutes: calculateTotalMinutes(phases),
    celsius: Math.max(...phases.map(({ celsius }) => celsius)),
    millilitres: calculateCupSize(herbs),
    preparation: listRequirements(herbs, phases),
    phases,
  }
}

/** Returns the millilitres of a cup: the mean of the herbs' usual amounts, between 150 and 250. */
function calculateCupSize(herbs: readonly BrewHerb[]): number {
  const mean = herbs.reduce((sum, { tea }) => sum + tea.waterMl, 0) / herbs.length
  const { min, max, step } = cupSizeLimits
  return Math.min(max, Math.max(min, Math.round(mean / step) * step))
}

function listRequirements(herbs: readonly BrewHerb[], phases: readonly BrewPhase[]): Brew['preparation'] {
  const requirements = new Set(herbs.flatMap(({ tea }) => tea.requirements))
  if (herbs.some(isCrushed)) requirements.add('crush_before_use')
  for (const { kind, celsius } of phases) {
    if (kind === 'simmer') requirements.add('simmer_decoction')
    if (kind === 'steep' && celsius >= coveredFromCelsius) requirements.add('cover_while_steeping')
  }
  return [...requirements]
}
