import { conditions } from '#domain/safety/vocabulary.ts'
import { joinWords } from '#domain/words.ts'

import { isUnderTwelve } from './answer-complaints.ts'
import {
  type Answer,
  type AnswerContext,
  formatBoldHerbName,
  getUniqueHerbName,
  helpCenter,
  howWeCheck,
  toHerbSource,
} from './answer-shared.ts'
import type { Passage } from './compose.ts'
import { type ExtractedProfile, toCheckProfile } from './extracted-profile.ts'
import {
  limitLines,
  writeAgeLine,
  writeDrowsinessLines,
  writeLactationLine,
  writePregnancyLine,
} from './herb-sentences.ts'
import type { KnownHerb } from './knowledge.types.ts'
import { checkHerbs, selectPersonFindings, writePersonLines } from './person-findings.ts'

const maxHerbs = 3
const maxReasons = 4
const babyYears = 1

/** Refusals of the largest usual amount, which a smaller amount may pass. */
const foodAmountCodes: ReadonlySet<string> = new Set(['PREGNANCY_ABOVE_FOOD_AMOUNT', 'LACTATION_ABOVE_FOOD_AMOUNT'])
/** Findings that the lines about pregnancy and breastfeeding replace. */
const statusCode = /^(?:PREGNANCY|LACTATION)_/
const smallAmountCodes: ReadonlySet<string> = new Set([
  ...foodAmountCodes,
  'CHILD_AMOUNT_UNKNOWN',
  'CHILD_AMOUNT_EXCEEDED',
])

/** Says for each herb whether this person may drink it: yes, ask first or no, then why, then the limits. */
export function answerSafety(context: AnswerContext): Answer {
  const { question, herbIndex } = context
  const herbs = question.herbs.slice(0, maxHerbs)
  const passages = herbs.flatMap((herb) => judgeHerb(context, herb))
  return {
    passages,
    sources: [...herbs.map(toHerbSource), howWeCheck, ...(question.person.isChild ? [helpCenter] : [])],
    followUps: herbs
      .slice(0, 1)
      .map((herb) => `Who should leave ${getUniqueHerbName(herbIndex, herb).toLowerCase()} out?`),
  }
}

/** Says whether this person may drink a herb, with the reasons and limits. */
export function judgeHerb(
  { herbIndex, question }: Pick<AnswerContext, 'herbIndex' | 'question'>,
  herb: KnownHerb,
): Passage[] {
  const { person } = question
  const { findings } = checkHerbs(herbIndex, [herb], toCheckProfile(person))
  const personal = selectPersonFindings(findings)
  const name = formatBoldHerbName(herbIndex, herb)
  const reader = describeReader(person)
  const isYoung = isUnderTwelve(person)
  const refusals = personal.filter(({ level }) => level === 'REFUSE')
  const isRefused = refusals.some(({ code }) => !smallAmountCodes.has(code))
  const reasons = writePersonLines(
    herbIndex,
    (isRefused ? refusals : personal).filter(({ code }) => !statusCode.test(code)),
    person.medicines,
  )
  const needsAdvice = isYoung || personal.some(({ level }) => level !== 'NOTICE') || hasUnknowns(person)
  const statusLines = [
    ...(person.pregnant ? [writePregnancyLine(herb, getUniqueHerbName(herbIndex, herb))] : []),
    ...(person.breastfeeding ? [writeLactationLine(herb, getUniqueHerbName(herbIndex, herb))] : []),
    ...(person.isChild && reasons.length === 0 ? [writeAgeLine(herb, getUniqueHerbName(herbIndex, herb))] : []),
  ]
  const why = [...new Set([...statusLines, ...reasons])].slice(0, maxReasons)
  if ((person.ageYears ?? babyYears) < babyYears)
    return [
      [
        `No herbal tea for a baby, so not ${name} either: it needs milk alone, and no honey before the first birthday.`,
        'Ask a doctor or health visitor what helps.',
      ],
    ]
  if (isRefused) return [[`No: leave ${name} out${reader}.`], ...toItems(why)]
  if (refusals.some(({ code }) => foodAmountCodes.has(code)))
    return [[`${name} is for cooking alone${reader}, and a cup of it is too much.`], ...toItems(why)]
  if (needsAdvice)
    return [
      [`Ask a pharmacist or doctor before you drink ${name}${reader}.`],
      ...toItems([...why, ...writeUnknowns(person)]),
    ]
  return [
    [
      `Yes, as far as our facts go: they name nothing against ${name}${reader}.`,
      'That is no promise, so mention it to your pharmacist.',
    ],
    ...toItems(why),
    [...limitLines(herb), ...writeDrowsinessLines(herb)],
  ]
}

const toItems = (items: readonly string[]): Passage[] => (items.length > 0 ? [{ items }] : [])

const hasUnknowns = (person: ExtractedProfile) => writeUnknowns(person).length > 0

const writeUnknowns = ({ medicines, allergies }: ExtractedProfile): string[] => [
  ...medicines
    .filter(({ classes }) => classes.length === 0)
    .map(({ name }) => `We do not know the medicine “${name}”, so nothing was checked against it.`),
  ...allergies
    .filter(({ codes }) => codes.length === 0)
    .map(({ name }) => `An allergy to “${name}” is not in our facts, so nothing was checked against it.`),
]

/** Names what the person told, such as " with warfarin and in pregnancy". */
function describeReader(person: ExtractedProfile): string {
  const parts = [
    ...(person.medicines.length > 0 ? [`with ${joinWords(person.medicines.map(({ name }) => name))}`] : []),
    ...(person.conditions.length > 0 ? [`with ${joinWords(person.conditions.map((code) => conditions[code]))}`] : []),
    ...(person.allergies.length > 0
      ? [`with an allergy to ${joinWords(person.allergies.map(({ name }) => name))}`]
      : []),
    ...(person.pregnant ? ['in pregnancy'] : []),
    ...(person.breastfeeding ? ['while breastfeeding'] : []),
    ...(person.isChild ? ['at that age'] : []),
  ]
  return parts.length > 0 ? ` ${joinWords(parts)}` : ''
}
