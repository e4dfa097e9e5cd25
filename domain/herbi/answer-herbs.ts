import { calculateYoungestAge } from '#domain/herbs/herb-summary.ts'
import { filterTeaUses, formatUse } from '#domain/herbs/herbs.rules.ts'
import { adultAmountsFromAge } from '#domain/safety/ages.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { summarise } from '#domain/text.ts'
import { joinWords, toSentenceCase } from '#domain/words.ts'

import { findMatchingUses, isUnderTwelve } from './answer-complaints.ts'
import { writeWorryLines } from './answer-safety.ts'
import {
  type Answer,
  type AnswerContext,
  bold,
  helpCenter,
  toHerbSource,
  isQuotable,
  getLatinName,
  mentionsRestrictedPlant,
  getUniqueHerbName,
  toRecipeSource,
} from './answer-shared.ts'
import { composeSentences, type Passage, pickVariant } from './compose.ts'
import { createDoseLines } from './dose-sentences.ts'
import { formatUseWithEvidence, joinUses, listUses } from './evidence-texts.ts'
import { toCheckProfile, type ExtractedProfile } from './extracted-profile.ts'
import { lookAlikeLines, writeSideEffectLines } from './herb-risk-sentences.ts'
import {
  writeAgeLine,
  writeAllergenLine,
  writeCaffeineLine,
  writeDurationLine,
  writeExclusionLines,
  writeHormoneLine,
  writeMealLine,
  writeFreshLine,
  writeStorageLines,
  writeLactationLine,
  writeMedicineLines,
  limitLines,
  writePregnancyLine,
  writePreparationLines,
  writeDrowsinessLines,
  writeTasteLine,
} from './herb-sentences.ts'
import type { KnownHerb } from './knowledge.types.ts'
import { checkHerbs, writePersonLines } from './person-findings.ts'
import type { Topic } from './topics.ts'

const maxHerbs = 4
const maxPersonLines = 5

export function answerHerbs(context: AnswerContext): Answer {
  const { question, lookup } = context
  const herbs = question.herbs.slice(0, maxHerbs)
  const passages = herbs.flatMap((herb) => describeHerb(context, herb))
  const text = composeSentences(passages).join('')
  return {
    passages:
      question.person.medicines.length > 0 || question.person.pregnant ? [...passages, [askFirstDisclaimer]] : passages,
    sources: [
      ...herbs.map(toHerbSource),
      ...lookup.withHerb
        .filter(({ name }) => text.includes(bold(name)))
        .slice(0, 1)
        .map(toRecipeSource),
      ...(question.topics.has('children') || question.person.pregnant ? [helpCenter] : []),
    ],
  }
}

type TopicWriter = (herb: KnownHerb, context: AnswerContext) => string[]

const topicWriters: readonly (readonly [readonly Topic[], TopicWriter])[] = [
  [
    ['pregnancy', 'conceiving'],
    (herb, { herbIndex }) => [writePregnancyLine(herb, getUniqueHerbName(herbIndex, herb))],
  ],
  [['breastfeeding'], (herb, { herbIndex }) => [writeLactationLine(herb, getUniqueHerbName(herbIndex, herb))]],
  [['children'], (herb, context) => writeChildLines(herb, context)],
  [['medicines'], (herb, context) => writeMedicineSentences(herb, context)],
  [['allergy'], (herb, { herbIndex }) => [writeAllergenLine(herb, getUniqueHerbName(herbIndex, herb))]],
  [['dose'], (herb, context) => createDoseLines(herb, context)],
  [['preparation'], (herb) => writePreparationLines(herb)],
  [['fresh'], (herb) => [writeFreshLine(herb)]],
  [['duration'], (herb, { herbIndex }) => [writeDurationLine(herb, getUniqueHerbName(herbIndex, herb))]],
  [['caffeine'], (herb, { herbIndex }) => [writeCaffeineLine(herb, getUniqueHerbName(herbIndex, herb))]],
  [['storage'], (herb, { herbIndex }) => writeStorageLines(herb, getUniqueHerbName(herbIndex, herb))],
  [['taste'], (herb, { herbIndex }) => [writeTasteLine(herb, getUniqueHerbName(herbIndex, herb))]],
  [['meals'], (herb, { herbIndex }) => [writeMealLine(herb, getUniqueHerbName(herbIndex, herb))]],
  [['hormones'], (herb, { herbIndex }) => [writeHormoneLine(herb, getUniqueHerbName(herbIndex, herb))]],
  [['lookAlikes'], (herb, { herbIndex }) => lookAlikeLines(herb, herbIndex)],
  [['evidence'], (herb, context) => writeEvidenceLines(herb, context)],
  [['sideEffects', 'leaveOut'], (herb, { herbIndex }) => writeSideEffectLines(herb, herbIndex)],
]

