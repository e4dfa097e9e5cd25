import { calculateYoungestAge } from '#domain/herbs/herb-summary.ts'
import { filterTeaUses, formatUse } from '#domain/herbs/herbs.rules.ts'
import { paths } from '#domain/paths.ts'
import { calculateCaffeineMg } from '#domain/safety/caffeine.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import { conditions } from '#domain/safety/vocabulary.ts'
import { formatPlural, formatRange, joinWords, shortenName, toSentenceCase } from '#domain/words.ts'

import { countCautions, findMatchingUses } from './answer-complaints.ts'
import { judgeHerbs } from './answer-safety.ts'
import {
  type Answer,
  type AnswerContext,
  formatBoldHerbName,
  getUniqueHerbName,
  toHerbSource,
} from './answer-shared.ts'
import type { Complaint } from './complaints.ts'
import { formatUseWithEvidence, rankEvidence, type Use } from './evidence-texts.ts'
import { hasProfile } from './extracted-profile.ts'
import { causesDrowsiness, formatSteepTime, recommendedCupsPerDay } from './herb-sentences.ts'
import type { HerbiTable } from './herbi.types.ts'
import type { KnownHerb } from './knowledge.types.ts'
import type { Topic } from './topics.ts'

const maxHerbs = 4

const comparisonPattern =
  /\b(?:or|vs\.?|versus|compared?|comparison|difference|differ\w*|better|which|rather|same as|stronger)\b/
const togetherPattern = /\b(?:together|mix\w*|combin(?:e|es|ing|ation)|blend\w*|both|same cup|and also)\b/

/**
 * True if a question asks which of several herbs to take, or which of those that somebody has, and not whether they go
 * together or how to handle them.
 */
export const isComparison = ({ question }: AnswerContext): boolean =>
  question.herbs.length > 1 &&
  !togetherPattern.test(question.text) &&
  !handlingTopics.some((topic) => question.topics.has(topic)) &&
  (comparisonPattern.test(question.text) || question.complaints.length > 0)

const handlingTopics: readonly Topic[] = ['storage', 'preparation', 'fresh']

/** Compares up to four herbs in a table, after a recommendation, or a verdict on each for somebody who told about themselves. */
export function answerComparison(context: AnswerContext): Answer {
  const herbs = context.question.herbs.slice(0, maxHerbs)
  const verdicts = hasProfile(context.question.person) ? judgeHerbs(context, herbs) : undefined
  return {
    passages:
      verdicts ?? [recommend(context, herbs), writeDrowsiness(context, herbs)].filter((lines) => lines.length > 0),
    sources: herbs.map(toHerbSource),
    table: compareHerbs(context, herbs),
    followUps: herbs.slice(0, 2).map((herb) => `How do I make ${shortenName(herb.commonName).toLowerCase()} tea?`),
  }
}

function recommend(context: AnswerContext, herbs: readonly KnownHerb[]): string[] {
  const { herbIndex, question } = context
  const name = (herb: KnownHerb) => formatBoldHerbName(herbIndex, herb)
  const [complaint] = question.complaints
  if (complaint) return recommendFor(complaint, herbs, name)
  if (/\b(?:caffeine|decaf)\b/.test(question.text)) return recommendWithoutCaffeine(herbs, name)
  return [
    'It depends on what you want it for.',
    ...herbs.flatMap((herb) => {
      const [use] = filterTeaUses(herb.uses)
      return use
        ? [`${name(herb)} tastes ${joinWords(herb.tasteTags)} and is drunk for ${formatUse(use)}.`]
        : [`${name(herb)} tastes ${joinWords(herb.tasteTags)}.`]
    }),
  ]
}

type Name = (herb: KnownHerb) => string

