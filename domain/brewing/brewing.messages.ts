import { joinWords, formatPlural, shortenName } from '../words.ts'
import type { Brew, BrewHerb, BrewPhase } from './brewing.types.ts'
import { getHandling, isCrushed } from './handling.rules.ts'

/** Words that keep their capital letter within a sentence. */
const properNamePattern = /^(?:German|European|Ceylon|California|Iceland|Greek|Asian|American|Devil's|Lady's)$/

/** Returns a herb's name for use in a sentence: without brackets, and in lower case except for proper names. */
export const formatPlantName = (commonName: string): string =>
  shortenName(commonName)
    .split(' ')
    .map((word) => (properNamePattern.test(word) ? word : word.toLowerCase()))
    .join(' ')

const formatNames = (herbs: readonly Pick<BrewHerb, 'commonName'>[]): string =>
  joinWords(herbs.map(({ commonName }) => formatPlantName(commonName)))

const roundTo = (millilitres: number, step: number) => Math.round(millilitres / step) * step

/** Factor for the water in an open pan, because steam takes about a fifth of it. */
const steamFactor = 1.2

type BrewWater = { soak: number; hot: number }

/** Returns the millilitres of water to start with: cold water for the jug, and water for the pan or kettle. */
export function calculateWater(
  { phases, millilitres }: Pick<Brew, 'phases' | 'millilitres'>,
  servings: number,
): BrewWater {
  const totalMillilitres = millilitres * servings
  const isSoaked = phases.some(({ kind }) => kind === 'soak')
  const isHot = phases.some(({ kind }) => kind !== 'soak')
  const isPan = phases.some(({ kind }) => kind === 'simmer' || kind === 'boil')
  const share = isSoaked && isHot ? totalMillilitres / 2 : totalMillilitres
  return { soak: isSoaked ? roundTo(share, 10) : 0, hot: isHot ? roundTo(isPan ? share * steamFactor : share, 10) : 0 }
}

/** Returns the herbs that are in the phase from the start, and later additions grouped by minutes. */
export function listAdditions({ herbs }: BrewPhase): {
  startHerbs: BrewHerb[]
  laterAdditions: { herbs: BrewHerb[]; afterMinutes: number }[]
} {
  const byTime = Map.groupBy(herbs, ({ afterMinutes }) => afterMinutes)
  const groups = [...byTime].map(([afterMinutes, group]) => ({ afterMinutes, herbs: group.map(({ herb }) => herb) }))
  return {
    startHerbs: groups.find(({ afterMinutes }) => afterMinutes === 0)?.herbs ?? [],
    laterAdditions: groups.filter(({ afterMinutes }) => afterMinutes > 0),
  }
}

const formatCups = (servings: number) => (servings === 1 ? 'a cup' : `${servings} cups`)
const isPowder = ({ herbs }: BrewPhase) => herbs.every(({ herb }) => getHandling(herb) === 'powder')

export function createBrewSteps(brew: Brew, servings = 1): string[] {
  const { phases, minutes, preparation } = brew
  const waterText = calculateWater(brew, servings)
  const crushedHerbs = brew.herbs.map(({ herb }) => herb).filter(isCrushed)
  const hotPhases = phases.filter(({ kind, ...rest }) => kind !== 'soak' && !isPowder({ kind, ...rest }))
  const [soakPhase, powderPhase] = [phases.find(({ kind }) => kind === 'soak'), phases.find(isPowder)]
  const needsFineFilter = preparation.includes('fine_filter_strain')
  const strainText = needsFineFilter
    ? 'Strain through a paper filter or a fine cloth, to catch the tiny hairs,'
    : 'Strain'
  return [
    ...(crushedHerbs.length > 0
      ? [`Crush the ${formatNames(crushedHerbs)} just before brewing, until the pieces have split.`]
      : []),
    ...(soakPhase ? [createSoakStep(soakPhase, waterText.soak)] : []),
    ...hotPhases.flatMap((phase, position) => createHotSteps(phase, hotPhases[position - 1], waterText.hot)),
    ...(hotPhases.length > 0
      ? [
          `${strainText} into ${powderPhase || soakPhase ? 'a jug' : formatCups(servings)}.${hotPhases.length > 1 ? ` That makes ${minutes} minutes of brewing in all.` : ''}`,
        ]
      : []),
    ...(powderPhase ? [createPowderStep(powderPhase, hotPhases.length > 0, waterText.hot)] : []),
    ...(soakPhase && hotPhases.length > 0
      ? ['Let it cool until lukewarm and stir in the cold jug; do not heat it again.']
      : []),
    ...(preparation.includes('take_with_plenty_of_water') ? ['Drink a full glass of water after each cup.'] : []),
  ]
}

function createSoakStep(phase: BrewPhase, millilitres: number): string {
  const { startHerbs } = listAdditions(phase)
  return `Cover the ${formatNames(startHerbs)} with ${millilitres} ml of cold water at about ${phase.celsius} °C. Leave to soak for ${phase.minutes} minutes, then strain through a cloth without squeezing.`
}

function createHotSteps(phase: BrewPhase, previousPhase: BrewPhase | undefined, millilitres: number): string[] {
  const { kind, minutes, celsius } = phase
  const { startHerbs, laterAdditions } = listAdditions(phase)
  const additionSteps = laterAdditions.map(
    ({ herbs, afterMinutes }) =>
      `After ${formatPlural(afterMinutes, 'minute')} add the ${formatNames(herbs)} for the last ${formatPlural(minutes - afterMinutes, 'minute')}.`,
  )
  if (kind === 'boil')
    return [
      `Put the ${formatNames(startHerbs)} into a pan with ${millilitres} ml of cold water and bring to the boil (100 °C). Boil for ${minutes} minutes, never less.`,
      ...additionSteps,
    ]
  if (kind === 'simmer')
    return [
      `Put the ${formatNames(startHerbs)} into a pan with ${millilitres} ml of cold water and bring to the boil (100 °C). Turn down the heat and simmer for ${minutes} minutes with the lid ajar.`,
      ...additionSteps,
    ]
  const coverText = celsius < 70 ? 'leave' : 'cover and steep'
  if (!previousPhase)
    return [
      `Pour ${millilitres} ml of water at ${celsius} °C over the ${formatNames(startHerbs)}, ${coverText} for ${minutes} minutes.`,
      ...additionSteps,
    ]
  const startText =
    previousPhase.kind === 'steep'
      ? `Let it cool to about ${celsius} °C`
      : `Take the pan off the heat and wait until it is at about ${Math.min(celsius, 95)} °C`
  return [`${startText}, add the ${formatNames(startHerbs)}, ${coverText} for ${minutes} minutes.`, ...additionSteps]
}

function createPowderStep(phase: BrewPhase, followsHotPhase: boolean, millilitres: number): string {
  const { startHerbs } = listAdditions(phase)
  const waterText = followsHotPhase
    ? `Let it cool to about ${phase.celsius} °C and`
    : `Take ${millilitres} ml of water at ${phase.celsius} °C and`
  return `${waterText} whisk in the ${formatNames(startHerbs)}, little by little; leave it to thicken for ${phase.minutes} minutes.`
}
