import { filterTeaUses } from '#domain/herbs/herbs.rules.ts'
import { calculateCaffeineMg } from '#domain/safety/caffeine.ts'
import { joinWords } from '#domain/words.ts'

import { findMatchingUses } from './answer-complaints.ts'
import {
  type Answer,
  type AnswerContext,
  formatBoldHerbName,
  toHerbSource,
  howWeCheck,
  getUniqueHerbName,
} from './answer-shared.ts'
import type { Complaint } from './complaints.ts'
import { type Passage } from './compose.ts'
import { formatUseWithEvidence, joinUses } from './evidence-texts.ts'
import { toCheckProfile } from './extracted-profile.ts'
import { writeCaffeineLine, causesDrowsiness, writeTasteLine } from './herb-sentences.ts'
import type { KnownHerb } from './knowledge.types.ts'
import { checkTogether } from './person-findings.ts'

const maxHerbs = 6
const shownNotices: ReadonlySet<string> = new Set([
  'DROWSINESS_DRIVING',
  'INGREDIENT_NOTICE',
  'MUCILAGE_NOTICE',
  'CAFFEINE_INFO',
  'AGE_NOTICE',
  'OPPOSING_EFFECTS',
  'MINOR_AMOUNT',
  'INTERACTION_MONITOR',
])

/** Answers a question about combining herbs. Checks the herbs as two cups a day with a small amount of each. */
export function answerCombination({ herbIndex, question }: AnswerContext): Answer {
  const herbs = question.herbs.slice(0, maxHerbs)
  const report = checkTogether(herbIndex, herbs, toCheckProfile(question.person), question.message.kitchen)
  const names = joinWords([...herbs.map((herb) => formatBoldHerbName(herbIndex, herb)), ...question.message.kitchen])
  const [serious, notices] = [
    report.findings.filter(({ level }) => (report.verdict === 'refused' ? level === 'REFUSE' : level !== 'NOTICE')),
    report.findings.filter(({ level, code }) => level === 'NOTICE' && shownNotices.has(code)),
  ]
  const verdicts: Record<typeof report.verdict, string> = {
    refused: `I would not put ${names} into one cup: our check refuses it.`,
    needs_review: `I cannot say yes to ${names} in one cup: a person would have to look at it first.`,
    ok_with_warnings: `${names} may share a cup, with something to mind.`,
    separate: `${names} may share a cup, two hours apart from the medicine or meal named below.`,
    ok: `You can combine ${names} in one cup. We found no safety concerns at the smallest usual amount of each.`,
  }
  return {
    passages: [
      [verdicts[report.verdict]],
      ...(serious.length > 0 ? [{ items: serious.map(herbIndex.writeFinding) }] : []),
      [
        ...notices.map(herbIndex.writeFinding),
        'The smallest amounts are the place to begin, and the page of each herb has its limit.',
      ],
    ],
    sources: [...herbs.map(toHerbSource), howWeCheck],
  }
}

export function answerComparison({ herbIndex, question }: AnswerContext): Answer {
  const herbs = question.herbs.slice(0, 3)
  return {
    passages: [
      [
        `${joinWords(herbs.map((herb) => formatBoldHerbName(herbIndex, herb)))} are different plants, and which is better nobody can say for you.`,
      ],
      ...herbs.flatMap((herb): Passage[] => [
        writeComparisonLines(herb, getUniqueHerbName(herbIndex, herb), question.complaints),
      ]),
      ...(herbs.some(causesDrowsiness)
        ? [
            [
              `${joinWords(herbs.filter(causesDrowsiness).map((herb) => getUniqueHerbName(herbIndex, herb)))} may make you sleepy: do not drive afterwards.`,
            ],
          ]
        : []),
      ['Ask me about one of them for its making and its limits.'],
    ],
    sources: herbs.map(toHerbSource),
  }
}

const writeComparisonLines = (herb: KnownHerb, name: string, complaints: readonly Complaint[]) => [
  writeTasteLine(herb, name),
  ...complaints.slice(0, 1).map((complaint) => {
    const [use] = findMatchingUses(herb, complaint)
    return use
      ? `For ${complaint.name} it has a use on record: ${formatUseWithEvidence(use)}.`
      : `For ${complaint.name} we know of no use of it.`
  }),
  ...(complaints.length === 0 ? [`On record for it: ${joinUses(filterTeaUses(herb.uses).slice(0, 3)).text}.`] : []),
  ...(calculateCaffeineMg(herb, 1) > 0 ? [writeCaffeineLine(herb, 'It')] : []),
]