/** Recommends the herb with the best evidence for a complaint, and of two equal ones that with fewer cautions. */
function recommendFor(complaint: Complaint, herbs: readonly KnownHerb[], name: Name): string[] {
  const withUse = herbs
    .flatMap((herb) =>
      findMatchingUses(herb, complaint)
        .slice(0, 1)
        .map((use) => ({ herb, use })),
    )
    .toSorted((one, other) => rankUse(one) - rankUse(other))
  const [first, second] = withUse
  if (!first) return [`Our facts hold no use of ${joinWords(herbs.map(name), 'or')} for ${complaint.name}.`]
  const others = herbs.filter((herb) => !withUse.some((one) => one.herb === herb)).map(name)
  const isTie = second !== undefined && rankEvidence(first.use.evidence) === rankEvidence(second.use.evidence)
  return [
    `For ${complaint.name} start with ${name(first.herb)}: ${formatUseWithEvidence(first.use)}.`,
    ...(isTie ? [`${name(second.herb)} has as much behind it.`] : []),
    ...(second && !isTie ? [`${name(second.herb)} has less behind it: ${formatUseWithEvidence(second.use)}.`] : []),
    ...(others.length > 0 ? [`We know of no use of ${joinWords(others, 'or')} for it.`] : []),
    complaint.doctorAdvice,
  ]
}

const rankUse = ({ herb, use }: { herb: KnownHerb; use: Use }) => rankEvidence(use.evidence) * 100 + countCautions(herb)

function recommendWithoutCaffeine(herbs: readonly KnownHerb[], name: Name): string[] {
  const without = herbs.filter((herb) => calculateCaffeineMg(herb, 1) === 0)
  return without.length > 0
    ? [`Without caffeine: ${joinWords(without.map(name))}.`]
    : [`All of them hold caffeine: ${joinWords(herbs.map(name))}.`]
}

function writeDrowsiness({ herbIndex }: AnswerContext, herbs: readonly KnownHerb[]): string[] {
  const drowsy = herbs.filter(causesDrowsiness)
  return drowsy.length > 0
    ? [
        `${joinWords(drowsy.map((herb) => getUniqueHerbName(herbIndex, herb)))} may make you sleepy: do not drive afterwards.`,
      ]
    : []
}

const compareHerbs = ({ herbIndex }: AnswerContext, herbs: readonly KnownHerb[]): HerbiTable => ({
  columns: ['Drunk for', 'Taste', 'A cup', 'At most', 'Who should leave it out or ask'],
  rows: herbs.map((herb) => ({
    name: getUniqueHerbName(herbIndex, herb),
    path: paths.herb(herb.slug),
    cells: [writeUses(herb), joinWords(herb.tasteTags), writeCup(herb), writeLimit(herb), writeExclusions(herb)],
  })),
})

const writeUses = ({ uses }: KnownHerb): string => {
  const teaUses = filterTeaUses(uses).slice(0, 3)
  return teaUses.length > 0
    ? teaUses.map((use) => `${toSentenceCase(formatUse(use))} (${use.evidence})`).join('; ')
    : 'No use of the tea on record'
}

const writeCup = ({ tea }: KnownHerb): string =>
  `${formatRange(tea.gramsPerCupMin, tea.gramsPerCupMax)} g, ${formatSteepTime(tea.steepMinutesMin, tea.steepMinutesMax)}`

function writeLimit(herb: KnownHerb): string {
  const caffeine = Math.round(calculateCaffeineMg(herb, herb.tea.gramsPerCupMax))
  return [
    `${formatPlural(recommendedCupsPerDay(herb), 'cup')} a day`,
    ...(herb.maxDurationDays === null ? [] : [`${formatPlural(herb.maxDurationDays, 'day')} in a row`]),
    ...(caffeine > 0 ? [`up to ${caffeine} mg of caffeine a cup`] : []),
  ].join('; ')
}

const maxConditions = 3

function writeExclusions(herb: KnownHerb): string {
  const codes = [...herb.contraindications, ...herb.conditionCautions]
  return [
    `Under ${calculateYoungestAge(herb)}`,
    ...(herb.pregnancy === 'ok' ? [] : ['pregnancy']),
    ...codes.slice(0, maxConditions).map((code) => conditions[code]),
    ...(codes.length > maxConditions ? ['other illnesses on its page'] : []),
    ...(herbInteractions(herb).length > 0 ? ['some medicines'] : []),
  ].join('; ')
}
