import { additionsOf, waterFor } from '#domain/brewing/brewing.messages.ts'
import type { Brew, BrewPhase } from '#domain/brewing/brewing.types.ts'
import { handlingOf, isCrushed } from '#domain/brewing/handling.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, type Random } from '#domain/random.ts'
import { listWords } from '#domain/words.ts'

import type { Extra } from './extras.ts'
import {
  crushStep,
  firstStep,
  inMinutes,
  lastStep,
  pourSteps,
  type PickWording,
  strainStep,
  type StepContext,
} from './step-wordings.ts'
import type { Vessel } from './vessels.ts'
import { shortHerbName } from './words.ts'

type StepsInput = {
  brew: Brew<Herb>
  servings: number
  vessel: Vessel
  extra: Extra | undefined
  isLate: boolean
  isFlask: boolean
  random: Random
}

/** Writes the steps of a brew as a cook would. Every figure comes from the brew; only the wording is random. */
export function writeSteps({
  brew,
  servings,
  vessel: initialVessel,
  extra,
  isLate,
  isFlask,
  random,
}: StepsInput): string[] {
  const pickWording: PickWording = (...wordings) => pick(wordings, random) ?? ''
  const herbs = new Map(brew.herbs.map(({ herb }) => [herb.slug, herb]))
  const wordsOf = (plants: readonly { slug: string }[]) =>
    listWords(plants.flatMap(({ slug }) => herbs.get(slug) ?? []).map(shortHerbName))
  const water = waterFor(brew, servings)
  const soaked = brew.phases.find(({ kind }) => kind === 'soak')
  const hot = brew.phases.filter((phase) => phase !== soaked)
  const powder = hot.find((phase) => phase.herbs.every(({ herb }) => handlingOf(herb) === 'powder'))
  const brewed = hot.filter((phase) => phase !== powder)
  const crushed = brew.herbs.map(({ herb }) => herb).filter(isCrushed)
  const cups = isFlask
    ? pickWording('a warmed flask', 'a flask rinsed out with boiling water')
    : servings === 1
      ? pickWording('your cup', 'a warm cup')
      : pickWording(`${servings} cups`, `${servings} warm cups`)
  const warmStep =
    crushed.length === 0 && brewed[0]?.kind === 'steep' ? firstStep(pickWording, initialVessel, brew) : undefined
  const vessel =
    warmStep !== undefined && /^(?:Warm|Rinse|Fill)/.test(warmStep)
      ? { ...initialVessel, pot: initialVessel.definitePot }
      : initialVessel
  const context = { pickWording, wordsOf, brew, water: water.hot, vessel, servings }
  const steps = [
    ...(soaked ? [soakStep(context, soaked, water.soak)] : []),
    ...(crushed.length > 0 ? [crushStep(pickWording, wordsOf(crushed))] : []),
    ...(warmStep ? [warmStep] : []),
    ...brewed.flatMap((phase, position) =>
      phaseSteps(context, phase, brewed[position - 1], position === brewed.length - 1 && position > 0),
    ),
    ...(brewed.length > 0 ? [strainStep(context, soaked || powder ? 'a jug' : cups)] : []),
    ...(powder ? [powderStep(context, powder, brewed.length > 0)] : []),
    ...(soaked && brewed.length > 0
      ? [
          pickWording(
            'Wait until it no longer steams and stir the two liquids together. Do not heat them again.',
            'Let it cool until lukewarm, stir in the liquid from the cold jug, and do not boil or reheat the two.',
          ),
        ]
      : []),
    ...(extra ? [extra.step] : []),
  ]
  const hasServingStep = extra?.isCold === true && servings <= brew.cupsPerDay
  const lastSteps = hasServingStep || steps.length >= stepsMax ? [] : [lastStep(context, { isLate, isFlask })]
  return padToFour([...steps, ...lastSteps], pickWording)
}

const stepsMax = 8

