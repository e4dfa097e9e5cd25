import { youngestAge } from '#domain/herbs/herb-summary.ts'
import { usesOfTea, useWords } from '#domain/herbs/herbs.rules.ts'
import { adultAmountsFromAge } from '#domain/safety/ages.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { summary } from '#domain/text.ts'
import { listWords, sentenceCase, shortName } from '#domain/words.ts'

import { matchingUses, isYoung } from './answer-complaints.ts'
import {
  type Answer,
  type AnswerContext,
  bold,
  helpCenter,
  herbPage,
  isQuotable,
  latinNameOf,
  namesRestricted,
  nameOf,
  recipePage,
} from './answer-parts.ts'
import { compose, type Passage, pick } from './compose.ts'
import { doseLines } from './dose-lines.ts'
import { useInSentence, joinUses, listUses } from './evidence-words.ts'
import { profileOf, type ExtractedProfile } from './extracted-profile.ts'
import { type HerbIndex } from './herb-index.ts'
import {
  ageLine,
  allergenLine,
  caffeineLine,
  durationLine,
  exclusionLines,
  hormoneLine,
  mealLine,
  freshLine,
  storageLines,
  lactationLine,
  medicineLines,
  limitLines,
  pregnancyLine,
  preparationLines,
  riskLines,
  sleepyLines,
  tasteLine,
} from './herb-words.ts'
import type { KnownHerb } from './knowledge.types.ts'
import { checkHerbs, personLines } from './person-findings.ts'
import type { Topic } from './topics.ts'

const herbsMax = 3
const personLinesMax = 5

/** Answers questions about up to three herbs, each on its own. */
export function answerHerbs(context: AnswerContext): Answer {
  const { question, lookup } = context
  const herbs = question.herbs.slice(0, herbsMax)
  const passages = herbs.flatMap((herb) => aboutHerb(context, herb))
  const text = compose(passages).join('')
  return {
    passages:
      question.person.medicines.length > 0 || question.person.pregnant ? [...passages, [askFirstDisclaimer]] : passages,
    sources: [
      ...herbs.map(herbPage),
      ...lookup.withHerb
        .filter(({ name }) => text.includes(bold(name)))
        .slice(0, 1)
        .map(recipePage),
      ...(question.topics.has('children') || question.person.pregnant ? [helpCenter] : []),
    ],
  }
}

type TopicWriter = (herb: KnownHerb, context: AnswerContext) => string[]

/** Writers of the sentences for each topic, in the order of the answer. */
const topicWriters: readonly (readonly [readonly Topic[], TopicWriter])[] = [
  [['pregnancy', 'conceiving'], (herb, { herbIndex }) => [pregnancyLine(herb, nameOf(herbIndex, herb))]],
  [['breastfeeding'], (herb, { herbIndex }) => [lactationLine(herb, nameOf(herbIndex, herb))]],
  [['children'], (herb, context) => childLines(herb, context)],
  [['medicines'], (herb, context) => medicineAnswer(herb, context)],
  [['allergy'], (herb, { herbIndex }) => [allergenLine(herb, nameOf(herbIndex, herb))]],
  [['dose'], (herb, context) => doseLines(herb, context)],
  [['preparation'], (herb) => preparationLines(herb)],
  [['fresh'], (herb) => [freshLine(herb)]],
  [['duration'], (herb, { herbIndex }) => [durationLine(herb, nameOf(herbIndex, herb))]],
  [['caffeine'], (herb, { herbIndex }) => [caffeineLine(herb, nameOf(herbIndex, herb))]],
  [['storage'], (herb, { herbIndex }) => storageLines(herb, nameOf(herbIndex, herb))],
  [['taste'], (herb, { herbIndex }) => [tasteLine(herb, nameOf(herbIndex, herb))]],
  [['meals'], (herb, { herbIndex }) => [mealLine(herb, nameOf(herbIndex, herb))]],
  [['hormones'], (herb, { herbIndex }) => [hormoneLine(herb, nameOf(herbIndex, herb))]],
  [['lookAlikes'], (herb, { herbIndex }) => lookAlikeLines(herb, herbIndex)],
  [['evidence'], (herb, context) => evidenceLines(herb, context)],
  [['sideEffects', 'leaveOut'], (herb, { herbIndex }) => sideEffectLines(herb, herbIndex)],
]

