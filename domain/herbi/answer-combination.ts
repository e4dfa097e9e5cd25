import { joinWords } from '#domain/words.ts'

import { type Answer, type AnswerContext, formatBoldHerbName, toHerbSource, howWeCheck } from './answer-shared.ts'
import { toCheckProfile } from './extracted-profile.ts'
import { checkTogether } from './person-findings.ts'

const maxHerbs = 6
/** Notices about herbs in one cup that an answer has to mention. */
export const shownNotices: ReadonlySet<string> = new Set([
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
      [...notices.map(herbIndex.writeFinding), 'Begin with the smallest amounts; the page of each herb has its limit.'],
    ],
    sources: [...herbs.map(toHerbSource), howWeCheck],
  }
}
