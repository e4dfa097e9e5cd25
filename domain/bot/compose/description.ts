import type { Brew } from '#domain/brewing/brewing.types.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, type Random } from '#domain/random.ts'
import { descriptionWordLimits } from '#domain/recipes/recipe-limits.ts'
import { countWords } from '#domain/text.ts'
import { toSentenceCase } from '#domain/words.ts'

import { herbTexts } from '../herb-texts/herb-texts.ts'
import type { SceneTemplate } from '../scenes/scenes.types.ts'
import { listClosings } from './closings.ts'
import { getHerbTitleInSentence } from './herb-names.ts'
import type { ChooseLeastUsed } from './phrase-choice.ts'

type DescriptionInput = {
  herbs: readonly Herb[]
  scene: SceneTemplate
  brew: Brew<Herb>
  isCold: boolean
  choose: ChooseLeastUsed
  random: Random
}

/** Probability that a description with a closing sentence is preferred. */
const closingProbability = 0.6

/**
 * Writes a description of 40 to 90 words from a scene, a trait of each herb and often a closing sentence. Prefers
 * phrases that few recipes use. Returns undefined if no version has the right length.
 */
export function writeDescription({ herbs, scene, brew, isCold, choose, random }: DescriptionInput): string | undefined {
  const herbText = describeHerbs(herbs, isLeadHeaviest(brew), choose, random)
  const closing = choose(listClosings({ herbs, brew, isCold }), (text) => text)
  const longText = [scene.text, herbText, closing].join(' ')
  const shortText = [scene.text, herbText].join(' ')
  const candidates = random() < closingProbability ? [longText, shortText] : [shortText, longText]
  return candidates.find(
    (text) => countWords(text) >= descriptionWordLimits.min && countWords(text) <= descriptionWordLimits.max,
  )
}

function isLeadHeaviest({ herbs }: Brew<Herb>): boolean {
  const [lead, ...others] = herbs.map(({ gramsPerCup }) => gramsPerCup)
  return lead !== undefined && others.every((grams) => grams < lead)
}

function describeHerbs(
  herbs: readonly Herb[],
  isLeadHeaviest: boolean,
  choose: ChooseLeastUsed,
  random: Random,
): string {
  const herbTraits = herbs.map((herb) => {
    const word = getHerbTitleInSentence(herb)
    const trait = choose(herbTexts[herb.slug]?.traits ?? [], (text) => text) ?? 'is there for its taste'
    return { word, trait }
  })
  const [lead, second, third, fourth] = herbTraits
  if (!lead) return ''
  const capitalisedLead = toSentenceCase(lead.word)
  if (!second) return `${capitalisedLead} ${lead.trait}, and it has the cup to itself.`
  const capitalisedSecond = toSentenceCase(second.word)
  const pair =
    pick(
      [
        `${capitalisedLead} ${lead.trait}; ${second.word} ${second.trait}.`,
        `${capitalisedLead} ${lead.trait}. ${capitalisedSecond} ${second.trait}.`,
        ...(isLeadHeaviest
          ? [`${capitalisedLead}, of which there is most, ${lead.trait}. Beside it ${second.word} ${second.trait}.`]
          : []),
        `First comes ${lead.word}, which ${lead.trait}; then ${second.word}, which ${second.trait}.`,
        `${capitalisedSecond} ${second.trait}, while ${lead.word} ${lead.trait}.`,
      ],
      random,
    ) ?? ''
  if (!third) return pair
  const thirdSentence = pick(
    [
      `${toSentenceCase(third.word)} ${third.trait}.`,
      `A little ${third.word} ${third.trait}.`,
      `Behind them ${third.word} ${third.trait}.`,
      `Then there is ${third.word}, which ${third.trait}.`,
    ],
    random,
  )
  const fourthSentence = fourth ? ` Last comes ${fourth.word}, which ${fourth.trait}.` : ''
  return `${pair} ${thirdSentence}${fourthSentence}`
}
