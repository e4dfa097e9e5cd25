import type { Brew, BrewPhase } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'

import { herbTexts } from '../herb-texts/herb-texts.ts'
import type { Vessel } from './vessels.ts'

export type PickWording = (...wordings: string[]) => string

/** Input for the wording of a step. `joinHerbNames` lists herb names; `water` is hot water in millilitres. */
export type StepContext = {
  pickWording: PickWording
  joinHerbNames: (plants: readonly { slug: string }[]) => string
  brew: Brew<Herb>
  water: number
  vessel: Vessel
  servings: number
}

export const formatMinutes = (minutes: number) => (minutes === 1 ? 'one minute' : `${minutes} minutes`)

export function writeFirstStep(pickWording: PickWording, { pot }: Vessel, { herbs }: Brew<Herb>): string {
  const isLeaf = herbs.every(({ herb }) => herbTexts[herb.slug]?.note.startsWith('dried leaf') === true)
  return pickWording(
    `Warm ${pot} with a splash from the kettle and tip it out.`,
    `Rinse ${pot} with hot water, so that it does not cool what comes after.`,
    `Fill ${pot} from the hot tap, count to twenty and empty it.`,
    'Weigh everything into a saucer; it is quicker than it sounds.',
    'Put the kettle on, and weigh everything out while it gets loud.',
    'Set out a timer, a strainer and something to cover it with.',
    'Draw fresh water for the kettle; what has stood since the morning tastes of it.',
    'Stand a saucer on the scales, set them to zero, and weigh one thing after the other.',
    'Weigh the herbs before the water is ready: with the kettle singing one tends to guess.',
    'Spread what you have weighed on a white plate and pick out whatever does not belong.',
    'Bring the kettle to the boil with no more water in it than you need.',
    'Read the steps once through, then clear a corner of the table.',
    'Lay out scales, a spoon and a strainer, so that nothing is hunted for later.',
    ...(isLeaf ? ['Crumble the leaves between your fingers, and pick out the thick stalks.'] : []),
    ...(herbs.length > 1 ? ['Toss the dry herbs together in a bowl, so that no part of the pot goes without.'] : []),
  )
}

export function writeCrushStep(pickWording: PickWording, herbNames: string): string {
  return pickWording(
    `Crush the ${herbNames} in a mortar until the pieces have split.`,
    `Bruise the ${herbNames} under a rolling pin until you can smell it across the table.`,
    `Crack the ${herbNames} with the bottom of a heavy glass, just before brewing.`,
    `Crush the ${herbNames} roughly with a pestle; coarse is right, powder is not.`,
    `Give the ${herbNames} a few turns in the mortar, until hardly anything is whole.`,
    `Fold the ${herbNames} into a clean cloth and crush with a rolling pin.`,
    `Press the ${herbNames} under the flat of a broad knife until you hear it crack.`,
  )
}

const describeWater = (celsius: number, pickWording: PickWording) =>
  celsius >= 98
    ? pickWording(
        `boiling water (${celsius} °C)`,
        `water straight from the boil (${celsius} °C)`,
        `freshly boiled water (${celsius} °C)`,
        `water at ${celsius} °C`,
      )
    : celsius >= 85
      ? pickWording(
          `water at about ${celsius} °C`,
          `water that has stood off the boil for a minute (about ${celsius} °C)`,
          `hot water, just off the boil (about ${celsius} °C)`,
        )
      : `water at about ${celsius} °C`