function aboutHerb(context: AnswerContext, herb: KnownHerb): Passage[] {
  const { question } = context
  const { person } = question
  const topics = new Set(question.topics)
  if (
    topics.has('sideEffects') &&
    (topics.has('pregnancy') || topics.has('breastfeeding') || topics.has('children') || hasHealthAnswers(person))
  )
    topics.delete('sideEffects')
  if (person.allergies.length > 0) topics.delete('allergy')
  if (isYoung(person)) for (const topic of ['dose', 'preparation', 'duration'] as const) topics.delete(topic)
  if (topics.has('storage') && !preparationPattern.test(question.text)) topics.delete('preparation')
  if (topics.has('storage') && !drinkPattern.test(question.text)) topics.delete('duration')
  const lines = topicWriters.flatMap(([writerTopics, write]) =>
    writerTopics.some((topic) => topics.has(topic)) ? write(herb, context) : [],
  )
  const personal = personalLines(context, herb)
  const hasOtherFocus = hasHealthAnswers(person) || person.isChild || topics.has('evidence')
  const complaintLines = question.complaints.length > 0 && !hasOtherFocus ? complaintFit(context, herb) : []
  if (lines.length + personal.length + complaintLines.length === 0) return overview(context, herb)
  const isStated = complaintLines.length > 0 || topics.has('evidence')
  const useLine = usesPattern.test(question.text) && !isStated ? usesInSentence(context, herb) : []
  return [withBoldName(context, herb, [...new Set([...useLine, ...complaintLines, ...lines, ...personal])])]
}

const drinkPattern = /\b(?:drink|take|have|use)/
const preparationPattern = /\b(?:brew|steep|make|prepar|infus|boil|simmer)/

