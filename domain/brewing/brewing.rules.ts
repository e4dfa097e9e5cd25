import { cupsFor, gramsOfBlend, type BlendHerb } from './amounts.rules.ts'
import type { Brew, BrewHerb, BrewPhase } from './brewing.types.ts'
import { isCrushed } from './handling.rules.ts'
import { minutesOf, phasesOf } from './phases.rules.ts'

const cupMillilitres = { least: 150, most: 250, step: 25 }
const coveredFromCelsius = 70

/**
 * Plans how to brew a blend from the plant parts of its herbs and their tea figures. `cupsPerDay` is the maximum, by
 * default 2. Returns undefined for an empty blend and never throws. It doesn't check which herbs may be combined; the
 * safety check does.
 */
export function brewBlend<AnyHerb extends BrewHerb>(
  blend: readonly BlendHerb<AnyHerb>[],
  { cupsPerDay = 2 }: { cupsPerDay?: number } = {},
): Brew<AnyHerb> | undefined {
  if (blend.length === 0) return undefined
  const plants = blend.map(({ herb }) => herb)
  const cups = cupsFor(plants, cupsPerDay)
  const phases = phasesOf(plants)
  return {
    herbs: gramsOfBlend(blend, cups),
    cupsPerDay: cups,
    minutes: minutesOf(phases),
    celsius: Math.max(...phases.map(({ celsius }) => celsius)),
    millilitres: cupSize(plants),
    preparation: preparationOf(plants, phases),
    phases,
  }
}

/** Millilitres of one cup: the mean of the herbs' usual amounts, from 150 to 250. */
function cupSize(herbs: readonly BrewHerb[]): number {
  const mean = herbs.reduce((sum, { tea }) => sum + tea.waterMl, 0) / herbs.length
  const { least, most, step } = cupMillilitres
  return Math.min(most, Math.max(least, Math.round(mean / step) * step))
}

/** Returns the preparation requirements that the steps meet, for the safety check. */
function preparationOf(herbs: readonly BrewHerb[], phases: readonly BrewPhase[]): Brew['preparation'] {
  const requirements = new Set(herbs.flatMap(({ tea }) => tea.requirements))
  if (herbs.some(isCrushed)) requirements.add('crush_before_use')
  for (const { kind, celsius } of phases) {
    if (kind === 'simmer') requirements.add('simmer_decoction')
    if (kind === 'steep' && celsius >= coveredFromCelsius) requirements.add('cover_while_steeping')
  }
  return [...requirements]
}