export function writePourSteps(
  { pickWording, water, vessel: { pot, lid } }: StepContext,
  phase: BrewPhase,
  herbNames: string,
): string[] {
  const { celsius, minutes } = phase
  const hotWater = describeWater(celsius, pickWording)
  const coolingNote =
    celsius < 85
      ? ` ${pickWording('Use a thermometer, or mix boiling with cold water until it is right.', 'Let the kettle stand open until the thermometer says so.')}`
      : ''
  return [
    pickWording(
      `Put the ${herbNames} into ${pot} and pour on ${water} ml of ${hotWater}.`,
      `Tip the ${herbNames} into ${pot} and fill up with ${water} ml of ${hotWater}.`,
      `Pour ${water} ml of ${hotWater} over the ${herbNames} in ${pot}.`,
      `Lay the ${herbNames} on the bottom of ${pot} and add ${water} ml of ${hotWater}.`,
      `With the ${herbNames} in ${pot}, pour in ${water} ml of ${hotWater}.`,
      `Scatter the ${herbNames} into ${pot}, then wet everything with ${water} ml of ${hotWater}.`,
    ) + coolingNote,
    celsius < 70
      ? `Leave it for ${minutes} minutes.`
      : pickWording(
          `Cover it with ${lid} and steep for ${minutes} minutes.`,
          `Lay ${lid} on top. Steep for ${minutes} minutes.`,
          `Put ${lid} on at once and steep for ${minutes} minutes.`,
          `Steep for ${minutes} minutes, covered with ${lid}.`,
          `Give it ${minutes} minutes under ${lid}.`,
          `Stir once, cover with ${lid}, and leave to steep for ${minutes} minutes.`,
          `Put ${lid} on and set a timer: ${minutes} minutes.`,
          `Leave it alone for ${minutes} minutes, with ${lid} on top so that the scent stays in.`,
        ),
  ]
}

export function writeStrainStep({ pickWording, brew }: StepContext, target: string): string {
  const slugs = new Set(brew.herbs.map(({ herb }) => herb.slug))
  if (brew.preparation.includes('fine_filter_strain') || slugs.has('rosehip'))
    return pickWording(
      `Strain it through a paper filter into ${target}, so that no fine hairs come along.`,
      `Pour it through a fine cloth or a paper filter into ${target}; the fine hairs have to stay behind.`,
      `Let it run through a paper filter into ${target}. It is slow, and keeps back the fine hairs.`,
    )
  return pickWording(
    `Strain it into ${target}.`,
    `Strain into ${target} without pressing.`,
    `Pour it through a sieve into ${target}.`,
    `Strain it through a fine sieve into ${target}.`,
    `Pour off through a strainer into ${target}, down to the last drops.`,
    `Sieve it into ${target}, and give the strainer a tap.`,
    `Strain into ${target}; what stays in the sieve goes on the compost.`,
  )
}

type ServingOccasion = { isLate: boolean; isFlask: boolean }

/**
 * Writes the step about drinking the tea. It never suggests more cups per person than the daily maximum, or keeping tea
 * overnight.
 */
export function writeLastStep(
  { pickWording, brew: { cupsPerDay }, servings }: StepContext,
  { isLate, isFlask }: ServingOccasion,
): string {
  if (servings > cupsPerDay) {
    const dailyCups = cupsPerDay === 1 ? 'one cup' : 'two cups'
    return pickWording(
      `Have no more than ${dailyCups} yourself and leave the rest for somebody else.`,
      `Share it: ${dailyCups} a day are enough for one person.`,
      `Ask somebody to join you, for ${dailyCups} a day are the most for one.`,
    )
  }
  if (isFlask)
    return pickWording(
      'Screw it shut, and drink it within the day.',
      'Close the flask and wash it out in the evening, whatever is left.',
      'Screw the lid down. It stays hot for some hours, so test the first sip.',
    )
  if (servings === 1)
    return pickWording(
      'Drink it warm, in small sips.',
      'Sit down with it while it is hot.',
      'Drink it slowly, and rinse the strainer before the leaves dry on.',
      'Let it cool for a moment, then drink it without doing anything else.',
      'Drink it within the half hour; it is made for now.',
      ...(cupsPerDay === 1 ? ['One cup is enough for the day.'] : []),
    )
  if (isLate)
    return pickWording(
      'Share it with whoever is still up.',
      'Drink one cup slowly, and put a saucer over the rest in case you wake. By morning it is for the sink.',
      'Have one cup now. What nobody drinks tonight is poured away, for it is no better tomorrow.',
      'Take one cup to where you sit, and cover what is left until you have finished it.',
    )
  return pickWording(
    'Drink one cup now and keep what is left under a saucer.',
    servings === 2 ? 'Have one now, and the other later in the day.' : 'Have one now, and the others across the day.',
    'Share it, or drink the cups some hours apart.',
    'Drink while it is warm; what is left is good for the same day.',
    'Pour one cup, and let the rest stand covered until you want it.',
  )
}
