import { freeBlendsPerMonth } from '#domain/accounts/accounts.rules.ts'
import { calculateYoungestAge } from '#domain/herbs/herb-summary.ts'
import { filterTeaUses } from '#domain/herbs/herbs.rules.ts'
import { calculateCaffeineMg } from '#domain/safety/caffeine.ts'
import { writeReviewNotice } from '#domain/safety/review-notices.ts'
import { reviews } from '#domain/safety/reviews.ts'
import { tasteTags } from '#domain/safety/vocabulary.ts'
import { formatPlural, formatRange, joinWords } from '#domain/words.ts'

import { formatBoldHerbName, getUniqueHerbName } from './answer-shared.ts'
import { getDailyQuestionLimit } from './chat.rules.ts'
import { joinUses } from './evidence-texts.ts'
import type { HerbIndex } from './herb-index.ts'
import { lookAlikeLines, writeSideEffectLines } from './herb-risk-sentences.ts'
import {
  causesDrowsiness,
  formatSteepTime,
  limitLines,
  recommendedCupsPerDay,
  writeAgeLine,
  writeAllergenLine,
  writeCaffeineLine,
  writeDrowsinessLines,
  writeDurationLine,
  writeExclusionLines,
  writeFreshLine,
  writeHormoneLine,
  writeLactationLine,
  writeMealLine,
  writeMedicineLines,
  writePregnancyLine,
  writePreparationLines,
  writeStorageLines,
  writeTasteLine,
  writeTeaspoonLine,
} from './herb-sentences.ts'
import type { KnownHerb } from './knowledge.types.ts'

type WritePlace = (herb: KnownHerb, herbIndex: HerbIndex) => string | readonly string[]

/** Facts of a herb that an answer may name: `{sage.minutes}` becomes `5–10 minutes`. */
const herbPlaces: Record<string, WritePlace> = {
  name: (herb, herbIndex) => formatBoldHerbName(herbIndex, herb),
  grams: ({ tea }) => `${formatRange(tea.gramsPerCupMin, tea.gramsPerCupMax)} g`,
  water: ({ tea }) => `${tea.waterMl} ml`,
  temperature: ({ tea }) => `${tea.temperatureC} °C`,
  minutes: ({ tea }) => formatSteepTime(tea.steepMinutesMin, tea.steepMinutesMax),
  cups: (herb) => formatPlural(recommendedCupsPerDay(herb), 'cup'),
  dayGrams: ({ maxDailyGrams }) => `${maxDailyGrams} g`,
  taste: (herb) => joinWords(herb.tasteTags),
  uses: ({ uses }) => joinUses(filterTeaUses(uses).slice(0, 5)).text,
  age: (herb) => String(calculateYoungestAge(herb)),
  keeps: ({ shelfLifeMonths }) => formatPlural(shelfLifeMonths, 'month'),
  description: ({ description }) => description,
  part: ({ plantPart }) => plantPart,
  latin: ({ scientificName }) => `*${scientificName}*`,
  preparation: (herb) => writePreparationLines(herb),
  limits: (herb) => limitLines(herb),
  duration: (herb, herbIndex) => writeDurationLine(herb, getUniqueHerbName(herbIndex, herb)),
  pregnancy: (herb, herbIndex) => writePregnancyLine(herb, getUniqueHerbName(herbIndex, herb)),
  breastfeeding: (herb, herbIndex) => writeLactationLine(herb, getUniqueHerbName(herbIndex, herb)),
  medicines: (herb, herbIndex) => writeMedicines(herb, herbIndex),
  exclusions: (herb) => writeExclusionLines(herb),
  allergens: (herb, herbIndex) => writeAllergenLine(herb, getUniqueHerbName(herbIndex, herb)),
  caffeine: (herb, herbIndex) => writeCaffeineLine(herb, getUniqueHerbName(herbIndex, herb)),
  storage: (herb, herbIndex) => writeStorageLines(herb, getUniqueHerbName(herbIndex, herb)).slice(0, 2),
  drying: (herb, herbIndex) => writeStorageLines(herb, getUniqueHerbName(herbIndex, herb)).slice(2),
  fresh: (herb) => writeFreshLine(herb),
  lookAlikes: (herb, herbIndex) => lookAlikeLines(herb, herbIndex),
  sideEffects: (herb, herbIndex) => writeSideEffectLines(herb, herbIndex),
  evidence: (herb, herbIndex) => writeEvidence(herb, herbIndex),
  meals: (herb, herbIndex) => writeMealLine(herb, getUniqueHerbName(herbIndex, herb)),
  hormones: (herb, herbIndex) => writeHormoneLine(herb, getUniqueHerbName(herbIndex, herb)),
  drowsiness: (herb, herbIndex) =>
    causesDrowsiness(herb)
      ? writeDrowsinessLines(herb)
      : `Our facts name no sleepiness after ${getUniqueHerbName(herbIndex, herb)}.`,
  tastes: (herb, herbIndex) => writeTasteLine(herb, getUniqueHerbName(herbIndex, herb)),
  ages: (herb, herbIndex) => writeAgeLine(herb, getUniqueHerbName(herbIndex, herb)),
  teaspoon: (herb) => writeTeaspoonLine(herb),
}