function padToFour(steps: string[], pickWording: PickWording): string[] {
  return steps.length >= 4
    ? steps
    : [
        pickWording(
          'Weigh everything on a kitchen scale that shows tenths of a gram.',
          'Weigh out what you need and put the jars away again.',
        ),
        ...steps,
      ]
}

function soakStep({ pickWording, wordsOf }: StepContext, phase: BrewPhase, millilitres: number): string {
  const words = wordsOf(additionsOf(phase).first)
  return `${pickWording(`Rinse the ${words} quickly in a sieve and cover it`, `Put the ${words} into a jug of its own and cover it`)} with ${millilitres} ml of cold drinking water, about ${phase.celsius} °C. Leave to macerate for ${phase.minutes} minutes, stirring when you pass, then strain through a cloth without wringing it.`
}

function phaseSteps(
  context: StepContext,
  phase: BrewPhase,
  previous: BrewPhase | undefined,
  isLastPhase: boolean,
): string[] {
  const { pickWording, wordsOf, brew } = context
  const { first, later } = additionsOf(phase)
  const words = wordsOf(first)
  const added = later.map(({ herbs, after }) => {
    const remaining = phase.minutes - after
    return pickWording(
      `When ${inMinutes(after)} have passed, add the ${wordsOf(herbs)} for the last ${inMinutes(remaining)}.`,
      `Add the ${wordsOf(herbs)} for no more than the last ${inMinutes(remaining)}.`,
    )
  })
  const total = isLastPhase
    ? pickWording(
        ` That makes ${brew.minutes} minutes in all, the cooling aside.`,
        ` With what went before, that makes ${brew.minutes} minutes.`,
      )
    : ''
  if (phase.kind === 'steep')
    return [
      ...(previous ? afterSteps(context, phase, previous, words, total) : pourSteps(context, phase, words)),
      ...added,
    ]
  return [...panSteps(context, phase, words), ...added]
}

function afterSteps(
  { pickWording }: StepContext,
  { celsius, minutes }: BrewPhase,
  previous: BrewPhase,
  words: string,
  total: string,
): string[] {
  const isPan = previous.kind !== 'steep'
  const start = isPan
    ? pickWording(
        `Take the pan off the heat and wait until the bubbling stops, at about ${Math.min(95, celsius)} °C`,
        `Pull the pan off the fire and let it calm down to about ${Math.min(95, celsius)} °C`,
      )
    : pickWording(
        `Take the lid off and let it cool to about ${celsius} °C`,
        `Open it and wait until a thermometer shows about ${celsius} °C`,
      )
  const cover = celsius < 70 ? ' and leave it' : pickWording(', put the lid on and steep', ', cover it and steep')
  return [
    `${start}.`,
    `${pickWording(`Add the ${words}`, `Stir in the ${words}`)}${cover} for ${minutes} minutes.${total}`,
  ]
}

function panSteps({ pickWording, water }: StepContext, { kind, minutes }: BrewPhase, words: string): string[] {
  const start = pickWording(
    `Put the ${words} into a saucepan with ${water} ml of cold water and bring it slowly to the boil, 100 °C.`,
    `Cover the ${words} with ${water} ml of cold water in a small pan and heat it until it boils, 100 °C.`,
  )
  if (kind === 'boil') return [start, `Boil for ${minutes} minutes from the first big bubbles; never shorten this.`]
  return [
    start,
    pickWording(
      `Turn down the heat and simmer for ${minutes} minutes with the lid ajar.`,
      `Simmer for ${minutes} minutes on a low flame, half covered, so that the surface just trembles.`,
      `Turn the flame low and let it simmer for ${minutes} minutes under a tilted lid.`,
    ),
  ]
}

function powderStep({ wordsOf, water }: StepContext, phase: BrewPhase, isAddedLater: boolean): string {
  const words = wordsOf(additionsOf(phase).first)
  const start = isAddedLater
    ? `Let it cool to about ${phase.celsius} °C and`
    : `Take ${water} ml of water at about ${phase.celsius} °C and`
  return `${start} whisk in the ${words} by the half-spoon. Leave it to thicken for ${phase.minutes} minutes, and drink a glass of water after it.`
}
