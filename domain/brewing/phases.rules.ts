import type { BrewHerb, BrewPhase, PhaseHerb } from './brewing.types.ts'
import { cooksAlong, handlingOf } from './handling.rules.ts'

const boilMinutes = 15
/**
 * Lowest temperature of hot water, in degrees Celsius. Herbs that need this temperature or more are steeped together:
 * one that needs 100 °C loses little at 95 °C.
 */
const hotCelsius = 90
/** Position within the range of minutes that suits all herbs of a phase. */
const spanShare = 0.4
const roomCelsius = 20

/**
 * Returns the phases of a blend in order: cold soaking, cooking, then steeping, with the hotter water first. A herb
 * that needs less time than its phase is added later, so that all finish together.
 */
export function phasesOf(herbs: readonly BrewHerb[]): BrewPhase[] {
  const treatments = herbs.map((herb) => ({ herb, handling: handlingOf(herb) }))
  const withHandling = (...kinds: string[]) =>
    treatments.flatMap(({ herb, handling }) => (kinds.includes(handling) ? [herb] : []))
  const [soaked, boiled, simmered] = [withHandling('cold'), withHandling('boil'), withHandling('simmer')]
  const isPanOn = boiled.length + simmered.length > 0
  const cookedAlong = isPanOn ? withHandling('hard').filter(cooksAlong) : []
  const steeped = withHandling('soft', 'delicate', 'seed', 'hard', 'powder').filter(
    (herb) => !cookedAlong.includes(herb),
  )
  const hot = steeped.filter(({ tea }) => tea.temperatureC >= hotCelsius)
  const warm = [
    ...Map.groupBy(
      steeped.filter((herb) => !hot.includes(herb)),
      ({ tea }) => tea.temperatureC,
    ),
  ]
  return [
    ...phase('soak', soaked, roomCelsius),
    ...(boiled.length > 0
      ? phase('boil', [...boiled, ...simmered, ...cookedAlong], 100, boilMinutes)
      : phase('simmer', [...simmered, ...cookedAlong], 100)),
    ...phase('steep', hot, 100).map(withPouringTemperature),
    ...warm.toSorted(([one], [other]) => other - one).flatMap(([celsius, group]) => phase('steep', group, celsius)),
  ]
}

function phase(kind: BrewPhase['kind'], herbs: readonly BrewHerb[], celsius: number, atLeast = 1): BrewPhase[] {
  if (herbs.length === 0) return []
  const minMinutes = Math.max(atLeast, ...herbs.map(({ tea }) => tea.steepMinutesMin))
  const maxMinutes = Math.min(...herbs.map(({ tea }) => tea.steepMinutesMax))
  const minutes = roundMinutes(minMinutes + Math.max(0, maxMinutes - minMinutes) * spanShare)
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
function withPouringTemperature(steeped: BrewPhase): BrewPhase {
  const first = steeped.herbs.filter(({ afterMinutes }) => afterMinutes === 0)
  return { ...steeped, celsius: Math.min(...first.map(({ herb }) => herb.tea.temperatureC)) }
}

/** Rounds times above 20 minutes to multiples of five. */
const roundMinutes = (minutes: number) => (minutes > 20 ? Math.round(minutes / 5) * 5 : Math.round(minutes))

const sumOf = (phases: readonly BrewPhase[]) => phases.reduce((total, { minutes }) => total + minutes, 0)

/** Returns the minutes until all phases are finished. Cold soaking runs in parallel with the others. */
export function minutesOf(phases: readonly BrewPhase[]): number {
  const { soak = [], other = [] } = Object.groupBy(phases, ({ kind }) => (kind === 'soak' ? 'soak' : 'other'))
  return Math.max(sumOf(soak), sumOf(other))
}
