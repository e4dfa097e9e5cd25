import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, shuffle, type Random } from '#domain/random.ts'
import { lineLimits } from '#domain/recipes/recipe-limits.ts'
import { toSentenceCase } from '#domain/words.ts'

import { findHerbTexts, getShortHerbName, listMentionableUses } from '../bot-texts.ts'

type HerbUse = ReturnType<typeof listMentionableUses>[number] & { herb: Herb }

const [minBenefits, maxBenefits] = lineLimits.benefits

/** Describes the herbs' uses and the evidence for them. Uses for the recipe's ailment come first. */
export function writeBenefits(herbs: readonly Herb[], ailment: string, random: Random): string[] {
  const uses = herbs.flatMap((herb) => listMentionableUses(herb).map((use) => Object.assign({ herb }, use)))
  const ailmentUses = uses.filter(({ category }) => category === ailment)
  const otherUses = shuffle(
    uses.filter(({ category }) => category !== ailment),
    random,
  )
  const mentionedUses = removeRepeats([...ailmentUses, ...otherUses]).slice(
    0,
    Math.max(minBenefits, Math.min(ailmentUses.length, maxBenefits)),
  )
  const unmentionedHerbs = herbs.filter((herb) => !mentionedUses.some((use) => use.herb === herb))
  const tasteLines = (unmentionedHerbs.length > 0 ? unmentionedHerbs : herbs).map((herb) => writeTaste(herb, random))
  const count = Math.max(minBenefits, Math.min(maxBenefits, mentionedUses.length + unmentionedHerbs.length))
  return [...mentionedUses.map((use) => writeUse(use, random)), ...tasteLines].slice(0, count)
}

function removeRepeats(uses: readonly HerbUse[]): HerbUse[] {
  return uses.filter(
    (use, position) => !uses.slice(0, position).some(({ herb, phrase }) => herb === use.herb && phrase === use.phrase),
  )
}

function writeUse({ herb, phrase, evidence }: HerbUse, random: Random): string {
  return toSentenceCase(pick(useSentences(getShortHerbName(herb), phrase, evidence), random) ?? '')
}

function useSentences(herbName: string, phrase: string, evidence: HerbUse['evidence']): string[] {
  if (evidence === 'folk')
    return [`in folk use, ${herbName} is taken ${phrase}.`, `in folk use, ${herbName} is drunk ${phrase}.`]
  if (evidence === 'clinical trials')
    return [`small trials have looked at ${herbName} ${phrase}, but they are too few to settle anything.`]
  if (evidence === 'Commission E approved' && phrase.startsWith('for '))
    return [`Germany's Commission E approved ${herbName} ${phrase}.`]
  return [`${herbName} is traditionally taken ${phrase}.`, `traditionally, ${herbName} is drunk ${phrase}.`]
}

function writeTaste(herb: Herb, random: Random): string {
  const taste = pick(findHerbTexts(herb)?.tastes ?? [], random)
  const herbName = toSentenceCase(getShortHerbName(herb))
  return taste === undefined
    ? `${herbName} is there for its taste.`
    : `${herbName} is there for its taste: it ${taste}.`
}
