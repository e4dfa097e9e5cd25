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
import { type ExtractedProfile, hasProfile, toCheckProfile } from './extracted-profile.ts'
import {
  limitLines,
  writeAgeLine,
  writeDrowsinessLines,
  writeLactationLine,
  writePregnancyLine,
} from './herb-sentences.ts'
import type { Question } from './interpret-conversation.ts'
import type { KnownHerb } from './knowledge.types.ts'
import { checkHerbs, selectPersonFindings, writePersonLines } from './person-findings.ts'
import type { Topic } from './topics.ts'

const maxHerbs = 4
const maxReasons = 4
const babyYears = 1
export const isBaby = ({ ageYears = babyYears }: ExtractedProfile): boolean => ageYears < babyYears

/** Refusals of the largest usual amount, which a smaller amount may pass. */
const foodAmountCodes: ReadonlySet<string> = new Set(['PREGNANCY_ABOVE_FOOD_AMOUNT', 'LACTATION_ABOVE_FOOD_AMOUNT'])
/** Findings that the lines about pregnancy and breastfeeding replace. */
const statusCode = /^(?:PREGNANCY|LACTATION)_/
const smallAmountCodes: ReadonlySet<string> = new Set([
  ...foodAmountCodes,
  'CHILD_AMOUNT_UNKNOWN',
  'CHILD_AMOUNT_EXCEEDED',
])

/**
 * Says for each herb whether this person may drink it: no, only in cooking, ask first or yes, then why. Herbs with the
 * same verdict share a sentence.
 */
export function answerSafety(context: AnswerContext): Answer {
  const { question, herbIndex } = context
  const herbs = question.herbs.slice(0, maxHerbs)
  return {
    passages: [...writeWorryLines(question.text), ...judgeHerbs(context, herbs)],
    sources: [...herbs.map(toHerbSource), howWeCheck, ...(question.person.isChild ? [helpCenter] : [])],
    followUps: herbs
      .slice(0, 1)
      .map((herb) => `Who should leave ${getUniqueHerbName(herbIndex, herb).toLowerCase()} out?`),
  }
}

/** Says what to do to somebody who worries about a cup that they have had. */
export const writeWorryLines = (text: string): Passage[] =>
  drunkPattern.test(text) && worryPattern.test(text)
    ? [
        [
          'A cup or two that you have already had is seldom a reason for alarm, but have no more for now.',
          'Tell your midwife, pharmacist or doctor what you drank; with pain, bleeding, a rash or if you feel unwell, call them at once.',
        ],
      ]
    : []

const drunkPattern = /\b(?:drank|drunk|had|have been drinking|been drinking|took|taken|swallowed)\b/
const worryPattern =
  /\b(?:worr(?:y|ied|ying)|harm(?:ed|ful)?|hurt|scared|panic\w*|afraid|anxious|dangerous|a problem|be (?:ok|okay|fine|all right))\b/

/** True for a question whether a herb works, which the check of the person can't answer. */
export const asksWhetherItWorks = (text: string): boolean => usePattern.test(text)

const usePattern =
  /\b(?:helps?|lowers?|works?|reduces?|raises?|eases?|relieves?|improves?|treats?|cures?|good (?:for|against)|better for|real|natural|proofs?|evidence|stud(?:y|ies)|trials?|research|tested)\b/

type Judgement = 'no' | 'cooking' | 'ask' | 'yes'
const judgements: readonly Judgement[] = ['no', 'cooking', 'ask', 'yes']

