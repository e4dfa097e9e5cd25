import { youngestAge } from '#domain/herbs/herb-summary.ts'
import { usesOfTea, useWords } from '#domain/herbs/herbs.rules.ts'
import { adultAmountsFromAge } from '#domain/safety/ages.ts'
import { askFirst } from '#domain/safety/disclaimers.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { summary } from '#domain/text.ts'
import { listWords, sentenceCase, shortName } from '#domain/words.ts'

import { fittingUses, isYoung } from './answer-complaints.ts'
import {
  type Answer,
  type Asking,
  bold,
  helpCenter,
  herbPage,
  isFit,
  latinOf,
  namesRestricted,
  nameOf,
  recipePage,
} from './answer-parts.ts'
import { compose, type Passage, pick } from './compose.ts'
import { doseLines } from './dose-lines.ts'
import { useInSentence, usesInOne, weighUses } from './evidence-words.ts'
import { profileOf, type ExtractedProfile } from './extracted-profile.ts'
import { type HerbIndex } from './herb-index.ts'
import {
  ageLine,
  allergenLine,
  caffeineLine,
  everyDayLine,
  exclusionLines,
  hormoneLine,
  mealLine,
  freshLine,
  keepingLines,
  lactationLine,
  medicineLines,
  mostLines,
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
export function answerHerbs(asking: Asking): Answer {
  const { question, found } = asking
  const herbs = question.herbs.slice(0, herbsMax)
  const passages = herbs.flatMap((herb) => aboutHerb(asking, herb))
  const told = compose(passages).join('')
  return {
    passages: question.person.medicines.length > 0 || question.person.pregnant ? [...passages, [askFirst]] : passages,
    sources: [
      ...herbs.map(herbPage),
      ...found.withHerb
        .filter(({ name }) => told.includes(bold(name)))
        .slice(0, 1)
        .map(recipePage),
      ...(question.topics.has('children') || question.person.pregnant ? [helpCenter] : []),
    ],
  }
}

type Teller = (herb: KnownHerb, asking: Asking) => string[]

/** Writers of the sentences for each topic, in the order of the answer. */
const tellers: readonly (readonly [readonly Topic[], Teller])[] = [
  [['pregnancy', 'conceiving'], (herb, { shelf }) => [pregnancyLine(herb, nameOf(shelf, herb))]],
  [['breastfeeding'], (herb, { shelf }) => [lactationLine(herb, nameOf(shelf, herb))]],
  [['children'], (herb, asking) => childLines(herb, asking)],
  [['medicines'], (herb, asking) => medicineAnswer(herb, asking)],
  [['allergy'], (herb, { shelf }) => [allergenLine(herb, nameOf(shelf, herb))]],
  [['dose'], (herb, asking) => doseLines(herb, asking)],
  [['preparation'], (herb) => preparationLines(herb)],
  [['fresh'], (herb) => [freshLine(herb)]],
  [['duration'], (herb, { shelf }) => [everyDayLine(herb, nameOf(shelf, herb))]],
  [['caffeine'], (herb, { shelf }) => [caffeineLine(herb, nameOf(shelf, herb))]],
  [['storage'], (herb, { shelf }) => keepingLines(herb, nameOf(shelf, herb))],
  [['taste'], (herb, { shelf }) => [tasteLine(herb, nameOf(shelf, herb))]],
  [['meals'], (herb, { shelf }) => [mealLine(herb, nameOf(shelf, herb))]],
  [['hormones'], (herb, { shelf }) => [hormoneLine(herb, nameOf(shelf, herb))]],
  [['lookAlikes'], (herb, { shelf }) => lookAlikeLines(herb, shelf)],
  [['evidence'], (herb, asking) => evidenceLines(herb, asking)],
  [['sideEffects', 'leaveOut'], (herb, { shelf }) => sideEffectLines(herb, shelf)],
]

function aboutHerb(asking: Asking, herb: KnownHerb): Passage[] {
  const { question } = asking
  const { person } = question
  const topics = new Set(question.topics)
  if (
    topics.has('sideEffects') &&
    (topics.has('pregnancy') || topics.has('breastfeeding') || topics.has('children') || hasOwn(person))
  )
    topics.delete('sideEffects')
  if (person.allergies.length > 0) topics.delete('allergy')
  if (isYoung(person)) for (const topic of ['dose', 'preparation', 'duration'] as const) topics.delete(topic)
  if (topics.has('storage') && !making.test(question.text)) topics.delete('preparation')
  if (topics.has('storage') && !drinking.test(question.text)) topics.delete('duration')
  const lines = tellers.flatMap(([told, tell]) => (told.some((topic) => topics.has(topic)) ? tell(herb, asking) : []))
  const personal = personalLines(asking, herb)
  const isForOthers = hasOwn(person) || person.isChild || topics.has('evidence')
  const complaintLines = question.complaints.length > 0 && !isForOthers ? complaintFit(asking, herb) : []
  if (lines.length + personal.length + complaintLines.length === 0) return overview(asking, herb)
  const isTold = complaintLines.length > 0 || topics.has('evidence')
  const useLine = asksUses.test(question.text) && !isTold ? usesInSentence(asking, herb) : []
  return [named(asking, herb, [...new Set([...useLine, ...complaintLines, ...lines, ...personal])])]
}

const drinking = /\b(?:drink|take|have|use)/
const making = /\b(?:brew|steep|make|prepar|infus|boil|simmer)/

/** Questions that also ask for the uses: "what for, and side effects?" */
const asksUses = /\bwhat(?:'s| is)? (?:it |\S+ ){0,3}for\b|\b(?:used|good) for\b|\bbenefits?\b|\bwhat for\b/

/** Makes the herb's name bold in the first sentence, or puts the bold name before that sentence. */
function named({ shelf }: Asking, herb: KnownHerb, lines: readonly string[]): string[] {
  const [first = '', ...rest] = lines.map((line) => line.trim())
  const name = nameOf(shelf, herb)
  if (first.includes(name)) return [first.replace(name, bold(name)), ...rest]
  const begun = mayBeSmall.test(first) ? first.charAt(0).toLowerCase() + first.slice(1) : first
  return [`${bold(name)}: ${begun}`, ...rest]
}

/** First words of our sentences that may become lower case, because they are no names. */
const mayBeSmall = /^(?:At|Pour|Put|Leave|Stop|It|Its|Fresh|Our|No|Nothing|With|Tradition|May|We|A|Avoid) /

const hasOwn = ({ conditions, medicines, allergies }: ExtractedProfile) =>
  conditions.length + medicines.length + allergies.length > 0

function overview({ shelf, question, found }: Asking, herb: KnownHerb): Passage[] {
  const name = nameOf(shelf, herb)
  const { items, after } = weighUses(usesOfTea(herb.uses).map((use) => ({ named: sentenceCase(useWords(use)), use })))
  const [recipe] = found.withHerb
  const told = summary(herb.description, 240)
  const lead = pick(
    ['This is what its tea is drunk for:', 'People drink it for:', 'Its uses on record:'],
    question.text,
  )
  return [
    [
      `${bold(name)} (*${latinOf(herb)}*).`,
      ...(told !== '' && isFit(shelf, told) && !namesRestricted(shelf, told) ? [told] : []),
    ],
    ...(items.length > 0 ? [[lead], { items }, after] : [['No use of the tea itself is on record with us.']]),
    [...preparationLines(herb).slice(0, 1), ...mostLines(herb)],
    [...exclusionLines(herb), pregnancyLine(herb, name)],
    ...(recipe ? [[`A remedy of ours with it is ${bold(recipe.name)}.`]] : []),
  ]
}

function childLines(herb: KnownHerb, { shelf, question }: Asking): string[] {
  const { ageYears } = question.person
  const age = youngestAge(herb)
  const name = nameOf(shelf, herb)
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

function medicineAnswer(herb: KnownHerb, { question, shelf }: Asking): string[] {
  if (question.person.medicines.length > 0) return []
  const lines = medicineLines(herb, 5)
  const name = nameOf(shelf, herb)
  return lines.length === 0
    ? [
        `Our facts name no medicine that ${name} gets in the way of, which does not mean that there is none: ask your pharmacist.`,
      ]
    : [...lines, 'Ask your pharmacist about the medicine you have; tell me its name, and I look it up.']
}

/** Returns what the safety check finds about the herb for the person in the question. */
function personalLines({ shelf, question }: Asking, herb: KnownHerb): string[] {
  const { person } = question
  const { pregnant, breastfeeding, isChild: _, ageYears: __, ...others } = person
  const name = nameOf(shelf, herb)
  const told = profileOf({ ...others, pregnant: false, breastfeeding: false, isChild: false, ageYears: undefined })
  const { findings } = checkHerbs(shelf, [herb], told)
  const lines = personLines(shelf, findings, person.medicines).slice(0, personLinesMax)
  const { topics } = question
  const medicines = person.medicines.filter(({ classes }) => classes.length > 0).map((medicine) => medicine.name)
  const unknownAllergies = person.allergies.filter(({ codes }) => codes.length === 0).map(({ said }) => said)
  const named = [
    ...medicines,
    ...person.conditions.map((condition) => conditions[condition]),
    ...person.allergies.filter(({ codes }) => codes.length > 0).map(({ said }) => `an allergy to ${said}`),
  ]
  return [
    ...(pregnant && !topics.has('pregnancy') && !topics.has('conceiving') ? [pregnancyLine(herb, name)] : []),
    ...(breastfeeding && !topics.has('breastfeeding') ? [lactationLine(herb, name)] : []),
    ...(person.isChild && !topics.has('children')
      ? childLines(herb, { shelf, question, found: { named: [], alike: [], withHerb: [], ofAilment: [] } })
      : []),
    ...lines,
    ...(named.length > 0 && lines.length === 0
      ? [
          `Of ${name} together with ${listWords(named)} our facts say nothing, and that is no promise: ask your pharmacist first.`,
        ]
      : []),
    ...unknownAllergies.map(
      (said) => `An allergy to “${said}” is not in our facts, so nothing was checked against it.`,
    ),
  ]
}

function complaintFit(asking: Asking, herb: KnownHerb): string[] {
  const { question, shelf } = asking
  const name = nameOf(shelf, herb)
  return question.complaints.slice(0, 2).flatMap((complaint) => {
    const [use] = fittingUses(herb, complaint)
    const lines = use
      ? [`${name} has a use on record that speaks of ${complaint.name}: ${useInSentence(use)}.`]
      : [`For ${complaint.name} we know of no use of ${name}.`, ...usesInSentence(asking, herb)]
    return lines.concat(complaint.mind)
  })
}

function usesInSentence({ shelf }: Asking, herb: KnownHerb): string[] {
  const uses = usesOfTea(herb.uses).slice(0, 4)
  const { told, after } = usesInOne(uses)
  return uses.length > 0 ? [`On record for ${nameOf(shelf, herb)}: ${told}.`, ...after] : []
}

function evidenceLines(herb: KnownHerb, asking: Asking): string[] {
  const { shelf, question } = asking
  const name = nameOf(shelf, herb)
  const uses = usesOfTea(herb.uses)
  if (uses.length === 0) return [`No use of ${name} as a tea is on record with us.`]
  const missing = question.complaints
    .filter((complaint) => fittingUses(herb, complaint).length === 0)
    .map((complaint) => `For ${complaint.name} we know of no use of ${name} as a tea.`)
  return [...missing, ...usesInSentence(asking, herb), 'Its page names the sources that we read.']
}

/** Matches an amount. Notes with an amount are left out, because it isn't an amount to drink. */
const weighed = /\d ?(?:mg|g)\b/

function sideEffectLines(herb: KnownHerb, shelf: HerbIndex): string[] {
  return [
    ...riskLines(herb).filter((line) => !weighed.test(line) && isFit(shelf, line) && !namesRestricted(shelf, line)),
    ...exclusionLines(herb),
    ...medicineLines(herb, 2),
    `Nothing suits all people; ${nameOf(shelf, herb)} is to be left out if you react to it.`,
  ]
}

const tellsToUse = /\b(?:buy|grow|mix\w*|gather\w*|use[ds]?|add\w*|strong|pick\w*|good)\b/i

function lookAlikeLines(herb: KnownHerb, shelf: HerbIndex): string[] {
  const lines = herb.lookAlikes.filter(
    (line) => isFit(shelf, line) && !(namesRestricted(shelf, line) && tellsToUse.test(line)),
  )
  return lines.length > 0
    ? [...lines, 'Nobody should gather what they cannot name with certainty.']
    : [
        `We know of no plant that ${shortName(herb.commonName)} is often mistaken for, but nobody should gather what they cannot name with certainty.`,
      ]
}
