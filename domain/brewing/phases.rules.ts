import type { BrewHerb, BrewPhase, PhaseHerb } from './brewing.types.ts'
import { canCookWithOthers, getHandling } from './handling.rules.ts'

const boilMinutes = 15
/**
 * Lowest temperature of hot water, in degrees Celsius. Herbs that need this temperature or more are steeped together:
 * one that needs 100 °C loses little at 95 °C.
 */
const hotCelsius = 90
/** Position within the range of minutes that suits all herbs of a phase. */
const durationFactor = 0.4
const roomTemperatureCelsius = 20

/**
 * Returns the phases of a blend in order: cold soaking, cooking, then steeping, with the hotter water first. A herb
 * that needs less time than its phase is added later, so that all finish together.
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
  const addedToPan = usesPan ? filterByHandling('hard').filter(canCookWithOthers) : []
  const steeped = filterByHandling('soft', 'delicate', 'seed', 'hard', 'powder').filter(
    (herb) => !addedToPan.includes(herb),
  )
  const hotHerbs = steeped.filter(({ tea }) => tea.temperatureC >= hotCelsius)
  const warmGroups = [
    ...Map.groupBy(
      steeped.filter((herb) => !hotHerbs.includes(herb)),
      ({ tea }) => tea.temperatureC,
    ),
  ]
  return [
    ...createPhase('soak', soakedHerbs, roomTemperatureCelsius),
    ...(boiledHerbs.length > 0
      ? createPhase('boil', [...boiledHerbs, ...simmeredHerbs, ...addedToPan], 100, boilMinutes)
      : createPhase('simmer', [...simmeredHerbs, ...addedToPan], 100)),
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
 * Sets the temperature to what suits the most delicate herb that is there from the start. The water has cooled by the
 * time the others are added.
 */
function setPouringTemperature(steeped: BrewPhase): BrewPhase {
  const startHerbs = steeped.herbs.filter(({ afterMinutes }) => afterMinutes === 0)
  return { ...steeped, celsius: Math.min(...startHerbs.map(({ herb }) => herb.tea.temperatureC)) }
}

/** Rounds times above 20 minutes to multiples of five. */
const roundMinutes = (minutes: number) => (minutes > 20 ? Math.round(minutes / 5) * 5 : Math.round(minutes))

const sumMinutes = (phases: readonly BrewPhase[]) => phases.reduce((total, { minutes }) => total + minutes, 0)

/** Returns the minutes until all phases are finished. Cold soaking runs in parallel with the others. */
export function calculateTotalMinutes(phases: readonly BrewPhase[]): number {
  const { soak = [], other = [] } = Object.groupBy(phases, ({ kind }) => (kind === 'soak' ? 'soak' : 'other'))
  return Math.max(sumMinutes(soak), sumMinutes(other))
}
