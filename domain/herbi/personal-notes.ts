import { createCheck } from '../safety/check.ts'
import type { HerbFacts, SafetyFacts } from '../safety/facts.ts'
import { createFindingWriter } from '../safety/finding-messages.ts'
import { mergeFindings, type RawFinding } from '../safety/findings.ts'
import { indexNames } from '../safety/names.ts'
import { splitWithPlants } from '../safety/naming-sentences.ts'
import type { Profile } from '../safety/profile.ts'
import { preparationRequirements } from '../safety/vocabulary.ts'
import { blockedReplacements } from './chat.messages.ts'
import { createNameOf, addAmounts, noStatedAmounts } from './measured-herbs.ts'
import { toOneLine, herbsOf } from './sentence-check.ts'

/** Returns notes about an answer for a profile, as Markdown; empty without findings. */
export type PersonalNotes = (answer: string, profile: Profile) => string

/** Maximum number of lines that a profile adds to an answer. */
const notesMax = 8

/**
 * Checks the herbs of an answer for one person. Checks each herb alone, at the stated amount or else in one cup, and
 * all herbs with stated amounts together. Never throws.
 */
export function createPersonalNotes(facts: SafetyFacts): PersonalNotes {
  const index = indexNames(facts)
  const check = createCheck(facts)
  const say = createFindingWriter(facts)
  const nameOf = createNameOf(index)

  const personal = (herbs: readonly { herb: HerbFacts; gramsPerDay: number }[], profile: Profile): RawFinding[] => {
    const cups = Math.max(1, ...herbs.map(({ herb, gramsPerDay }) => Math.ceil(gramsPerDay / herb.tea.gramsPerCupMax)))
    const recipe = {
      ingredients: herbs.map(({ herb, gramsPerDay }) => ({ name: nameOf(herb), gramsPerCup: gramsPerDay / cups })),
      cupsPerDay: cups,
      preparation: [...preparationRequirements],
    }
    const generalFindings = new Set(check(recipe, undefined, 'human').findings.map(keyOf))
    return check(recipe, profile, 'human').findings.filter(
      (finding) => (finding.level === 'REFUSE' || finding.level === 'WARN') && !generalFindings.has(keyOf(finding)),
    )
  }

  return (answer, profile) => {
    const sentences = splitWithPlants(index, toOneLine(answer))
    const herbs = new Map(sentences.flatMap(herbsOf).map((herb) => [herb.slug, herb]))
    let statedAmounts = noStatedAmounts
    for (const sentence of sentences) statedAmounts = addAmounts(statedAmounts, sentence, sentences.flatMap(herbsOf)[0])
    const dailyGramsOf = (herb: HerbFacts) => statedAmounts.amounts.get(herb.slug)?.day ?? herb.tea.gramsPerCupMax
    const alone = [...herbs.values()].flatMap((herb) => personal([{ herb, gramsPerDay: dailyGramsOf(herb) }], profile))
    const blend = [...statedAmounts.amounts.values()].map(({ herb, day }) => ({ herb, gramsPerDay: day }))
    const together = blend.length > 1 ? personal(blend, profile) : []
    const lines = [...new Set(mergeFindings([...alone, ...together]).map(say))].slice(0, notesMax)
    return lines.length === 0
      ? ''
      : [`**${blockedReplacements.personal}**`, ...lines.map((line) => `- ${line}`)].join('\n')
  }
}

const keyOf = ({ level, code, subject }: RawFinding) => `${level} ${code} ${subject}`
