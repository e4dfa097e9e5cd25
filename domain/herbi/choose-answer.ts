import { answerAdjusted, answerHerbAdjusted } from './answer-adjusted.ts'
import { answerCombination } from './answer-combination.ts'
import { answerComparison, isComparison } from './answer-comparison.ts'
import { answerComplaints, findMatchingUses } from './answer-complaints.ts'
import { answerHerbs } from './answer-herbs.ts'
import { answerWhatToMake, asksWhatToMake } from './answer-make.ts'
import { answerHerbOutOfScope, answerNamedHerbs, answerReaction, prependPassage } from './answer-named-herbs.ts'
import { answerPeople, answerTaste, namesUnwanted, teaPattern } from './answer-people.ts'
import {
  answerRecipe,
  answerSimilarRecipes,
  findSimilarRecipes,
  isAboutRemedy,
  resolveRecipe,
} from './answer-recipes.ts'
import { answerSafety, asksForSafety, asksWhetherItWorks, isBaby, judgeHerbs } from './answer-safety.ts'
import { type Answer, type AnswerContext, appendNote } from './answer-shared.ts'
import {
  answerAnimals,
  answerDiagnosis,
  answerGreeting,
  answerIdentity,
  answerInstructions,
  answerLowMood,
  answerOils,
  answerOtherLanguage,
  answerOutOfScope,
  answerRestrictedList,
  answerStopMedicine,
  answerThanks,
  answerUnanswerable,
  isCourtesy,
  maxCourtesyWords,
  medicineIntro,
  otherFormsIntro,
  reactionIntro,
  refuseHarm,
  replacesMedicine,
} from './answer-site.ts'
import {
  answerAmbiguousName,
  answerRestrictedPlants,
  answerUnknownPlants,
  assumeUsualPlant,
  foods,
  writeUnknownPlantSentences,
} from './answer-unnamed.ts'
import { composeSentences } from './compose.ts'
import { hasProfile } from './extracted-profile.ts'
import type { Question } from './interpret-conversation.ts'
import { isOtherLanguage } from './other-languages.ts'
import type { Topic } from './topics.ts'
import { findWrittenAnswer, type WrittenAnswer } from './written-answers.ts'

/** Score from which a written answer comes before all computed ones, and from which it is better than none. */
const certainScore = 0.5
const certainHerbScore = 0.6
const likelyScore = 0.28
/** Score from which a written answer is better than saying that a plant is unknown. */
const probableScore = 0.35
/** Score of an answer to nearly the same question. */
const exactScore = 0.8

/** Question with the best written answer. `isCertain` is true if it is about the same thing. */
type Reading = AnswerContext & { written: WrittenAnswer | undefined; isCertain: boolean }

/** Kind of answer. Returns undefined for a question that it doesn't answer. */
type Kind = (reading: Reading) => Answer | undefined

/** Chooses the first kind of answer that fits. */
export function chooseAnswer(context: AnswerContext): Answer {
  const written = findWrittenAnswer(context)
  const minScore =
    context.question.message.plants.length + context.question.herbs.length > 0 ? certainHerbScore : certainScore
  const reading = { ...context, written, isCertain: written !== undefined && written.score >= minScore }
  for (const answer of kinds) {
    const chosen = answer(reading)
    if (chosen) return chosen
  }
  return answerUnanswerable(context)
}

/** Refuses what we never answer, and warns about restricted plants. */
function refuse(reading: Reading): Answer | undefined {
  const { question } = reading
  if (question.topics.has('instructions')) return answerInstructions()
  if (question.message.topics.has('harm')) return refuseHarm()
  if (question.person.pregnant && bleedingPattern.test(question.text)) return answerDiagnosis()
  if (question.restricted.length > 0 && !isAboutRemedy(reading))
    return addWritten(reading, answerRestrictedPlants(reading))
  return isOtherLanguage(question) ? answerOtherLanguage(reading) : undefined
}

/** Bleeding in pregnancy is for a midwife, whatever tea the question names. */
const bleedingPattern = /\b(?:bleed\w*|bled|spotting)\b/

function answerCourtesy(reading: Reading): Answer | undefined {
  const { question } = reading
  if (!isCourtesy(question)) return undefined
  return question.topics.has('thanks') ? answerThanks(reading) : answerGreeting(reading)
}

/** Answers about stopping a medicine when nothing else is named. */
const answerWithoutMedicine: Kind = ({ question }) =>
  replacesMedicine(question) && question.herbs.length + question.complaints.length === 0
    ? answerStopMedicine()
    : undefined

