import { usesOfTea, useWords } from '#domain/herbs/herbs.rules.ts'
import { askFirst } from '#domain/safety/disclaimers.ts'
import { conditions, evidenceGrades } from '#domain/safety/vocabulary.ts'
import { listWords } from '#domain/words.ts'

import {
  allRemedies,
  type Answer,
  type Asking,
  bold,
  boldOf,
  helpCenter,
  herbPage,
  howWeCheck,
  recipePage,
} from './answer-parts.ts'
import type { Complaint } from './complaints.ts'
import { type Passage, pick } from './compose.ts'
import { type Use, weighUses } from './evidence-words.ts'
import { hasProfile, profileOf, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import { isSleepy } from './herb-words.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'
import { checkHerbs, checkKnown, isForPerson } from './person-findings.ts'

const herbsMax = 3
const recipesMax = 2
const furtherMax = 3

/** Answers with the traditional uses for up to two complaints. Leaves out herbs that the person should avoid. */
export function answerComplaints(asking: Asking): Answer {
  const { shelf, question, found } = asking
  const answers = question.complaints.slice(0, 2).map((complaint) => {
    const fitting = herbsFor(shelf, complaint)
      .filter(({ slug }) => !question.unwanted.includes(slug))
      .toSorted((one, other) => Number(question.herbs.includes(other)) - Number(question.herbs.includes(one)))
    const herbs = fitting.filter((herb) => suits(shelf, herb, question.person))
    return {
      complaint,
      herbs: herbs.slice(0, herbsMax),
      further: herbs.slice(herbsMax, herbsMax + furtherMax).filter(({ conditional }) => !conditional),
      leftOut: fitting.filter((herb) => !herbs.includes(herb)).slice(0, 4),
    }
  })
  const recipes = recipesFor(
    asking,
    answers.flatMap(({ herbs }) => herbs),
  )
  return {
    passages: [
      ...saidOnce(answers.flatMap((answer) => complaintPassages(asking, answer))),
      ...sleepyLines(
        shelf,
        answers.flatMap(({ herbs }) => herbs),
      ),
      ...(recipes.length > 0 ? [[recipeLine(recipes)]] : []),
      [...(answers.length === 1 ? answers.map(({ complaint }) => complaint.mind) : []), closing(question.person)],
    ],
    sources: [
      ...answers.flatMap(({ herbs }) => herbs.map(herbPage)),
      ...recipes.map(recipePage),
      ...(hasProfile(question.person) ? [howWeCheck] : []),
      ...(answers.every(({ herbs }) => herbs.length === 0)
        ? [found.ofAilment.length > 0 ? allRemedies : helpCenter]
        : []),
    ],
  }
}

type ForComplaint = { complaint: Complaint; herbs: KnownHerb[]; further: KnownHerb[]; leftOut: KnownHerb[] }

function complaintPassages(
  { shelf, question }: Asking,
  { complaint, herbs, further, leftOut }: ForComplaint,
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
  const mind = question.complaints.length > 1 ? [complaint.mind] : []
  const said = leftOut.length > 0 ? [leftOutLine(shelf, leftOut, person)] : []
  if (herbs.length === 0)
    return [
      [
        leftOut.length > 0
          ? `For ${complaint.name} I have no herb that I would name to you after what you told me.`
          : `For ${complaint.name} no tea of ours has a use on record, and I make none up.`,
        ...said,
        ...mind,
      ],
    ]
  const lead = pick(
    [
      `For ${complaint.name}, these are the herbs that people traditionally turn to first:`,
      `These are the cups that tradition knows best for ${complaint.name}:`,
      `This is what people have long drunk for ${complaint.name}:`,
    ],
    question.text,
  )
  const { items, after } = weighUses(
    herbs.flatMap((herb) =>
      fittingUses(herb, complaint)
        .slice(0, 1)
        .map((use) => ({ named: `${boldOf(shelf, herb)}: ${useWords(use)}`, use })),
    ),
  )
  return [
    [lead],
    { items },
    [
      ...after,
      ...(further.length > 0
        ? [`Others with a use on record for it: ${listWords(further.map((herb) => boldOf(shelf, herb)))}.`]
        : []),
      ...said,
      ...mind,
    ],
  ]
}

/** Removes repeated sentences from paragraphs, so that terms of evidence are explained only once. */
function saidOnce(passages: readonly Passage[]): Passage[] {
  const said = new Set<string>()
  return passages.map((passage) => {
    if ('items' in passage) return passage
    const left = passage.filter((sentence) => !said.has(sentence))
    for (const sentence of left) said.add(sentence)
    return left
  })
}

/** True for a child under 12 or of unknown age. Herbi names no herbs or amounts for them. */
export const isYoung = (person: ExtractedProfile): boolean => person.isChild && (person.ageYears ?? 0) < 12

/** Warns about drowsiness, because somebody who asks for a calm evening may still drive home. */
function sleepyLines(shelf: HerbIndex, herbs: readonly KnownHerb[]): Passage[] {
  const sleepy = new Set(herbs.filter(isSleepy))
  const names = listWords([...sleepy].map((herb) => boldOf(shelf, herb)))
  return sleepy.size === 0
    ? []
    : [
        [
          `${sleepy.size > 1 && sleepy.size === herbs.length ? 'All of these' : names} may make you sleepy: do not drive afterwards, nor add alcohol or sleeping medicine.`,
        ],
      ]
}

function leftOutLine(shelf: HerbIndex, leftOut: readonly KnownHerb[], person: ExtractedProfile): string {
  const names = listWords(leftOut.map((herb) => boldOf(shelf, herb)))
  const why = [
    ...(person.pregnant ? ['the pregnancy'] : []),
    ...(person.breastfeeding ? ['the breastfeeding'] : []),
    ...(person.isChild || person.ageYears !== undefined ? ['the age'] : []),
    ...person.medicines.map(({ name }) => name),
    ...person.conditions.map((condition) => conditions[condition]),
    ...person.allergies.map(({ said }) => `an allergy to ${said}`),
  ]
  return `I left out ${names}, because of ${listWords(why)}.`
}

const closing = (person: ExtractedProfile) =>
  hasProfile(person)
    ? 'What you told me is checked by our rules alone, so please ask a pharmacist or doctor as well.'
    : askFirst

const grade = new Map<string, number>(evidenceGrades.map((evidence, position) => [evidence, position]))
/** Returns the uses of a herb that match a complaint: those of the complaint's own ailment first, then by evidence. */
export const fittingUses = ({ uses }: KnownHerb, complaint: Complaint): Use[] => {
  const strangeness = ({ category }: Use) => (category === complaint.ailment ? 0 : 1)
  return usesOfTea(uses)
    .filter((use) => complaint.uses.test(use.use))
    .toSorted(
      (one, other) =>
        strangeness(one) - strangeness(other) || (grade.get(one.evidence) ?? 9) - (grade.get(other.evidence) ?? 9),
    )
}

/** Number of contraindications, cautions and interactions of a herb. */
const burden = ({ contraindications, conditionCautions, interactions }: KnownHerb) =>
  contraindications.length + conditionCautions.length + interactions.length

/**
 * Returns the herbs with a matching use: the best-known ones first, then by evidence, by how central the use is and by
 * how few cautions a herb has. Conditional herbs come last.
 */
function herbsFor({ herbs }: HerbIndex, complaint: Complaint): KnownHerb[] {
  const rank = (herb: KnownHerb) => {
    const [use] = fittingUses(herb, complaint)
    const place = complaint.first.indexOf(herb.slug)
    if (place >= 0 && !herb.conditional) return place - complaint.first.length
    return (
      (grade.get(use?.evidence ?? '') ?? 9) / 2 +
      (use ? usesOfTea(herb.uses).indexOf(use) : 0) +
      burden(herb) / 4 +
      (herb.conditional ? 20 : 0) +
      (use?.category === complaint.ailment ? 0 : 2)
    )
  }
  return herbs
    .filter((herb) => fittingUses(herb, complaint).length > 0)
    .toSorted((one, other) => rank(one) - rank(other))
}

/** False for a herb that the check refuses for the person, and for every herb if the person is a young child. */
function suits(shelf: HerbIndex, herb: KnownHerb, person: ExtractedProfile): boolean {
  if (!hasProfile(person)) return true
  if (isYoung(person)) return false
  return isForPerson(checkHerbs(shelf, [herb], profileOf(person)).findings)
}

function recipesFor({ shelf, question, found }: Asking, herbs: readonly KnownHerb[]): KnownRecipe[] {
  const { person } = question
  if (isYoung(person)) return []
  const wanted = new Set(herbs.map(({ slug }) => slug))
  const asked = new Set(question.herbs.map(({ slug }) => slug))
  const score = ({ ingredients }: KnownRecipe) =>
    ingredients.reduce(
      (sum, { herb }) => sum + (herb === null ? 0 : Number(wanted.has(herb)) + 3 * Number(asked.has(herb))),
      0,
    )
  const holdsUnwanted = ({ ingredients }: KnownRecipe) =>
    ingredients.some(({ herb }) => herb !== null && question.unwanted.includes(herb))
  return found.ofAilment
    .filter((recipe) => score(recipe) > 0 && !holdsUnwanted(recipe))
    .filter((recipe) => isForPerson(checkKnown(shelf, recipe, profileOf(person)).findings))
    .toSorted((one, other) => score(other) - score(one))
    .filter(({ name }, position, all) => all.findIndex((other) => other.name === name) === position)
    .slice(0, recipesMax)
}

const recipeLine = (recipes: readonly KnownRecipe[]) =>
  recipes.length === 1
    ? `A remedy of ours with one of them is ${bold(recipes[0]?.name ?? '')}.`
    : `Remedies of ours with some of them are ${listWords(recipes.map(({ name }) => bold(name)))}.`
