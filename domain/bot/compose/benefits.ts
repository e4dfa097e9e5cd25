import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, shuffle, type Random } from '#domain/random.ts'
import { toSentenceCase } from '#domain/words.ts'

import { herbTexts } from '../herb-texts/herb-texts.ts'
import { getShortHerbName } from './herb-names.ts'
import { listMentionableUses } from './use-phrases.ts'

type HerbUse = ReturnType<typeof listMentionableUses>[number] & { herb: Herb }

const benefitCount = { min: 3, max: 5 }

/** Describes the herbs' uses and the evidence for them. Uses for the recipe's ailment come first. */
export function writeBenefits(herbs: readonly Herb[], ailment: string, random: Random): string[] {
  const uses = herbs.flatMap((herb) => listMentionableUses(herb).map((use) => Object.assign({ herb }, use)))
  const ailmentUses = uses.filter(({ category }) => category === ailment)
  const otherUses = shuffle(
    uses.filter(({ category }) => category !== ailment),
    random,
  )
  const count = benefitCount.min + (random() < 0.45 ? 1 : 0)
  const mentionedUses = removeRepeats([...ailmentUses, ...otherUses]).slice(
    0,
    Math.max(count, Math.min(ailmentUses.length, benefitCount.max)),
  )
  const useLines = mentionedUses.map((use) => writeUse(use, random))
  const unmentionedHerbs = herbs.filter((herb) => !mentionedUses.some((use) => use.herb === herb))
  const tasteLines = shuffle(unmentionedHerbs.length > 0 ? unmentionedHerbs : herbs, random).map((herb) =>
    writeTaste(herb, random),
  )
  return [...useLines, ...tasteLines].slice(
    0,
    Math.max(benefitCount.min, Math.min(benefitCount.max, useLines.length + (unmentionedHerbs.length > 0 ? 1 : 0))),
  )
}

function removeRepeats(uses: readonly HerbUse[]): HerbUse[] {
  return uses.filter(
    (use, position) => !uses.slice(0, position).some(({ herb, phrase }) => herb === use.herb && phrase === use.phrase),
  )
}

function writeUse({ herb, phrase, evidence }: HerbUse, random: Random): string {
  const herbName = getShortHerbName(herb)
  return toSentenceCase(pick(useSentences(herbName, phrase, evidence), random) ?? '')
}

function useSentences(herbName: string, phrase: string, evidence: HerbUse['evidence']): string[] {
  const isFor = phrase.startsWith('for ')
  if (evidence === 'folk')
    return [
      `in folk use ${herbName} is taken ${phrase}.`,
      `in folk use ${herbName} is drunk ${phrase}.`,
      ...(isFor ? [`${herbName} is in folk use ${phrase}.`, `${herbName} has a folk use ${phrase}.`] : []),
    ]
  if (evidence === 'clinical trials')
    return [
      `small trials have looked at ${herbName} ${phrase}; they settle nothing yet.`,
      `there are small trials on ${herbName} ${phrase}, too few to settle anything.`,
    ]
  if (evidence === 'Commission E approved' && isFor)
    return [
      `${herbName} is approved by Germany's Commission E ${phrase}.`,
      `Germany's Commission E approved ${herbName} ${phrase}.`,
    ]
  return [
    `${herbName} is traditionally taken ${phrase}.`,
    `traditionally ${herbName} is taken ${phrase}.`,
    `${herbName} is traditionally drunk ${phrase}.`,
    `by long tradition ${herbName} is taken ${phrase}.`,
  ]
}

function writeTaste(herb: Herb, random: Random): string {
  const herbName = getShortHerbName(herb)
  const trait = pick(herbTexts[herb.slug]?.traits ?? [], random) ?? 'is there for its taste'
  return toSentenceCase(
    pick(
      [`${herbName} is there for its taste: it ${trait}.`, `${herbName} is in it for the flavour; it ${trait}.`],
      random,
    ) ?? '',
  )
}
