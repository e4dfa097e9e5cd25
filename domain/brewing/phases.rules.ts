import type { BrewHerb, BrewPhase, PhaseHerb } from './brewing.types.ts'
import { canCookWithOthers, getHandling } from './handling.rules.ts'

const boilMinutes = 15
/**
 * Lowest temperature of hot water, in degrees Celsius. Herbs that need at least this temperature are steeped together,
 * because even herbs that need 100 °C lose little at 95 °C.
 */
const hotCelsius = 90
/** Where to brew between the minimum (0) and the maximum (1) of the minutes that suit all herbs. */
const durationFactor = 0.4
const roomTemperatureCelsius = 20

/**
 * Returns a blend's phases in order: cold soaking, cooking, then steeping from hotter to cooler water. A herb that
 * needs less time than its phase is added later, so that all herbs finish together.
 */
export function createPhases(herbs: readonly BrewHerb[]): BrewPhase[] {
  const treatments = herbs.map((herb) => ({ herb, handling: getHandling(herb) }))
  const filterByHandling = (...kinds: string[]) =>
    treatments.flatMap(({ herb, handling }) => (kinds.includes(handling) ? [herb] : []))
  const [soakedHerbs, boiledHerbs, simmeredHerbs] = [
    filterByHandling('cold'),
    filterByHandling('boil'),
    filterByHandling('simmer'),
  ]
  const usesPan = boiledHerbs.length + simmeredHerbs.length > 0
  const cookedAlongHerbs = usesPan ? filterByHandling('hard').filter(canCookWithOthers) : []
  const steepedHerbs = filterByHandling('soft', 'delicate', 'seed', 'hard', 'powder').filter(
    (herb) => !cookedAlongHerbs.includes(herb),
  )
  const hotHerbs = steepedHerbs.filter(({ tea }) => tea.temperatureC >= hotCelsius)
  const warmGroups = [
    ...Map.groupBy(
      steepedHerbs.filter((herb) => !hotHerbs.includes(herb)),
      ({ tea }) => tea.temperatureC,
    ),
  ]
  return [
    ...createPhase('soak', soakedHerbs, roomTemperatureCelsius),
    ...(boiledHerbs.length > 0
      ? createPhase('boil', [...boiledHerbs, ...simmeredHerbs, ...cookedAlongHerbs], 100, boilMinutes)
      : createPhase('simmer', [...simmeredHerbs, ...cookedAlongHerbs], 100)),
    ...createPhase('steep', hotHerbs, 100).map(setPouringTemperature),
    ...warmGroups
      .toSorted(([one], [other]) => other - one)
      .flatMap(([celsius, group]) => createPhase('steep', group, celsius)),
  ]
}

function createPhase(
  kind: BrewPhase['kind'],
  herbs: readonly BrewHerb[],
  celsius: number,
  lowestMinutes = 1,
): BrewPhase[] {
  if (herbs.length === 0) return []
  const minMinutes = Math.max(lowestMinutes, ...herbs.map(({ tea }) => tea.steepMinutesMin))
  const maxMinutes = Math.min(...herbs.map(({ tea }) => tea.steepMinutesMax))
  const minutes = roundMinutes(minMinutes + Math.max(0, maxMinutes - minMinutes) * durationFactor)
  const phaseHerbs = herbs.map((herb): PhaseHerb => ({
    herb,
    afterMinutes: Math.max(0, minutes - Math.max(1, herb.tea.steepMinutesMax)),
  }))
  return [{ kind, minutes, celsius, herbs: phaseHerbs.toSorted((one, other) => one.afterMinutes - other.afterMinutes) }]
}

/**
 * Sets the water temperature for the most delicate herb that is in from the start. The water has cooled before the
 * other herbs are added.
 */
function setPouringTemperature(phase: BrewPhase): BrewPhase {
  const startHerbs = phase.herbs.filter(({ afterMinutes }) => afterMinutes === 0)
  return { ...phase, celsius: Math.min(...startHerbs.map(({ herb }) => herb.tea.temperatureC)) }
}

/** Rounds times above 20 minutes to multiples of five minutes. */
const roundMinutes = (minutes: number) => (minutes > 20 ? Math.round(minutes / 5) * 5 : Math.round(minutes))

const sumMinutes = (phases: readonly BrewPhase[]) => phases.reduce((total, { minutes }) => total + minutes, 0)

/** Returns the total minutes. Cold soaking runs in parallel with the other phases. */
export function calculateTotalMinutes(phases: readonly BrewPhase[]): number {
  const { soak = [], other = [] } = Object.groupBy(phases, ({ kind }) => (kind === 'soak' ? 'soak' : 'other'))
  return Math.max(sumMinutes(soak), sumMinutes(other))
}
