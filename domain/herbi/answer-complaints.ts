import { filterTeaUses, formatUse } from '#domain/herbs/herbs.rules.ts'
import { calculateCaffeineMg } from '#domain/safety/caffeine.ts'
import { askFirstDisclaimer } from '#domain/safety/disclaimers.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { joinWords } from '#domain/words.ts'

import {
  allRemedies,
  type Answer,
  type AnswerContext,
  bold,
  formatBoldHerbName,
  helpCenter,
  toHerbSource,
  howWeCheck,
  toRecipeSource,
} from './answer-shared.ts'
import type { Complaint } from './complaints.ts'
import { type Passage, pickVariant } from './compose.ts'
import { rejectsSleepiness } from './denials.ts'
import { type Use, listUses, rankEvidence } from './evidence-texts.ts'
import { hasProfile, toCheckProfile, type ExtractedProfile } from './extracted-profile.ts'
import type { HerbIndex } from './herb-index.ts'
import { causesDrowsiness } from './herb-sentences.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'
import { checkHerbs, checkKnownRecipe, isSuitable } from './person-findings.ts'

const maxHerbs = 3
const maxRecipes = 2
const maxOtherHerbs = 3

/** Suggests herbs with traditional uses for up to two complaints. Excludes herbs that the person should avoid. */
export function answerComplaints(context: AnswerContext): Answer {
  const { herbIndex, question, lookup } = context
  const complaintHerbs = question.complaints.slice(0, 2).map((complaint) => {
    const matching = findHerbs(herbIndex, complaint)
      .filter(({ slug }) => !question.rejectedHerbs.includes(slug))
      .toSorted((one, other) => Number(question.herbs.includes(other)) - Number(question.herbs.includes(one)))
    const herbs = matching.filter(
      (herb) => isSuitableForPerson(herbIndex, herb, question.person) && !isUnwanted(herb, question.text),
    )
    return {
      complaint,
      herbs: herbs.slice(0, maxHerbs),
      otherHerbs: herbs.slice(maxHerbs, maxHerbs + maxOtherHerbs).filter(({ conditional }) => !conditional),
      excluded: matching.filter((herb) => !isSuitableForPerson(herbIndex, herb, question.person)).slice(0, 4),
    }
  })
  const recipes = findRecipes(
    context,
    complaintHerbs.flatMap(({ herbs }) => herbs),
  )
  return {
    passages: [
      ...removeRepeats(complaintHerbs.flatMap((answer) => writeComplaintPassages(context, answer))),
      ...writeDrowsinessPassages(
        herbIndex,
        complaintHerbs.flatMap(({ herbs }) => herbs),
      ),
      ...(recipes.length > 0 ? [[writeRecipeSentence(recipes)]] : []),
      [
        ...(complaintHerbs.length === 1 ? complaintHerbs.map(({ complaint }) => complaint.doctorAdvice) : []),
        writeClosingSentence(question.person),
      ],
    ],
    sources: [
      ...complaintHerbs.flatMap(({ herbs }) => herbs.map(toHerbSource)),
      ...recipes.map(toRecipeSource),
      ...(hasProfile(question.person) ? [howWeCheck] : []),
      ...(complaintHerbs.every(({ herbs }) => herbs.length === 0)
        ? [lookup.forAilment.length > 0 ? allRemedies : helpCenter]
        : []),
    ],
  }
}

/** True for a herb that makes sleepy, or holds caffeine, if somebody wants none of that. */
const isUnwanted = (herb: KnownHerb, text: string): boolean =>
  (rejectsSleepiness(text) && causesDrowsiness(herb)) ||
  (caffeineFreePattern.test(text) && calculateCaffeineMg(herb, 1) > 0)

const caffeineFreePattern =
  /\b(?:no|without|free of|avoid(?:ing)?|cut(?:ting)?(?: out)?|non) (?:any )?caff?[ei]+ne?\b|\bcaffeine[- ]free\b|\bdecaf\b/

type ComplaintHerbs = { complaint: Complaint; herbs: KnownHerb[]; otherHerbs: KnownHerb[]; excluded: KnownHerb[] }