/** Questions that also ask for the uses: "what for, and side effects?" */
const usesPattern = /\bwhat(?:'s| is)? (?:it |\S+ ){0,3}for\b|\b(?:used|good) for\b|\bbenefits?\b|\bwhat for\b/

/** Makes the herb's name bold in the first sentence, or puts the bold name before that sentence. */
function withBoldName({ herbIndex }: AnswerContext, herb: KnownHerb, lines: readonly string[]): string[] {
  const [first = '', ...rest] = lines.map((line) => line.trim())
  const name = nameOf(herbIndex, herb)
  if (first.includes(name)) return [first.replace(name, bold(name)), ...rest]
  const continued = lowerableStart.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first
  return [`${bold(name)}: ${continued}`, ...rest]
}

/** First words of our sentences that may become lower case, because they aren't names. */
const lowerableStart = /^(?:At|Pour|Put|Leave|Stop|It|Its|Fresh|Our|No|Nothing|With|Tradition|May|We|A|Avoid) /

const hasHealthAnswers = ({ conditions, medicines, allergies }: ExtractedProfile) =>
  conditions.length + medicines.length + allergies.length > 0

function overview({ herbIndex, question, lookup }: AnswerContext, herb: KnownHerb): Passage[] {
  const name = nameOf(herbIndex, herb)
  const { items, explanations } = listUses(
    usesOfTea(herb.uses).map((use) => ({ name: sentenceCase(useWords(use)), use })),
  )
  const [recipe] = lookup.withHerb
  const description = summary(herb.description, 240)
  const lead = pick(
    ['This is what its tea is drunk for:', 'People drink it for:', 'Its uses on record:'],
    question.text,
  )
  return [
    [
      `${bold(name)} (*${latinNameOf(herb)}*).`,
      ...(description !== '' && isQuotable(herbIndex, description) && !namesRestricted(herbIndex, description)
        ? [description]
        : []),
    ],
    ...(items.length > 0 ? [[lead], { items }, explanations] : [['No use of the tea itself is on record with us.']]),
    [...preparationLines(herb).slice(0, 1), ...limitLines(herb)],
    [...exclusionLines(herb), pregnancyLine(herb, name)],
    ...(recipe ? [[`A remedy of ours with it is ${bold(recipe.name)}.`]] : []),
  ]
}

function childLines(herb: KnownHerb, { herbIndex, question }: AnswerContext): string[] {
  const { ageYears } = question.person
  const age = youngestAge(herb)
  const name = nameOf(herbIndex, herb)
  if (ageYears === undefined || ageYears < adultAmountsFromAge)
    return [
      ageLine(herb, name),
      'Our facts hold no amount for a child, so please ask a pharmacist or doctor about one.',
      ...(ageYears !== undefined && ageYears < 1
        ? ['Babies need milk alone, and never honey before their first birthday.']
        : []),
    ]
  return ageYears < age
    ? [ageLine(herb, name), 'So please leave it out at that age.']
    : [
        ageLine(herb, name),
        'At that age our amounts hold; the smallest of them is the place to begin.',
        ...sleepyLines(herb),
      ]
}

function medicineAnswer(herb: KnownHerb, { question, herbIndex }: AnswerContext): string[] {
  if (question.person.medicines.length > 0) return []
  const lines = medicineLines(herb, 5)
  const name = nameOf(herbIndex, herb)
  return lines.length === 0
    ? [
        `Our facts name no medicine that ${name} gets in the way of, which does not mean that there is none: ask your pharmacist.`,
      ]
    : [...lines, 'Ask your pharmacist about the medicine you have; tell me its name, and I look it up.']
}

/** Returns what the safety check finds about the herb for the person in the question. */
function personalLines({ herbIndex, question }: AnswerContext, herb: KnownHerb): string[] {
  const { person } = question
  const { pregnant, breastfeeding, isChild: _, ageYears: __, ...others } = person
  const name = nameOf(herbIndex, herb)
  const otherAnswers = profileOf({
    ...others,
    pregnant: false,
    breastfeeding: false,
    isChild: false,
    ageYears: undefined,
  })
  const { findings } = checkHerbs(herbIndex, [herb], otherAnswers)
  const lines = personLines(herbIndex, findings, person.medicines).slice(0, personLinesMax)
  const { topics } = question
  const medicines = person.medicines.filter(({ classes }) => classes.length > 0).map((medicine) => medicine.name)
  const unknownAllergies = person.allergies
    .filter(({ codes }) => codes.length === 0)
    .map(({ name: allergen }) => allergen)
  const named = [
    ...medicines,
    ...person.conditions.map((condition) => conditions[condition]),
    ...person.allergies
      .filter(({ codes }) => codes.length > 0)
      .map(({ name: allergen }) => `an allergy to ${allergen}`),
  ]
  return [
    ...(pregnant && !topics.has('pregnancy') && !topics.has('conceiving') ? [pregnancyLine(herb, name)] : []),
    ...(breastfeeding && !topics.has('breastfeeding') ? [lactationLine(herb, name)] : []),
    ...(person.isChild && !topics.has('children')
      ? childLines(herb, { herbIndex, question, lookup: { named: [], alike: [], withHerb: [], ofAilment: [] } })
      : []),
    ...lines,
    ...(named.length > 0 && lines.length === 0
      ? [
          `Of ${name} together with ${listWords(named)} our facts say nothing, and that is no promise: ask your pharmacist first.`,
        ]
      : []),
    ...unknownAllergies.map(
      (allergen) => `An allergy to “${allergen}” is not in our facts, so nothing was checked against it.`,
    ),
  ]
}

function complaintFit(context: AnswerContext, herb: KnownHerb): string[] {
  const { question, herbIndex } = context
  const name = nameOf(herbIndex, herb)
  return question.complaints.slice(0, 2).flatMap((complaint) => {
    const [use] = matchingUses(herb, complaint)
    const lines = use
      ? [`${name} has a use on record that speaks of ${complaint.name}: ${useInSentence(use)}.`]
      : [`For ${complaint.name} we know of no use of ${name}.`, ...usesInSentence(context, herb)]
    return lines.concat(complaint.doctorAdvice)
  })
}

function usesInSentence({ herbIndex }: AnswerContext, herb: KnownHerb): string[] {
  const uses = usesOfTea(herb.uses).slice(0, 4)
  const { text, explanations } = joinUses(uses)
  return uses.length > 0 ? [`On record for ${nameOf(herbIndex, herb)}: ${text}.`, ...explanations] : []
}

function evidenceLines(herb: KnownHerb, context: AnswerContext): string[] {
  const { herbIndex, question } = context
  const name = nameOf(herbIndex, herb)
  const uses = usesOfTea(herb.uses)
  if (uses.length === 0) return [`No use of ${name} as a tea is on record with us.`]
  const missing = question.complaints
    .filter((complaint) => matchingUses(herb, complaint).length === 0)
    .map((complaint) => `For ${complaint.name} we know of no use of ${name} as a tea.`)
  return [...missing, ...usesInSentence(context, herb), 'Its page names the sources that we read.']
}

/** Matches an amount. Notes with an amount are left out, because the amount isn't one to drink. */
const amountPattern = /\d ?(?:mg|g)\b/

function sideEffectLines(herb: KnownHerb, herbIndex: HerbIndex): string[] {
  return [
    ...riskLines(herb).filter(
      (line) => !amountPattern.test(line) && isQuotable(herbIndex, line) && !namesRestricted(herbIndex, line),
    ),
    ...exclusionLines(herb),
    ...medicineLines(herb, 2),
    `Nothing suits all people; ${nameOf(herbIndex, herb)} is to be left out if you react to it.`,
  ]
}

const usePattern = /\b(?:buy|grow|mix\w*|gather\w*|use[ds]?|add\w*|strong|pick\w*|good)\b/i

function lookAlikeLines(herb: KnownHerb, herbIndex: HerbIndex): string[] {
  const lines = herb.lookAlikes.filter(
    (line) => isQuotable(herbIndex, line) && !(namesRestricted(herbIndex, line) && usePattern.test(line)),
  )
  return lines.length > 0
    ? [...lines, 'Nobody should gather what they cannot name with certainty.']
    : [
        `We know of no plant that ${shortName(herb.commonName)} is often mistaken for, but nobody should gather what they cannot name with certainty.`,
      ]
}
