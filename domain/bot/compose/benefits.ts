import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pick, shuffled, type Random } from '#domain/random.ts'
import { sentenceCase } from '#domain/words.ts'

import { herbLines } from '../lines/herb-lines.ts'
import { mentionableUses } from './use-phrases.ts'
import { shortHerbName } from './words.ts'

type HerbUse = ReturnType<typeof mentionableUses>[number] & { herb: Herb }

const benefits = { least: 3, most: 5 }

/**
 * Describes the uses of the herbs and the evidence for them, those for the recipe's ailment first. It names no other
 * uses.
 */
export function writeBenefits(herbs: readonly Herb[], ailment: string, random: Random): string[] {
  const uses = herbs.flatMap((herb) => mentionableUses(herb).map((use) => Object.assign({ herb }, use)))
  const ailmentUses = uses.filter(({ category }) => category === ailment)
  const otherUses = shuffled(
    uses.filter(({ category }) => category !== ailment),
    random,
  )
  const count = benefits.least + (random() < 0.45 ? 1 : 0)
  const described = removeRepeats([...ailmentUses, ...otherUses]).slice(
    0,
    Math.max(count, Math.min(ailmentUses.length, benefits.most)),
  )
  const lines = described.map((use) => writeUse(use, random))
  const undescribed = herbs.filter((herb) => !described.some((use) => use.herb === herb))
  const tasteLines = shuffled(undescribed.length > 0 ? undescribed : herbs, random).map((herb) =>
    writeTaste(herb, random),
  )
  return [...lines, ...tasteLines].slice(
    0,
    Math.max(benefits.least, Math.min(benefits.most, lines.length + (undescribed.length > 0 ? 1 : 0))),
  )
}

/** Removes repeated phrases for the same herb. */
function removeRepeats(uses: readonly HerbUse[]): HerbUse[] {
  return uses.filter(
    (use, position) => !uses.slice(0, position).some(({ herb, phrase }) => herb === use.herb && phrase === use.phrase),
  )
}

function writeUse({ herb, phrase, evidence }: HerbUse, random: Random): string {
  const word = shortHerbName(herb)
  return sentenceCase(pick(useSentences(word, phrase, evidence), random) ?? '')
}

function useSentences(word: string, phrase: string, evidence: HerbUse['evidence']): string[] {
  const isFor = phrase.startsWith('for ')
  if (evidence === 'folk')
    return [
      `in folk use ${word} is taken ${phrase}.`,
      `in folk use ${word} is drunk ${phrase}.`,
      ...(isFor ? [`${word} is in folk use ${phrase}.`, `${word} has a folk use ${phrase}.`] : []),
    ]
  if (evidence === 'clinical trials')
    return [
      `small trials have looked at ${word} ${phrase}; they settle nothing yet.`,
      `there are small trials on ${word} ${phrase}, too few to settle anything.`,
    ]
  if (evidence === 'Commission E approved' && isFor)
    return [
      `${word} is approved by Germany's Commission E ${phrase}.`,
      `Germany's Commission E approved ${word} ${phrase}.`,
    ]
  return [
    `${word} is traditionally taken ${phrase}.`,
    `traditionally ${word} is taken ${phrase}.`,
    `${word} is traditionally drunk ${phrase}.`,
    `by long tradition ${word} is taken ${phrase}.`,
  ]
}

function writeTaste(herb: Herb, random: Random): string {
  const word = shortHerbName(herb)
  const trait = pick(herbLines[herb.slug]?.traits ?? [], random) ?? 'is there for its taste'
  return sentenceCase(
    pick([`${word} is there for its taste: it ${trait}.`, `${word} is in it for the flavour; it ${trait}.`], random) ??
      '',
  )
}
