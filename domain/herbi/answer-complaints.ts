import { usesOfTea, useWords } from '#domain/herbs/herbs.rules.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'
import { conditions, evidenceGrades } from '#domain/safety/vocabulary.ts'
import { listWords } from '#domain/words.ts'

import {
  allRemedies,
  type Answer,
  type AnswerContext,
  bold,
  boldOf,
  helpCenter,
  herbPage,
  howWeCheck,
  recipePage,
} from './answer-parts.ts'
import type { Complaint } from './complaints.ts'
import { type Passage, pick } from './compose.ts'
import { type Use, listUses } from './evidence-words.ts'
import { hasProfile, profileOf, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import { isSleepy } from './herb-words.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'
import { checkHerbs, checkKnownRecipe, suitsPerson } from './person-findings.ts'

const herbsMax = 3
const recipesMax = 2
const otherHerbsMax = 3

/** Answers with the traditional uses for up to two complaints. Leaves out herbs that the person should avoid. */
export function answerComplaints(context: AnswerContext): Answer {
  const { herbIndex, question, lookup } = context
  const answers = question.complaints.slice(0, 2).map((complaint) => {
    const matching = findHerbs(herbIndex, complaint)
      .filter(({ slug }) => !question.unwanted.includes(slug))
      .toSorted((one, other) => Number(question.herbs.includes(other)) - Number(question.herbs.includes(one)))
    const herbs = matching.filter((herb) => suits(herbIndex, herb, question.person))
    return {
      complaint,
      herbs: herbs.slice(0, herbsMax),
      otherHerbs: herbs.slice(herbsMax, herbsMax + otherHerbsMax).filter(({ conditional }) => !conditional),
      excluded: matching.filter((herb) => !herbs.includes(herb)).slice(0, 4),
    }
  })
  const recipes = findRecipes(
    context,
    answers.flatMap(({ herbs }) => herbs),
  )
  return {
    passages: [
      ...removeRepeats(answers.flatMap((answer) => complaintPassages(context, answer))),
      ...sleepyLines(
        herbIndex,
        answers.flatMap(({ herbs }) => herbs),
      ),
      ...(recipes.length > 0 ? [[recipeLine(recipes)]] : []),
      [
        ...(answers.length === 1 ? answers.map(({ complaint }) => complaint.doctorAdvice) : []),
        closing(question.person),
      ],
    ],
    sources: [
      ...answers.flatMap(({ herbs }) => herbs.map(herbPage)),
      ...recipes.map(recipePage),
      ...(hasProfile(question.person) ? [howWeCheck] : []),
      ...(answers.every(({ herbs }) => herbs.length === 0)
        ? [lookup.ofAilment.length > 0 ? allRemedies : helpCenter]
        : []),
    ],
  }
}

type ComplaintHerbs = { complaint: Complaint; herbs: KnownHerb[]; otherHerbs: KnownHerb[]; excluded: KnownHerb[] }

function complaintPassages(
  { herbIndex, question }: AnswerContext,
  { complaint, herbs, otherHerbs, excluded }: ComplaintHerbs,
): Passage[] {
  const { person } = question
  if (isYoung(person))
    return [
      [
        `For ${complaint.name} in a child under 12 I name no herb: our amounts are those of adults.`,
        'A pharmacist or doctor knows what fits the age.',
        ...((person.ageYears ?? 2) < 1 ? ['A baby needs milk alone, and no honey before the first birthday.'] : []),
      ],
    ]
  const doctorAdvice = question.complaints.length > 1 ? [complaint.doctorAdvice] : []
  const excludedLines = excluded.length > 0 ? [excludedLine(herbIndex, excluded, person)] : []
  if (herbs.length === 0)
    return [
      [
        excluded.length > 0
          ? `For ${complaint.name} I have no herb that I would name to you after what you told me.`
          : `For ${complaint.name} no tea of ours has a use on record, and I make none up.`,
        ...excludedLines,
        ...doctorAdvice,
      ],
    ]
  const intro = pick(
    [
      `For ${complaint.name}, these are the herbs that people traditionally turn to first:`,
      `These are the cups that tradition knows best for ${complaint.name}:`,
      `This is what people have long drunk for ${complaint.name}:`,
    ],
    question.text,
  )
  const { items, explanations } = listUses(
    herbs.flatMap((herb) =>
      matchingUses(herb, complaint)
        .slice(0, 1)
        .map((use) => ({ name: `${boldOf(herbIndex, herb)}: ${useWords(use)}`, use })),
    ),
  )
  return [
    [intro],
    { items },
    [
      ...explanations,
      ...(otherHerbs.length > 0
        ? [`Others with a use on record for it: ${listWords(otherHerbs.map((herb) => boldOf(herbIndex, herb)))}.`]
        : []),
      ...excludedLines,
      ...doctorAdvice,
    ],
  ]
}

/** Removes repeated sentences from paragraphs, so that terms of evidence are explained only once. */
function removeRepeats(passages: readonly Passage[]): Passage[] {
  const written = new Set<string>()
  return passages.map((passage) => {
    if ('items' in passage) return passage
    const remaining = passage.filter((sentence) => !written.has(sentence))
    for (const sentence of remaining) written.add(sentence)
    return remaining
  })
}

/** True for a child under 12 or of unknown age. Herbi names no herbs or amounts for them. */
export const isYoung = (person: ExtractedProfile): boolean => person.isChild && (person.ageYears ?? 0) < 12

/** Warns about drowsiness, because somebody who asks for a calm evening may still drive home. */
function sleepyLines(herbIndex: HerbIndex, herbs: readonly KnownHerb[]): Passage[] {
  const sleepy = new Set(herbs.filter(isSleepy))
  const names = listWords([...sleepy].map((herb) => boldOf(herbIndex, herb)))
  return sleepy.size === 0
    ? []
    : [
        [
          `${sleepy.size > 1 && sleepy.size === herbs.length ? 'All of these' : names} may make you sleepy: do not drive afterwards, nor add alcohol or sleeping medicine.`,
        ],
      ]
}

function excludedLine(herbIndex: HerbIndex, excluded: readonly KnownHerb[], person: ExtractedProfile): string {
  const names = listWords(excluded.map((herb) => boldOf(herbIndex, herb)))
  const reasons = [
    ...(person.pregnant ? ['the pregnancy'] : []),
    ...(person.breastfeeding ? ['the breastfeeding'] : []),
    ...(person.isChild || person.ageYears !== undefined ? ['the age'] : []),
    ...person.medicines.map(({ name }) => name),
    ...person.conditions.map((condition) => conditions[condition]),
    ...person.allergies.map(({ name }) => `an allergy to ${name}`),
  ]
  return `I left out ${names}, because of ${listWords(reasons)}.`
}

const closing = (person: ExtractedProfile) =>
  hasProfile(person)
    ? 'What you told me is checked by our rules alone, so please ask a pharmacist or doctor as well.'
    : askFirstDisclaimer

const grade = new Map<string, number>(evidenceGrades.map((evidence, position) => [evidence, position]))
/** Returns the uses of a herb that match a complaint: those of the complaint's own ailment first, then by evidence. */
export const matchingUses = ({ uses }: KnownHerb, complaint: Complaint): Use[] => {
  const ailmentRank = ({ category }: Use) => (category === complaint.ailment ? 0 : 1)
  return usesOfTea(uses)
    .filter((use) => complaint.uses.test(use.use))
    .toSorted(
      (one, other) =>
        ailmentRank(one) - ailmentRank(other) || (grade.get(one.evidence) ?? 9) - (grade.get(other.evidence) ?? 9),
    )
}

/** Number of contraindications, cautions and interactions of a herb. */
const cautionCount = ({ contraindications, conditionCautions, interactions }: KnownHerb) =>
  contraindications.length + conditionCautions.length + interactions.length

/**
 * Returns the herbs with a matching use, best-known herbs first. The others are ranked by evidence, by how central the
 * use is and by their number of cautions. Conditional herbs come last.
 */
function findHerbs({ herbs }: HerbIndex, complaint: Complaint): KnownHerb[] {
  const rank = (herb: KnownHerb) => {
    const [use] = matchingUses(herb, complaint)
    const knownPosition = complaint.bestKnown.indexOf(herb.slug)
    if (knownPosition >= 0 && !herb.conditional) return knownPosition - complaint.bestKnown.length
    return (
      (grade.get(use?.evidence ?? '') ?? 9) / 2 +
      (use ? usesOfTea(herb.uses).indexOf(use) : 0) +
      cautionCount(herb) / 4 +
      (herb.conditional ? 20 : 0) +
      (use?.category === complaint.ailment ? 0 : 2)
    )
  }
  return herbs
    .filter((herb) => matchingUses(herb, complaint).length > 0)
    .toSorted((one, other) => rank(one) - rank(other))
}

/** False for a herb that the check refuses for the person, and for every herb if the person is a young child. */
function suits(herbIndex: HerbIndex, herb: KnownHerb, person: ExtractedProfile): boolean {
  if (!hasProfile(person)) return true
  if (isYoung(person)) return false
  return suitsPerson(checkHerbs(herbIndex, [herb], profileOf(person)).findings)
}

function findRecipes({ herbIndex, question, lookup }: AnswerContext, herbs: readonly KnownHerb[]): KnownRecipe[] {
  const { person } = question
  if (isYoung(person)) return []
  const suggested = new Set(herbs.map(({ slug }) => slug))
  const requested = new Set(question.herbs.map(({ slug }) => slug))
  const score = ({ ingredients }: KnownRecipe) =>
    ingredients.reduce(
      (sum, { herb }) => sum + (herb === null ? 0 : Number(suggested.has(herb)) + 3 * Number(requested.has(herb))),
      0,
    )
  const containsUnwanted = ({ ingredients }: KnownRecipe) =>
    ingredients.some(({ herb }) => herb !== null && question.unwanted.includes(herb))
  return lookup.ofAilment
    .filter((recipe) => score(recipe) > 0 && !containsUnwanted(recipe))
    .filter((recipe) => suitsPerson(checkKnownRecipe(herbIndex, recipe, profileOf(person)).findings))
    .toSorted((one, other) => score(other) - score(one))
    .filter(({ name }, position, all) => all.findIndex((other) => other.name === name) === position)
    .slice(0, recipesMax)
}

const recipeLine = (recipes: readonly KnownRecipe[]) =>
  recipes.length === 1
    ? `A remedy of ours with one of them is ${bold(recipes[0]?.name ?? '')}.`
    : `Remedies of ours with some of them are ${listWords(recipes.map(({ name }) => bold(name)))}.`
