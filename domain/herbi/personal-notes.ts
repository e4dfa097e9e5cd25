import { writeUnknownMedicine } from '#domain/safety/unknown-medicine.ts'

import { createCheck } from '../safety/check.ts'
import type { HerbFacts, SafetyFacts } from '../safety/facts.ts'
import { createFindingWriter } from '../safety/finding-messages.ts'
import { mergeFindings, type RawFinding } from '../safety/findings.ts'
import { indexNames } from '../safety/names.ts'
import { splitWithPlants } from '../safety/plant-sentences.ts'
import type { Profile } from '../safety/profile.ts'
import { preparationRequirements } from '../safety/vocabulary.ts'
import { blockedReplacements } from './chat.messages.ts'
import { createHerbNamer, addAmounts, noStatedAmounts } from './measured-herbs.ts'
import { toOneLine, findHerbs } from './sentence-check.ts'

/** Returns safety notes for the person as Markdown, or an empty string if there are no findings. */
export type PersonalNotes = (answer: string, profile: Profile) => string

const maxNotes = 8

/**
 * Checks an answer's herbs for the person. Checks each herb separately, at its stated amount or at the maximum for one
 * cup. Then checks all stated amounts together. Never throws.
 */
export function createPersonalNotes(facts: SafetyFacts): PersonalNotes {
  const index = indexNames(facts)
  const check = createCheck(facts)
  const writeFinding = createFindingWriter(facts, writeUnknownMedicine)
  const getHerbName = createHerbNamer(index)

  const findPersonalFindings = (
    herbs: readonly { herb: HerbFacts; gramsPerDay: number }[],
    profile: Profile,
  ): RawFinding[] => {
    const cups = Math.max(1, ...herbs.map(({ herb, gramsPerDay }) => Math.ceil(gramsPerDay / herb.tea.gramsPerCupMax)))
    const recipe = {
      ingredients: herbs.map(({ herb, gramsPerDay }) => ({ name: getHerbName(herb), gramsPerCup: gramsPerDay / cups })),
      cupsPerDay: cups,
      preparation: [...preparationRequirements],
    }
    const generalFindings = new Set(check(recipe, undefined, 'human').findings.map(getFindingKey))
    return check(recipe, profile, 'human').findings.filter(
      (finding) =>
        (finding.level === 'REFUSE' || finding.level === 'WARN') && !generalFindings.has(getFindingKey(finding)),
    )
  }

  return (answer, profile) => {
    const sentences = splitWithPlants(index, toOneLine(answer))
    const herbs = new Map(sentences.flatMap(findHerbs).map((herb) => [herb.slug, herb]))
    let statedAmounts = noStatedAmounts
    for (const sentence of sentences)
      statedAmounts = addAmounts(statedAmounts, sentence, sentences.flatMap(findHerbs)[0])
    const getDailyGrams = (herb: HerbFacts) => statedAmounts.amounts.get(herb.slug)?.day ?? herb.tea.gramsPerCupMax
    const singleHerbFindings = [...herbs.values()].flatMap((herb) =>
      findPersonalFindings([{ herb, gramsPerDay: getDailyGrams(herb) }], profile),
    )
    const blend = [...statedAmounts.amounts.values()].map(({ herb, day }) => ({ herb, gramsPerDay: day }))
    const blendFindings = blend.length > 1 ? findPersonalFindings(blend, profile) : []
    const lines = [...new Set(mergeFindings([...singleHerbFindings, ...blendFindings]).map(writeFinding))].slice(
      0,
      maxNotes,
    )
    return lines.length === 0
      ? ''
      : [`**${blockedReplacements.personal}**`, ...lines.map((line) => `- ${line}`)].join('\n')
  }
}

const getFindingKey = ({ level, code, subject }: RawFinding) => `${level} ${code} ${subject}`
