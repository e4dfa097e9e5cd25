import { listWords, plural, shortName } from '../words.ts'
import type { Brew, BrewHerb, BrewPhase } from './brewing.types.ts'
import { handlingOf, isCrushed } from './handling.rules.ts'

/** Words of a name that keep their capital letter within a sentence. */
const proper = /^(?:German|European|Ceylon|California|Iceland|Greek|Asian|American|Devil's|Lady's)$/

/** Returns the name of a herb for use in a sentence: no brackets, and lower case except for proper names. */
export const plantWords = (commonName: string): string =>
  shortName(commonName)
    .split(' ')
    .map((word) => (proper.test(word) ? word : word.toLowerCase()))
    .join(' ')

/** Returns `thyme`, `thyme and sage`, or `thyme, sage and linden blossom`. */
const namesOf = (herbs: readonly Pick<BrewHerb, 'commonName'>[]): string =>
  listWords(herbs.map(({ commonName }) => plantWords(commonName)))

const roundTo = (millilitres: number, step: number) => Math.round(millilitres / step) * step

/** Factor for the water in an open pan, which loses about a fifth as steam. */
const steamFactor = 1.2

type BrewWater = { soak: number; hot: number }

/** Returns the millilitres of water to start with: cold water in the jug, and water in the pan or kettle. */
export function waterFor({ phases, millilitres }: Pick<Brew, 'phases' | 'millilitres'>, servings: number): BrewWater {
  const all = millilitres * servings
  const isSoaked = phases.some(({ kind }) => kind === 'soak')
  const isHot = phases.some(({ kind }) => kind !== 'soak')
  const isPan = phases.some(({ kind }) => kind === 'simmer' || kind === 'boil')
  const share = isSoaked && isHot ? all / 2 : all
  return { soak: isSoaked ? roundTo(share, 10) : 0, hot: isHot ? roundTo(isPan ? share * steamFactor : share, 10) : 0 }
}

/** Returns the herbs that a phase starts with, and those added after so many minutes. */
export function additionsOf({ herbs }: BrewPhase): {
  first: BrewHerb[]
  later: { herbs: BrewHerb[]; after: number }[]
} {
  const byTime = Map.groupBy(herbs, ({ afterMinutes }) => afterMinutes)
  const groups = [...byTime].map(([after, group]) => ({ after, herbs: group.map(({ herb }) => herb) }))
  return {
    first: groups.find(({ after }) => after === 0)?.herbs ?? [],
    later: groups.filter(({ after }) => after > 0),
  }
}

const cupsWord = (servings: number) => (servings === 1 ? 'a cup' : `${servings} cups`)
const isPowder = ({ herbs }: BrewPhase) => herbs.every(({ herb }) => handlingOf(herb) === 'powder')

/** Returns the brewing steps for a number of cups. */
export function brewSteps(brew: Brew, servings = 1): string[] {
  const { phases, minutes, preparation } = brew
  const water = waterFor(brew, servings)
  const crushed = brew.herbs.map(({ herb }) => herb).filter(isCrushed)
  const hot = phases.filter(({ kind, ...rest }) => kind !== 'soak' && !isPowder({ kind, ...rest }))
  const [soaked, powder] = [phases.find(({ kind }) => kind === 'soak'), phases.find(isPowder)]
  const needsFineFilter = preparation.includes('fine_filter_strain')
  const strain = needsFineFilter ? 'Strain through a paper filter or a fine cloth, to catch the tiny hairs,' : 'Strain'
  return [
    ...(crushed.length > 0 ? [`Crush the ${namesOf(crushed)} just before brewing, until the pieces have split.`] : []),
    ...(soaked ? [soakStep(soaked, water.soak)] : []),
    ...hot.flatMap((phase, position) => hotSteps(phase, hot[position - 1], water.hot)),
    ...(hot.length > 0
      ? [
          `${strain} into ${powder || soaked ? 'a jug' : cupsWord(servings)}.${hot.length > 1 ? ` That makes ${minutes} minutes of brewing in all.` : ''}`,
        ]
      : []),
    ...(powder ? [powderStep(powder, hot.length > 0, water.hot)] : []),
    ...(soaked && hot.length > 0 ? ['Let it cool until lukewarm and stir in the cold jug; do not heat it again.'] : []),
    ...(preparation.includes('take_with_plenty_of_water') ? ['Drink a full glass of water after each cup.'] : []),
  ]
}

function soakStep(phase: BrewPhase, millilitres: number): string {
  const { first } = additionsOf(phase)
  return `Cover the ${namesOf(first)} with ${millilitres} ml of cold water, about ${phase.celsius} °C, leave to macerate for ${phase.minutes} minutes, and strain through a cloth without squeezing.`
}

function hotSteps(phase: BrewPhase, before: BrewPhase | undefined, millilitres: number): string[] {
  const { kind, minutes, celsius } = phase
  const { first, later } = additionsOf(phase)
  const added = later.map(
    ({ herbs, after }) =>
      `After ${plural(after, 'minute')} add the ${namesOf(herbs)} for the last ${plural(minutes - after, 'minute')}.`,
  )
  if (kind === 'boil')
    return [
      `Put the ${namesOf(first)} into a pan with ${millilitres} ml of cold water, bring to the boil, 100 °C, and boil for ${minutes} minutes, never less.`,
      ...added,
    ]
  if (kind === 'simmer')
    return [
      `Put the ${namesOf(first)} into a pan with ${millilitres} ml of cold water, bring to the boil, 100 °C, turn down the heat and simmer for ${minutes} minutes with the lid ajar.`,
      ...added,
    ]
  const cover = celsius < 70 ? 'leave' : 'cover and steep'
  if (!before)
    return [
      `Pour ${millilitres} ml of water at ${celsius} °C over the ${namesOf(first)}, ${cover} for ${minutes} minutes.`,
      ...added,
    ]
  const start =
    before.kind === 'steep'
      ? `Let it cool to about ${celsius} °C`
      : `Take the pan off the heat and wait until it is at about ${Math.min(celsius, 95)} °C`
  return [`${start}, add the ${namesOf(first)}, ${cover} for ${minutes} minutes.`, ...added]
}

function powderStep(phase: BrewPhase, isAfter: boolean, millilitres: number): string {
  const { first } = additionsOf(phase)
  const water = isAfter
    ? `Let it cool to about ${phase.celsius} °C and`
    : `Take ${millilitres} ml of water at ${phase.celsius} °C and`
  return `${water} whisk in the ${namesOf(first)}, little by little; leave it to thicken for ${phase.minutes} minutes.`
}