function answerRemedy(reading: Reading): Answer | undefined {
  const recipe = resolveRecipe(reading)
  if (recipe) return answerAdjusted(reading, recipe) ?? answerRecipe(reading, recipe)
  return findSimilarRecipes(reading).length > 1 ? answerSimilarRecipes(reading) : undefined
}

/** Answers about an ambiguous name. Knows nothing of animals, whichever plant is meant. */
function answerUnclearName(reading: Reading): Answer | undefined {
  if (!reading.question.ambiguous) return undefined
  if (reading.question.topics.has('animals')) return answerAnimals()
  if (replacesMedicine(reading.question)) return prependPassage(medicineIntro, answerAmbiguousName(reading))
  const assumed = assumeUsualPlant(reading)
  return assumed ? appendNote(assumed.note, chooseAnswer(assumed.context)) : answerAmbiguousName(reading)
}

/** Answers from the editors' answers when nothing about the reader or a second herb needs a check. */
const answerPlainly: Kind = ({ written, isCertain, question }) =>
  isCertain &&
  !question.message.topics.has('reaction') &&
  !replacesMedicine(question) &&
  !hasProfile(question.person) &&
  question.herbs.length < 2 &&
  !statesAmount(question)
    ? written
    : undefined

/** Answers questions in which a herb meets an animal, an oil, a medicine, an illness, a reaction or another form. */
function answerRisk(reading: Reading): Answer | undefined {
  const { question } = reading
  const { topics, message, herbs, outOfScope } = question
  if (topics.has('animals')) return answerAnimals()
  if (message.topics.has('oils')) return answerOils(reading)
  if (replacesMedicine(question)) return prependPassage(medicineIntro, answerNamedHerbs(reading))
  if (herbs.length === 0) return undefined
  if (message.topics.has('reaction')) return prependPassage(reactionIntro, answerReaction(reading))
  if (outOfScope.length > 0) return answerHerbOutOfScope(reading)
  if (message.topics.has('otherForms')) return prependPassage(otherFormsIntro, answerNamedHerbs(reading))
  return undefined
}

/** Compares herbs, or says what can be made with them. */
function answerSeveralHerbs(reading: Reading): Answer | undefined {
  const { written, isCertain, question } = reading
  const { herbs, person } = question
  const { unknownPlants } = question.message
  if (herbs.length > 0 && question.topics.has('comparison') && unknownPlants.length > 0)
    return prependPassage(writeUnknownPlantSentences(unknownPlants).slice(0, 1), answerHerbs(reading))
  if (isComparison(reading) && unknownPlants.length === 0)
    return written && !hasProfile(person) && (isCertain || namesAll(written, herbs))
      ? { ...answerComparison(reading), ...written }
      : answerComparison(reading)
  if (!asksWhatToMake(reading)) return undefined
  return hasProfile(person) ? answerCombination(reading) : answerWhatToMake(reading)
}

/** Says whether this person may drink the herbs. An editor's answer whether they work comes first. */
function answerForPerson(reading: Reading): Answer | undefined {
  const { written, isCertain, question } = reading
  if (question.herbs.length === 0 || !asksForSafety(question)) return undefined
  return written && isCertain && asksWhetherItWorks(question.text)
    ? addPersonalLines(reading, written)
    : answerSafety(reading)
}

/** Lists herbs without a taste, which an editor's answer can't know, unless one answers nearly the same question. */
const answerUnwantedTaste: Kind = (reading) =>
  reading.question.herbs.length === 0 &&
  namesUnwanted(reading.question.text) &&
  (reading.written?.score ?? 0) < exactScore
    ? listByTaste(reading)
    : undefined

function answerFromEditors(reading: Reading): Answer | undefined {
  const { written, isCertain, question } = reading
  if (!written) return undefined
  const { herbs, complaints, topics, message } = question
  const isMixed = herbs.length > 1 && topics.has('combination')
  if (statesAmount(question) || (isMixed && written.score < exactScore)) return undefined
  const hasPlants = message.plants.length > 0
  const isUseless =
    complaints.length > 0 && herbs.every((herb) => complaints.every((one) => findMatchingUses(herb, one).length === 0))
  const isBest =
    isCertain ||
    (hasPlants && written.score >= likelyScore && complaints.length === 0 && isVague(topics)) ||
    (hasPlants && written.score >= likelyScore && isUseless && written.herbs.length > 0 && namesAll(written, herbs))
  return isBest ? addPersonalLines(reading, written) : undefined
}

const answerHerbsNamed: Kind = (reading) => (reading.question.herbs.length > 0 ? answerNamedHerbs(reading) : undefined)

const listByTaste: Kind = (reading) =>
  hasProfile(reading.question.person) || reading.question.complaints.length > 0 ? undefined : answerTaste(reading)