/** Says whether this person may drink the herbs, with the reasons and limits, for the judgements `shown`. */
export function judgeHerbs(
  context: Pick<AnswerContext, 'herbIndex' | 'question'>,
  herbs: readonly KnownHerb[],
  shown: readonly Judgement[] = judgements,
): Passage[] {
  const { herbIndex, question } = context
  const { person } = question
  const reader = describeReader(person)
  if (isBaby(person) && !shown.includes('no')) return []
  if (isBaby(person))
    return [
      [
        `No herbal tea for a baby, so not ${joinWords(
          herbs.map((herb) => formatBoldHerbName(herbIndex, herb)),
          'or',
        )} either: it needs milk alone, and no honey before the first birthday.`,
        'Ask a doctor or health visitor what helps.',
      ],
    ]
  const judged = herbs.map((herb) => ({ herb, ...judgeHerb(context, herb) }))
  return shown.flatMap((judgement): Passage[] => {
    const group = judged.filter((one) => one.judgement === judgement)
    if (group.length === 0) return []
    const names = joinWords(group.map(({ herb }) => formatBoldHerbName(herbIndex, herb)))
    const unknowns = judgement === 'ask' ? writeUnknowns(person) : []
    const items = [...new Set(group.flatMap(({ reasons }) => reasons).concat(unknowns))]
    const [only] = group
    const limits = judgement === 'yes' && only && group.length === 1 ? [writeLimits(only.herb)] : []
    const passages: Passage[] = [writeJudgement(judgement, names, group.length, reader, question.text)]
    return passages.concat(toItems(items), limits)
  })
}

const writeLimits = (herb: KnownHerb) => [...limitLines(herb), ...writeDrowsinessLines(herb)]

function writeJudgement(judgement: Judgement, names: string, count: number, reader: string, text: string): string[] {
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them']
  const sentences: Record<Judgement, string[]> = {
    no: [`No: leave ${names} out${reader}.`],
    cooking: [`${names} ${are} for cooking alone${reader}, and a cup of ${them} is too much.`],
    ask: [`Ask a pharmacist or doctor before you drink ${names}${reader}.`],
    yes: [
      `${asksWhetherItWorks(text) ? 'Our facts' : 'Yes, as far as our facts go: they'} name nothing against ${names}${reader}.`,
      'That is no promise, so mention it to your pharmacist.',
    ],
  }
  return sentences[judgement]
}

function judgeHerb(
  { herbIndex, question }: Pick<AnswerContext, 'herbIndex' | 'question'>,
  herb: KnownHerb,
): { judgement: Judgement; reasons: string[] } {
  const { person } = question
  const { findings } = checkHerbs(herbIndex, [herb], toCheckProfile(person))
  const personal = selectPersonFindings(findings)
  const name = getUniqueHerbName(herbIndex, herb)
  const refusals = personal.filter(({ level }) => level === 'REFUSE')
  const isRefused = refusals.some(({ code }) => !smallAmountCodes.has(code))
  const lines = writePersonLines(
    herbIndex,
    (isRefused ? refusals : personal).filter(({ code }) => !statusCode.test(code) && code !== 'CHILD_AMOUNT_EXCEEDED'),
    person.medicines,
  )
  const statusLines = [
    ...(person.pregnant ? [writePregnancyLine(herb, name)] : []),
    ...(person.breastfeeding ? [writeLactationLine(herb, name)] : []),
    ...(person.isChild && lines.length === 0 ? [writeAgeLine(herb, name)] : []),
  ]
  const needsAdvice = isUnderTwelve(person) || personal.some(({ level }) => level !== 'NOTICE') || hasUnknowns(person)
  const judgement = isRefused
    ? 'no'
    : refusals.some(({ code }) => foodAmountCodes.has(code))
      ? 'cooking'
      : needsAdvice
        ? 'ask'
        : 'yes'
  return { judgement, reasons: [...new Set([...statusLines, ...lines])].slice(0, maxReasons) }
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

/** True if somebody says who will drink a herb, and asks nothing else about it. */
export function asksForSafety({ person, topics, complaints, herbs, message, text }: Question): boolean {
  const isMixed = topics.has('combination') && herbs.length + message.kitchen.length > 1
  return (
    hasProfile(person) &&
    complaints.length === 0 &&
    !isMixed &&
    !(asksWhetherItWorks(text) && isOnlyCondition(person)) &&
    ![...topics].some((topic) => otherTopics.has(topic))
  )
}
/** True if somebody named nothing but an illness or allergy, which may be what the tea is for. */
const isOnlyCondition = ({ medicines, pregnant, breastfeeding, isChild }: Question['person']) =>
  medicines.length === 0 && !pregnant && !breastfeeding && !isChild

const otherTopics: ReadonlySet<Topic> = new Set<Topic>([
  'preparation',
  'storage',
  'taste',
  'lookAlikes',
  'evidence',
  'recipes',
  'caffeine',
  'dose',
  'duration',
  'otherForms',
])
