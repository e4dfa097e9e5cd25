import { listAdditions, calculateWater } from '#domain/brewing/brewing.messages.ts'
import type { Brew, BrewPhase } from '#domain/brewing/brewing.types.ts'
import { getHandling, isCrushed } from '#domain/brewing/handling.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, type Random } from '#domain/random.ts'
import { joinWords } from '#domain/words.ts'

import type { ExtraIngredient } from './extras.ts'
import { getShortHerbName } from './herb-names.ts'
import {
  writeCrushStep,
  writeFirstStep,
  formatMinutes,
  writeLastStep,
  writePourSteps,
  type PickWording,
  writeStrainStep,
  type StepContext,
} from './step-wordings.ts'
import type { Vessel } from './vessels.ts'

type StepsInput = {
  brew: Brew<Herb>
  servings: number
  vessel: Vessel
  extra: ExtraIngredient | undefined
  isLate: boolean
  isFlask: boolean
  random: Random
}

/** Writes the steps of a brew. All figures come from the brew; only the wording is random. */
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
  const joinHerbNames = (plants: readonly { slug: string }[]) =>
    joinWords(plants.flatMap(({ slug }) => herbs.get(slug) ?? []).map(getShortHerbName))
  const water = calculateWater(brew, servings)
  const soakPhase = brew.phases.find(({ kind }) => kind === 'soak')
  const hotPhases = brew.phases.filter((phase) => phase !== soakPhase)
  const powderPhase = hotPhases.find((phase) => phase.herbs.every(({ herb }) => getHandling(herb) === 'powder'))
  const brewPhases = hotPhases.filter((phase) => phase !== powderPhase)
  const crushedHerbs = brew.herbs.map(({ herb }) => herb).filter(isCrushed)
  const target = isFlask
    ? pickWording('a warmed flask', 'a flask rinsed out with boiling water')
    : servings === 1
      ? pickWording('your cup', 'a warm cup')
      : pickWording(`${servings} cups`, `${servings} warm cups`)
  const warmStep =
    crushedHerbs.length === 0 && brewPhases[0]?.kind === 'steep'
      ? writeFirstStep(pickWording, initialVessel, brew)
      : undefined
  const vessel =
    warmStep !== undefined && /^(?:Warm|Rinse|Fill)/.test(warmStep)
      ? { ...initialVessel, pot: initialVessel.definitePot }
      : initialVessel
  const context = { pickWording, joinHerbNames, brew, water: water.hot, vessel, servings }
  const steps = [
    ...(soakPhase ? [writeSoakStep(context, soakPhase, water.soak)] : []),
    ...(crushedHerbs.length > 0 ? [writeCrushStep(pickWording, joinHerbNames(crushedHerbs))] : []),
    ...(warmStep ? [warmStep] : []),
    ...brewPhases.flatMap((phase, position) =>
      writePhaseSteps(context, phase, brewPhases[position - 1], position === brewPhases.length - 1 && position > 0),
    ),
    ...(brewPhases.length > 0 ? [writeStrainStep(context, soakPhase || powderPhase ? 'a jug' : target)] : []),
    ...(powderPhase ? [writePowderStep(context, powderPhase, brewPhases.length > 0)] : []),
    ...(soakPhase && brewPhases.length > 0
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
  const lastSteps = hasServingStep || steps.length >= maxSteps ? [] : [writeLastStep(context, { isLate, isFlask })]
  return padToFourSteps([...steps, ...lastSteps], pickWording)
}

const maxSteps = 8

function padToFourSteps(steps: string[], pickWording: PickWording): string[] {
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

function writeSoakStep({ pickWording, joinHerbNames }: StepContext, phase: BrewPhase, millilitres: number): string {
  const herbNames = joinHerbNames(listAdditions(phase).startHerbs)
  return `${pickWording(`Rinse the ${herbNames} quickly in a sieve and cover it`, `Put the ${herbNames} into a jug of its own and cover it`)} with ${millilitres} ml of cold drinking water, about ${phase.celsius} °C. Leave to macerate for ${phase.minutes} minutes, stirring when you pass, then strain through a cloth without wringing it.`
}

function writePhaseSteps(
  context: StepContext,
  phase: BrewPhase,
  previous: BrewPhase | undefined,
  isLastPhase: boolean,
): string[] {
  const { pickWording, joinHerbNames, brew } = context
  const { startHerbs, laterAdditions } = listAdditions(phase)
  const herbNames = joinHerbNames(startHerbs)
  const additionSteps = laterAdditions.map(({ herbs, afterMinutes }) => {
    const remaining = phase.minutes - afterMinutes
    return pickWording(
      `When ${formatMinutes(afterMinutes)} have passed, add the ${joinHerbNames(herbs)} for the last ${formatMinutes(remaining)}.`,
      `Add the ${joinHerbNames(herbs)} for no more than the last ${formatMinutes(remaining)}.`,
    )
  })
  const totalNote = isLastPhase
    ? pickWording(
        ` That makes ${brew.minutes} minutes in all, the cooling aside.`,
        ` With what went before, that makes ${brew.minutes} minutes.`,
      )
    : ''
  if (phase.kind === 'steep')
    return [
      ...(previous
        ? writeFollowingSteepSteps(context, phase, previous, herbNames, totalNote)
        : writePourSteps(context, phase, herbNames)),
      ...additionSteps,
    ]
  return [...writePanSteps(context, phase, herbNames), ...additionSteps]
}

function writeFollowingSteepSteps(
  { pickWording }: StepContext,
  { celsius, minutes }: BrewPhase,
  previous: BrewPhase,
  herbNames: string,
  totalNote: string,
): string[] {
  const isPan = previous.kind !== 'steep'
  const opening = isPan
    ? pickWording(
        `Take the pan off the heat and wait until the bubbling stops, at about ${Math.min(95, celsius)} °C`,
        `Pull the pan off the fire and let it calm down to about ${Math.min(95, celsius)} °C`,
      )
    : pickWording(
        `Take the lid off and let it cool to about ${celsius} °C`,
        `Open it and wait until a thermometer shows about ${celsius} °C`,
      )
  const coverText = celsius < 70 ? ' and leave it' : pickWording(', put the lid on and steep', ', cover it and steep')
  return [
    `${opening}.`,
    `${pickWording(`Add the ${herbNames}`, `Stir in the ${herbNames}`)}${coverText} for ${minutes} minutes.${totalNote}`,
  ]
}

function writePanSteps({ pickWording, water }: StepContext, { kind, minutes }: BrewPhase, herbNames: string): string[] {
  const opening = pickWording(
    `Put the ${herbNames} into a saucepan with ${water} ml of cold water and bring it slowly to the boil, 100 °C.`,
    `Cover the ${herbNames} with ${water} ml of cold water in a small pan and heat it until it boils, 100 °C.`,
  )
  if (kind === 'boil') return [opening, `Boil for ${minutes} minutes from the first big bubbles; never shorten this.`]
  return [
    opening,
    pickWording(
      `Turn down the heat and simmer for ${minutes} minutes with the lid ajar.`,
      `Simmer for ${minutes} minutes on a low flame, half covered, so that the surface just trembles.`,
      `Turn the flame low and let it simmer for ${minutes} minutes under a tilted lid.`,
    ),
  ]
}

function writePowderStep({ joinHerbNames, water }: StepContext, phase: BrewPhase, isAddedLater: boolean): string {
  const herbNames = joinHerbNames(listAdditions(phase).startHerbs)
  const opening = isAddedLater
    ? `Let it cool to about ${phase.celsius} °C and`
    : `Take ${water} ml of water at about ${phase.celsius} °C and`
  return `${opening} whisk in the ${herbNames} by the half-spoon. Leave it to thicken for ${phase.minutes} minutes, and drink a glass of water after it.`
}