function describeHerb(context: AnswerContext, herb: KnownHerb): Passage[] {
  const { question } = context
  const { person } = question
  const topics = new Set(question.topics)
  if (
    topics.has('sideEffects') &&
    (topics.has('pregnancy') || topics.has('breastfeeding') || topics.has('children') || hasHealthAnswers(person))
  )
    topics.delete('sideEffects')
  if (person.allergies.length > 0) topics.delete('allergy')
  if (isUnderTwelve(person)) for (const topic of ['dose', 'preparation', 'duration'] as const) topics.delete(topic)
  if (topics.has('storage') && !preparationPattern.test(question.text)) topics.delete('preparation')
  if (topics.has('storage') && !drinkPattern.test(question.text)) topics.delete('duration')
  const lines = topicWriters.flatMap(([writerTopics, writeLines]) =>
    writerTopics.some((topic) => topics.has(topic)) ? writeLines(herb, context) : [],
  )
  const personalSentences = writePersonalLines(context, herb)
  const hasOtherFocus = hasHealthAnswers(person) || person.isChild || topics.has('evidence')
  const complaintLines = question.complaints.length > 0 && !hasOtherFocus ? writeComplaintSentences(context, herb) : []
  if (lines.length + personalSentences.length + complaintLines.length === 0) return writeHerbOverview(context, herb)
  const hasUseSentence = complaintLines.length > 0 || topics.has('evidence')
  const useLines = usesPattern.test(question.text) && !hasUseSentence ? useSentences(context, herb) : []
  return [
    ...writeWorryLines(question.text),
    addBoldName(context, herb, [...new Set([...personalSentences, ...useLines, ...complaintLines, ...lines])]),
  ]
}

const drinkPattern = /\b(?:drink|take|have|use)/
const preparationPattern = /\b(?:brew|steep|make|prepar|infus|boil|simmer)/