function writeMedicines(herb: KnownHerb, herbIndex: HerbIndex): readonly string[] {
  const lines = writeMedicineLines(herb, 5)
  return lines.length > 0
    ? lines
    : [`Our facts name no medicine that ${getUniqueHerbName(herbIndex, herb)} gets in the way of; that is no promise.`]
}

function writeEvidence(herb: KnownHerb, herbIndex: HerbIndex): readonly string[] {
  const uses = filterTeaUses(herb.uses)
  const name = getUniqueHerbName(herbIndex, herb)
  if (uses.length === 0) return [`No use of ${name} as a tea is on record with us.`]
  const { text, explanations } = joinUses(uses.slice(0, 4))
  return [`On record for ${name}: ${text}.`, ...explanations]
}

/** Lists of herbs by name: `{list.drowsy}`. */
const listPlaces: Record<string, (herb: KnownHerb) => boolean> = {
  caffeine: (herb) => calculateCaffeineMg(herb, 1) > 0,
  drowsy: causesDrowsiness,
  cooking: ({ pregnancy }) => pregnancy === 'food_amounts_only' || pregnancy === 'ok',
  breastfeeding: ({ lactation }) => lactation === 'food_amounts_only' || lactation === 'ok',
  ...Object.fromEntries(
    tasteTags.map((taste) => [
      taste,
      ({ tasteTags: own, conditional }: KnownHerb) => !conditional && own.includes(taste),
    ]),
  ),
}
const maxListed = 8

/** Facts of the site: `{site.visitorQuestions}`. */
const sitePlaces: Record<string, () => string> = {
  reviewNotice: () => writeReviewNotice(reviews),
  visitorQuestions: () => String(getDailyQuestionLimit('visitor')),
  memberQuestions: () => String(getDailyQuestionLimit('member')),
  freeBlends: () => String(freeBlendsPerMonth),
}

const placePattern = /\{([a-z0-9-]+)\.([a-zA-Z]+)\}/g

/** Paragraph that lists what the reader should leave out, by the medicines, conditions and allergies of the question. */
export const readerPlace = '{reader.leaveOut}'

/** Places in a text that name no herb, fact or list. */
export function findUnknownPlaces(text: string, isHerb: (slug: string) => boolean): string[] {
  if (text === readerPlace) return []
  const known = [...text.matchAll(placePattern)]
  const unknown = known.filter(([, subject = '', fact = '']) =>
    subject === 'list' || subject === 'site'
      ? (subject === 'list' ? listPlaces : sitePlaces)[fact] === undefined
      : herbPlaces[fact] === undefined || !(subject === 'herb' || subject === 'other' || isHerb(subject)),
  )
  const rest = text.replaceAll(placePattern, '')
  return [...unknown.map(([place]) => place), ...(rest.match(/\{[^}]*\}?|\}/g) ?? [])]
}

/** Slugs of the herbs that a text names by places. */
export const listPlaceHerbs = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(placePattern)].flatMap(([, subject = '']) =>
      ['list', 'site', 'reader'].includes(subject) ? [] : [subject],
    ),
  ),
]

/**
 * Fills the places of a text with facts. `asked` are the herbs of the question: the first for `{herb.…}`, the second for
 * `{other.…}`. Returns undefined if a herb is missing, for example because the question names none.
 */
export function fillPlaces(text: string, herbIndex: HerbIndex, asked: readonly KnownHerb[]): string | undefined {
  let isComplete = true
  const filled = text.replaceAll(placePattern, (_, subject: string, fact: string) => {
    if (subject === 'list') return listHerbs(herbIndex, fact)
    if (subject === 'site') return sitePlaces[fact]?.() ?? ''
    const herb = subject === 'herb' ? asked[0] : subject === 'other' ? asked[1] : herbIndex.findHerb(subject)
    const write = herbPlaces[fact]
    if (herb && write) return [write(herb, herbIndex)].flat().join(' ')
    isComplete = false
    return ''
  })
  return isComplete ? filled : undefined
}

function listHerbs(herbIndex: HerbIndex, list: string): string {
  const isListed = listPlaces[list]
  const names = herbIndex.herbs.filter((herb) => isListed?.(herb)).map((herb) => formatBoldHerbName(herbIndex, herb))
  return joinWords(
    names.length > maxListed ? [...names.slice(0, maxListed), `${names.length - maxListed} more`] : names,
  )
}
