import type { Brew } from '#domain/brewing/brewing.types.ts'
import { getHandling } from '#domain/brewing/handling.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, shuffle, type Random } from '#domain/random.ts'
import { descriptionWordLimits } from '#domain/recipes/recipe-limits.ts'
import { countWords } from '#domain/text.ts'
import { toSentenceCase } from '#domain/words.ts'

import { botTexts, findAilmentTexts, findHerbTexts, getHerbTitle, getHerbTitleInSentence } from '../bot-texts.ts'
import type { FreshTexts } from '../fresh-texts.rules.ts'

type DescribedTea = { herbs: readonly Herb[]; brew: Brew<Herb>; ailment: string; isIced: boolean; random: Random }

/**
 * Writes a description of 40 to 90 words: a fresh opening about the main herb, the taste of the others, when to drink
 * the tea and how it is brewed. Returns undefined without a fresh opening, or if the text has the wrong length.
 */
export function writeDescription(tea: DescribedTea & { freshTexts: FreshTexts }): string | undefined {
  const { herbs, random, freshTexts } = tea
  const openings = herbs[0] && findHerbTexts(herbs[0])?.openings.filter(freshTexts.isFreshOpening)
  const opening = pick(openings ?? [], random)
  if (opening === undefined) return undefined
  const text = [opening, ...describeOtherHerbs(tea), chooseOccasion(tea)].filter(Boolean).join(' ')
  const { min, max } = descriptionWordLimits
  const completeText = countWords(text) >= min ? text : [text, describeBrewing(tea)].filter(Boolean).join(' ')
  const words = countWords(completeText)
  return words >= min && words <= max ? completeText : undefined
}

function describeOtherHerbs({ herbs, random }: DescribedTea): string[] {
  const [second, third, fourth] = herbs.slice(1).map((herb) => {
    const taste = pick(findHerbTexts(herb)?.tastes ?? [], random) ?? 'is there for its taste'
    return `${getHerbTitleInSentence(herb)} ${taste}`
  })
  return [[second, third].filter(Boolean).join(', and '), fourth ?? '']
    .filter(Boolean)
    .map((text) => `${toSentenceCase(text)}.`)
}

/** Returns the texts about the time of day: those for the evening if a herb makes people sleepy. */
const findTimeTexts = ({ herbs, ailment }: DescribedTea) =>
  herbs.some(({ effectTags }) => effectTags.includes('sedative'))
    ? botTexts.ailments['Sleep Problems']
    : findAilmentTexts(ailment)

function chooseOccasion(tea: DescribedTea): string | undefined {
  const { herbs, isIced, random } = tea
  const texts = findTimeTexts(tea)
  const isBitter = herbs.some(
    ({ effectTags, tasteTags }) => effectTags.includes('bitter_acid') && tasteTags[0] === 'bitter',
  )
  const occasions = (isBitter ? texts?.occasionsBeforeMeals : undefined) ?? texts?.occasions ?? []
  return pick(
    occasions.filter((occasion) => !isIced || !/\b(?:warm|hot|steam)\b/.test(occasion)),
    random,
  )
}

function describeBrewing({ brew, isIced, random }: DescribedTea): string | undefined {
  const kind = isIced ? 'iced' : getBrewingKind(brew)
  const sentence = kind && pick(botTexts.advice.brewing[kind], random)
  return sentence?.replace('{minutes}', String(brew.minutes)).replace('{hours}', formatSoakTime(brew.minutes))
}

/** Returns how a tea is brewed; undefined if it stands without a lid. */
export function getBrewingKind({ phases, herbs }: Brew<Herb>): 'steeped' | 'pan' | 'soaked' | 'powder' | undefined {
  if (herbs.some(({ herb }) => getHandling(herb) === 'powder')) return 'powder'
  if (phases.some(({ kind }) => kind === 'soak')) return 'soaked'
  if (phases.some(({ kind }) => kind !== 'steep')) return 'pan'
  return phases.every(({ celsius }) => celsius >= 70) ? 'steeped' : undefined
}

function formatSoakTime(minutes: number): string {
  if (minutes <= 30) return 'half an hour'
  if (minutes <= 60) return 'an hour'
  return minutes <= 90 ? 'an hour and a half' : 'two hours'
}

const maxNameLength = 44

/**
 * Returns a new recipe name; undefined if every candidate is taken. The name combines herbs with the time of day or the
 * kind of tea.
 */
export function writeName(
  tea: DescribedTea & { servings: number; hasName: (name: string) => boolean },
): string | undefined {
  const { herbs, isIced, brew, servings, random, hasName } = tea
  const [lead, second, third] = herbs.map(getHerbTitle)
  if (lead === undefined) return undefined
  const kind = getBrewingKind(brew)
  const nouns = kind === 'steeped' && !isIced ? ['Tea', servings === 1 ? 'Cup' : 'Pot'] : ['Tea']
  const words = isIced ? ['Iced'] : (findTimeTexts(tea)?.nameWords ?? [])
  const pair = second === undefined ? lead : `${lead} & ${second}`
  const endings = [pair, ...nouns.map((noun) => `${lead} ${noun}`)]
  const plainNames = [
    pair,
    ...nouns.map((noun) => `${pair} ${noun}`),
    ...(third === undefined ? [] : [`${lead}, ${second} & ${third}`]),
  ]
  const names = [
    ...(isIced ? [] : plainNames),
    ...words.flatMap((word) => endings.map((ending) => `${word} ${ending}`)),
  ]
  return shuffle(names, random).find((name) => name.length <= maxNameLength && !hasName(name) && !repeatsWord(name))
}

function repeatsWord(name: string): boolean {
  const words = name.toLowerCase().split(/\W+/)
  return new Set(words).size < words.length
}