const answerProbably: Kind = (reading) =>
  reading.written && reading.written.score >= probableScore && reading.question.complaints.length === 0
    ? addPersonalLines(reading, reading.written)
    : undefined

function answerUnknown(reading: Reading): Answer | undefined {
  const { complaints, message } = reading.question
  if (complaints.length === 0) return message.unknownPlants.length > 0 ? answerUnknownPlants(reading) : undefined
  const unknownPlants = message.unknownPlants.filter((name) => !foods.has(name))
  return unknownPlants.length > 0
    ? appendNote(writeUnknownPlantSentences(unknownPlants)[0] ?? '', answerComplaints(reading))
    : undefined
}

/** Answers about what somebody feels or has, without a herb. */
function answerComplaint(reading: Reading): Answer | undefined {
  const { question } = reading
  const { topics, complaints } = question
  const helps = topics.has('helps')
  if (question.outOfScope.length > 0) return answerOutOfScope(reading)
  if (question.person.conditions.includes('depression')) return answerLowMood()
  if (topics.has('restrictedList')) return answerRestrictedList(reading)
  if (topics.has('diagnosis') && !helps) return answerDiagnosis()
  return complaints.length > 0 && (helps || !topics.has('identity')) ? answerComplaints(reading) : undefined
}

/** Answers what is left: who asks, a taste, what Herbi is. */
function answerRemainder(reading: Reading): Answer | undefined {
  const { written, question } = reading
  const { topics, text } = question
  const isAboutTea = teaPattern.test(text) || (written?.score ?? 0) >= certainScore
  if (topics.has('identity')) return answerPeople(reading) ?? answerIdentity()
  if (topics.has('thanks')) return answerPeople(reading) ?? answerThanks(reading)
  return (
    answerPeople(reading) ??
    answerTaste(reading) ??
    (written && written.score >= likelyScore && isAboutTea ? addPersonalLines(reading, written) : undefined) ??
    (topics.has('greeting') && text.split(' ').length <= maxCourtesyWords ? answerGreeting(reading) : undefined)
  )
}

/** Kinds of answer in the order in which they are tried: first risks, then herbs and remedies, then the rest. */
const kinds: readonly Kind[] = [
  refuse,
  answerCourtesy,
  answerWithoutMedicine,
  answerRemedy,
  answerUnclearName,
  answerPlainly,
  answerRisk,
  answerSeveralHerbs,
  answerHerbAdjusted,
  answerForPerson,
  answerUnwantedTaste,
  answerFromEditors,
  answerHerbsNamed,
  listByTaste,
  answerProbably,
  answerUnknown,
  answerComplaint,
  answerRemainder,
]

/** True if somebody names an amount of a herb, which is compared with its limits. */
const statesAmount = ({ herbs, topics, message }: Question): boolean =>
  herbs.length > 0 && topics.has('dose') && message.amounts.length > 0

/** True if a question about a herb is about none of the topics that have an answer for every herb. */
const isVague = (topics: ReadonlySet<Topic>) => [...topics].every((topic) => topic === 'uses' || topic === 'helps')

const namesAll = (written: WrittenAnswer, herbs: Question['herbs']) =>
  herbs.every(({ slug }) => written.herbs.includes(slug))

/**
 * Adds what the check says about the reader and the herbs of a written answer: refusals before it, because they matter
 * most, and what to ask after it.
 */
function addPersonalLines(context: AnswerContext, written: WrittenAnswer): Answer | undefined {
  if (!hasProfile(context.question.person)) return written
  const named = written.herbs.flatMap((slug) => context.herbIndex.findHerb(slug) ?? [])
  const herbs = (named.length > 0 ? named : context.question.herbs).slice(0, maxPersonalHerbs)
  const isAnswered =
    isBaby(context.question.person) && /\bbab(?:y|ies)\b/.test(composeSentences(written.passages).join(''))
  if (herbs.length === 0 || isAnswered) return written
  const refusals = judgeHerbs(context, herbs, ['no', 'cooking'])
  if (refusals.length > 0 && written.statesAmounts)
    return context.question.herbs.length > 0 ? answerSafety(context) : undefined
  return { ...written, passages: refusals.concat(written.passages, judgeHerbs(context, herbs, ['ask'])) }
}
const maxPersonalHerbs = 4

/** Adds an answer that an editor wrote about a restricted plant below the rule, which comes first. */
function addWritten({ written, question }: Reading, answer: Answer): Answer {
  const isNamed = question.message.plants.length > 0
  if (!written || !isNamed || written.score < exactScore) return answer
  const [rule = []] = answer.passages
  return { ...answer, passages: [rule, ...written.passages], sources: [...answer.sources, ...written.sources] }
}