/** Matches questions that ask about uses, such as "what for, and side effects?" */
const usesPattern = /\bwhat(?:'s| is)? (?:it |\S+ ){0,3}for\b|\b(?:used|good) for\b|\bbenefits?\b|\bwhat for\b/

/** Makes the herb's name bold in the first sentence. Adds the name before the sentence if it is missing. */
function addBoldName({ herbIndex }: AnswerContext, herb: KnownHerb, lines: readonly string[]): string[] {
  const [first = '', ...rest] = lines.map((line) => line.trim())
  const name = getUniqueHerbName(herbIndex, herb)
  if (first.includes(name)) return [first.replace(name, bold(name)), ...rest]
  const continuation = lowerCaseStart.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first
  return [`${bold(name)}: ${continuation}`, ...rest]
}

/** First words that can be changed to lower case because they aren't names. */
const lowerCaseStart = /^(?:At|Pour|Put|Leave|Stop|It|Its|Fresh|Our|No|Nothing|With|Tradition|May|We|A|Avoid) /

const hasHealthAnswers = ({ conditions, medicines, allergies }: ExtractedProfile) =>
  conditions.length + medicines.length + allergies.length > 0

function writeHerbOverview({ herbIndex, question, lookup }: AnswerContext, herb: KnownHerb): Passage[] {
  const name = getUniqueHerbName(herbIndex, herb)
  const { items, explanations } = listUses(
    filterTeaUses(herb.uses).map((use) => ({ name: toSentenceCase(formatUse(use)), use })),
  )
  const [recipe] = lookup.withHerb
  const description = summarise(herb.description, 240)
  const introduction = pickVariant(
    ['This is what its tea is drunk for:', 'People drink it for:', 'Its uses on record:'],
    question.text,
  )
  return [
    [
      `${bold(name)} (*${getLatinName(herb)}*).`,
      ...(description !== '' && isQuotable(herbIndex, description) && !mentionsRestrictedPlant(herbIndex, description)
        ? [description]
        : []),
    ],
    ...(items.length > 0
      ? [[introduction], { items }, explanations]
      : [['No use of the tea itself is on record with us.']]),
    [...writePreparationLines(herb).slice(0, 1), ...limitLines(herb)],
    [...writeExclusionLines(herb), writePregnancyLine(herb, name)],
    ...(recipe ? [[`A remedy of ours with it is ${bold(recipe.name)}.`]] : []),
  ]
}

function writeChildLines(herb: KnownHerb, { herbIndex, question }: AnswerContext): string[] {
  const { ageYears } = question.person
  const age = calculateYoungestAge(herb)
  const name = getUniqueHerbName(herbIndex, herb)
  if (ageYears === undefined || ageYears < adultAmountsFromAge)
    return [
      writeAgeLine(herb, name),
      'Our facts hold no amount for a child, so please ask a pharmacist or doctor about one.',
      ...(ageYears !== undefined && ageYears < 1
        ? ['Babies need milk alone, and never honey before their first birthday.']
        : []),
    ]
  return ageYears < age
    ? [writeAgeLine(herb, name), 'So please leave it out at that age.']
    : [
        writeAgeLine(herb, name),
        'At that age our amounts hold; the smallest of them is the place to begin.',
        ...writeDrowsinessLines(herb),
      ]
}

function writeMedicineSentences(herb: KnownHerb, { question, herbIndex }: AnswerContext): string[] {
  if (question.person.medicines.length > 0) return []
  const lines = writeMedicineLines(herb, 5)
  const name = getUniqueHerbName(herbIndex, herb)
  return lines.length === 0
    ? [
        `Our facts name no medicine that ${name} gets in the way of, which does not mean that there is none: ask your pharmacist.`,
      ]
    : [...lines, 'Ask your pharmacist about the medicine you have; tell me its name, and I look it up.']
}

function writePersonalLines({ herbIndex, question }: AnswerContext, herb: KnownHerb): string[] {
  const { person } = question
  const { pregnant, breastfeeding, isChild: _, ageYears: __, ...others } = person
  const name = getUniqueHerbName(herbIndex, herb)
  const otherAnswers = toCheckProfile({
    ...others,
    pregnant: false,
    breastfeeding: false,
    isChild: false,
    ageYears: undefined,
  })
  const { findings } = checkHerbs(herbIndex, [herb], otherAnswers)
  const lines = writePersonLines(herbIndex, findings, person.medicines).slice(0, maxPersonLines)
  const { topics } = question
  const medicines = person.medicines.filter(({ classes }) => classes.length > 0).map((medicine) => medicine.name)
  const unknownAllergies = person.allergies
    .filter(({ codes }) => codes.length === 0)
    .map(({ name: allergen }) => allergen)
  const statedAnswers = [
    ...medicines,
    ...person.conditions.map((condition) => conditions[condition]),
    ...person.allergies
      .filter(({ codes }) => codes.length > 0)
      .map(({ name: allergen }) => `an allergy to ${allergen}`),
  ]
  return [
    ...(pregnant && !topics.has('pregnancy') && !topics.has('conceiving') ? [writePregnancyLine(herb, name)] : []),
    ...(breastfeeding && !topics.has('breastfeeding') ? [writeLactationLine(herb, name)] : []),
    ...(person.isChild && !topics.has('children')
      ? writeChildLines(herb, {
          herbIndex,
          question,
          lookup: { exactMatches: [], similarMatches: [], withHerb: [], forAilment: [] },
        })
      : []),
    ...lines,
    ...(statedAnswers.length > 0 && lines.length === 0
      ? [
          `Of ${name} together with ${joinWords(statedAnswers)} our facts say nothing, and that is no promise: ask your pharmacist first.`,
        ]
      : []),
    ...unknownAllergies.map(
      (allergen) => `An allergy to “${allergen}” is not in our facts, so nothing was checked against it.`,
    ),
  ]
}

function writeComplaintSentences(context: AnswerContext, herb: KnownHerb): string[] {
  const { question, herbIndex } = context
  const name = getUniqueHerbName(herbIndex, herb)
  return question.complaints.slice(0, 2).flatMap((complaint) => {
    const [use] = findMatchingUses(herb, complaint)
    const lines = use
      ? [`${name} has a use on record that speaks of ${complaint.name}: ${formatUseWithEvidence(use)}.`]
      : [`For ${complaint.name} we know of no use of ${name}.`, ...useSentences(context, herb)]
    return lines.concat(complaint.doctorAdvice)
  })
}

function useSentences({ herbIndex }: AnswerContext, herb: KnownHerb): string[] {
  const uses = filterTeaUses(herb.uses).slice(0, 4)
  const { text, explanations } = joinUses(uses)
  return uses.length > 0 ? [`On record for ${getUniqueHerbName(herbIndex, herb)}: ${text}.`, ...explanations] : []
}

function writeEvidenceLines(herb: KnownHerb, context: AnswerContext): string[] {
  const { herbIndex, question } = context
  const name = getUniqueHerbName(herbIndex, herb)
  const uses = filterTeaUses(herb.uses)
  if (uses.length === 0) return [`No use of ${name} as a tea is on record with us.`]
  const missing = question.complaints
    .filter((complaint) => findMatchingUses(herb, complaint).length === 0)
    .map((complaint) => `For ${complaint.name} we know of no use of ${name} as a tea.`)
  return [...missing, ...useSentences(context, herb), 'Its page names the sources that we read.']
}