function writeComplaintPassages(
  { herbIndex, question }: AnswerContext,
  { complaint, herbs, otherHerbs, excluded }: ComplaintHerbs,
): Passage[] {
  const { person } = question
  if (isUnderTwelve(person))
    return [
      [
        `For ${complaint.name} in a child under 12 I name no herb: our amounts are those of adults.`,
        'A pharmacist or doctor knows what fits the age.',
        ...((person.ageYears ?? 2) < 1 ? ['A baby needs milk alone, and no honey before the first birthday.'] : []),
      ],
    ]
  const doctorAdvice = question.complaints.length > 1 ? [complaint.doctorAdvice] : []
  const exclusionSentences = excluded.length > 0 ? [writeExclusionSentence(herbIndex, excluded, person)] : []
  if (herbs.length === 0)
    return [
      [
        excluded.length > 0
          ? `For ${complaint.name} I have no herb that I would name to you after what you told me.`
          : `For ${complaint.name} no tea of ours has a use on record, and I make none up.`,
        ...exclusionSentences,
        ...doctorAdvice,
      ],
    ]
  const introduction = pickVariant(
    [
      `For ${complaint.name}, these are the herbs that people traditionally turn to first:`,
      `These are the cups that tradition knows best for ${complaint.name}:`,
      `This is what people have long drunk for ${complaint.name}:`,
    ],
    question.text,
  )
  const { items, explanations } = listUses(
    herbs.flatMap((herb) =>
      findMatchingUses(herb, complaint)
        .slice(0, 1)
        .map((use) => ({ name: `${formatBoldHerbName(herbIndex, herb)}: ${formatUse(use)}`, use })),
    ),
  )
  return [
    [introduction],
    { items },
    [
      ...explanations,
      ...(otherHerbs.length > 0
        ? [
            `Others with a use on record for it: ${joinWords(otherHerbs.map((herb) => formatBoldHerbName(herbIndex, herb)))}.`,
          ]
        : []),
      ...exclusionSentences,
      ...doctorAdvice,
    ],
  ]
}

/** Removes repeated sentences, so each evidence term is explained only once. */
function removeRepeats(passages: readonly Passage[]): Passage[] {
  const seenSentences = new Set<string>()
  return passages.map((passage) => {
    if ('items' in passage) return passage
    const remaining = passage.filter((sentence) => !seenSentences.has(sentence))
    for (const sentence of remaining) seenSentences.add(sentence)
    return remaining
  })
}

/** True for a child under 12 or of unknown age. Answers for young children name no herbs or amounts. */
export const isUnderTwelve = (person: ExtractedProfile): boolean => person.isChild && (person.ageYears ?? 0) < 12

/** Warns about drowsiness, because the person may still need to drive. */
function writeDrowsinessPassages(herbIndex: HerbIndex, herbs: readonly KnownHerb[]): Passage[] {
  const drowsyHerbs = new Set(herbs.filter(causesDrowsiness))
  const names = joinWords([...drowsyHerbs].map((herb) => formatBoldHerbName(herbIndex, herb)))
  return drowsyHerbs.size === 0
    ? []
    : [
        [
          `${drowsyHerbs.size > 1 && drowsyHerbs.size === herbs.length ? 'All of these' : names} may make you sleepy: do not drive afterwards, nor add alcohol or sleeping medicine.`,
        ],
      ]
}

function writeExclusionSentence(
  herbIndex: HerbIndex,
  excluded: readonly KnownHerb[],
  person: ExtractedProfile,
): string {
  const names = joinWords(excluded.map((herb) => formatBoldHerbName(herbIndex, herb)))
  const reasons = [
    ...(person.pregnant ? ['the pregnancy'] : []),
    ...(person.breastfeeding ? ['the breastfeeding'] : []),
    ...(person.isChild || person.ageYears !== undefined ? ['the age'] : []),
    ...person.medicines.map(({ name }) => name),
    ...person.conditions.map((condition) => conditions[condition]),
    ...person.allergies.map(({ name }) => `an allergy to ${name}`),
  ]
  return `I left out ${names}, because of ${joinWords(reasons)}.`
}

