import type { BrewHerb, BrewPhase, PhaseHerb } from './brewing.types.ts'
import { cooksAlong, handlingOf } from './handling.rules.ts'

const boilMinutes = 15
/** What is poured above it is one kind of water: what bears 95 °C loses little beside what wants 100. Degrees Celsius. */
const hotCelsius = 90
/** Of the span that all herbs bear, so far in. */
const intoSpan = 0.4
const roomCelsius = 20

/**
 * The phases that a blend needs, in their order: what soaks cold, what cooks, then what is steeped, the hotter water first. A herb that takes
 * less time than its phase is added later, and all end together.
 */
export function phasesOf(herbs: readonly BrewHerb[]): BrewPhase[] {
  const handled = herbs.map((herb) => ({ herb, handling: handlingOf(herb) }))
  const named = (...kinds: string[]) =>
    handled.flatMap(({ herb, handling }) => (kinds.includes(handling) ? [herb] : []))
  const [soaked, boiled, simmered] = [named('cold'), named('boil'), named('simmer')]
  const isPanOn = boiled.length + simmered.length > 0
  const along = isPanOn ? named('hard').filter(cooksAlong) : []
  const steeped = named('soft', 'delicate', 'seed', 'hard', 'powder').filter((herb) => !along.includes(herb))
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
      ? phase('boil', [...boiled, ...simmered, ...along], 100, boilMinutes)
      : phase('simmer', [...simmered, ...along], 100)),
    ...phase('steep', hot, 100).map(pouredAt),
    ...warm.toSorted(([one], [other]) => other - one).flatMap(([celsius, group]) => phase('steep', group, celsius)),
  ]
}

function phase(kind: BrewPhase['kind'], herbs: readonly BrewHerb[], celsius: number, atLeast = 1): BrewPhase[] {
  if (herbs.length === 0) return []
  const least = Math.max(atLeast, ...herbs.map(({ tea }) => tea.steepMinutesMin))
  const most = Math.min(...herbs.map(({ tea }) => tea.steepMinutesMax))
  const minutes = roundMinutes(least + Math.max(0, most - least) * intoSpan)
  const timed = herbs.map((herb): PhaseHerb => ({
    herb,
    afterMinutes: Math.max(0, minutes - Math.max(1, herb.tea.steepMinutesMax)),
  }))
  return [{ kind, minutes, celsius, herbs: timed.toSorted((one, other) => one.afterMinutes - other.afterMinutes) }]
}

/** The water is right for the tenderest part that lies in it from the beginning; it has cooled for what comes later. */
function pouredAt(steeped: BrewPhase): BrewPhase {
  const first = steeped.herbs.filter(({ afterMinutes }) => afterMinutes === 0)
  return { ...steeped, celsius: Math.min(...first.map(({ herb }) => herb.tea.temperatureC)) }
}

/** Hours in cold water are told in fives. */
const roundMinutes = (minutes: number) => (minutes > 20 ? Math.round(minutes / 5) * 5 : Math.round(minutes))

const sumOf = (phases: readonly BrewPhase[]) => phases.reduce((total, { minutes }) => total + minutes, 0)

/** Minutes until all phases are through; what soaks cold runs beside the others. */
export function minutesOf(phases: readonly BrewPhase[]): number {
  const { soak = [], other = [] } = Object.groupBy(phases, ({ kind }) => (kind === 'soak' ? 'soak' : 'other'))
  return Math.max(sumOf(soak), sumOf(other))
}
