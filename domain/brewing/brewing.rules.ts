import { cupsFor, gramsOfBlend, type Shared } from './amounts.rules.ts'
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
export function brewBlend<Given extends BrewHerb>(
  blend: readonly Shared<Given>[],
  { cupsPerDay = 2 }: { cupsPerDay?: number } = {},
): Brew<Given> | undefined {
  if (blend.length === 0) return undefined
  const plants = blend.map(({ herb }) => herb)
  const cups = cupsFor(plants, cupsPerDay)
  const phases = phasesOf(plants)
  return {
    herbs: gramsOfBlend(blend, cups),
    cupsPerDay: cups,
    minutes: minutesOf(phases),
    celsius: Math.max(...phases.map(({ celsius }) => celsius)),
    millilitres: cupOf(plants),
    preparation: preparationOf(plants, phases),
    phases,
  }
}

/** Millilitres of one cup: the mean of the herbs' usual amounts, from 150 to 250. */
function cupOf(herbs: readonly BrewHerb[]): number {
  const mean = herbs.reduce((sum, { tea }) => sum + tea.waterMl, 0) / herbs.length
  const { least, most, step } = cupMillilitres
  return Math.min(most, Math.max(least, Math.round(mean / step) * step))
}

/** Returns the preparation requirements that the steps meet, for the safety check. */
function preparationOf(herbs: readonly BrewHerb[], phases: readonly BrewPhase[]): Brew['preparation'] {
  const asked = new Set(herbs.flatMap(({ tea }) => tea.requirements))
  if (herbs.some(isCrushed)) asked.add('crush_before_use')
  for (const { kind, celsius } of phases) {
    if (kind === 'simmer') asked.add('simmer_decoction')
    if (kind === 'steep' && celsius >= coveredFromCelsius) asked.add('cover_while_steeping')
  }
  return [...asked]
}