const writeClosingSentence = (person: ExtractedProfile) =>
  hasProfile(person)
    ? 'What you told me is checked by our rules alone, so please ask a pharmacist or doctor as well.'
    : askFirstDisclaimer

/**
 * Returns a herb's uses that match a complaint. Uses for the complaint's ailment come first, then the best evidence.
 */
export const findMatchingUses = ({ uses }: KnownHerb, complaint: Complaint): Use[] => {
  const getAilmentRank = ({ category }: Use) => (category === complaint.ailment ? 0 : 1)
  return filterTeaUses(uses)
    .filter((use) => complaint.uses.test(use.use))
    .toSorted(
      (one, other) =>
        getAilmentRank(one) - getAilmentRank(other) || rankEvidence(one.evidence) - rankEvidence(other.evidence),
    )
}

export const countCautions = ({ contraindications, conditionCautions, interactions }: KnownHerb) =>
  contraindications.length + conditionCautions.length + interactions.length

/**
 * Returns the herbs with a matching use. Best-known herbs come first and conditional herbs last. The others are ranked
 * by evidence, by the use's position in the herb's list and by number of cautions.
 */
export function findHerbs({ herbs }: HerbIndex, complaint: Complaint): KnownHerb[] {
  const rank = (herb: KnownHerb) => {
    const [use] = findMatchingUses(herb, complaint)
    const knownPosition = complaint.bestKnown.indexOf(herb.slug)
    if (knownPosition >= 0 && !herb.conditional) return knownPosition - complaint.bestKnown.length
    return (
      (use ? rankEvidence(use.evidence) : 9) / 2 +
      (use ? filterTeaUses(herb.uses).indexOf(use) : 0) +
      countCautions(herb) / 4 +
      (herb.conditional ? 20 : 0) +
      (use?.category === complaint.ailment ? 0 : 2)
    )
  }
  return herbs
    .filter((herb) => findMatchingUses(herb, complaint).length > 0)
    .toSorted((one, other) => rank(one) - rank(other))
}

/** False if the check refuses the herb for the person, or if the person is a young child. */
function isSuitableForPerson(herbIndex: HerbIndex, herb: KnownHerb, person: ExtractedProfile): boolean {
  if (!hasProfile(person)) return true
  if (isUnderTwelve(person)) return false
  return isSuitable(checkHerbs(herbIndex, [herb], toCheckProfile(person)).findings)
}

function findRecipes({ herbIndex, question, lookup }: AnswerContext, herbs: readonly KnownHerb[]): KnownRecipe[] {
  const { person } = question
  if (isUnderTwelve(person)) return []
  const suggested = new Set(herbs.map(({ slug }) => slug))
  const requested = new Set(question.herbs.map(({ slug }) => slug))
  const score = ({ ingredients }: KnownRecipe) =>
    ingredients.reduce(
      (sum, { herb }) => sum + (herb === null ? 0 : Number(suggested.has(herb)) + 3 * Number(requested.has(herb))),
      0,
    )
  const containsUnwanted = ({ ingredients }: KnownRecipe) =>
    ingredients.some(({ herb }) => herb !== null && question.rejectedHerbs.includes(herb))
  return lookup.forAilment
    .filter((recipe) => score(recipe) > 0 && !containsUnwanted(recipe))
    .filter((recipe) => isSuitable(checkKnownRecipe(herbIndex, recipe, toCheckProfile(person)).findings))
    .toSorted((one, other) => score(other) - score(one))
    .filter(({ name }, position, all) => all.findIndex((other) => other.name === name) === position)
    .slice(0, maxRecipes)
}

const writeRecipeSentence = (recipes: readonly KnownRecipe[]) =>
  recipes.length === 1
    ? `A remedy of ours with one of them is ${bold(recipes[0]?.name ?? '')}.`
    : `Remedies of ours with some of them are ${joinWords(recipes.map(({ name }) => bold(name)))}.`
