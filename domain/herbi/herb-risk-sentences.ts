import { shortenName } from '#domain/words.ts'

import { isQuotable, mentionsRestrictedPlant, getUniqueHerbName } from './answer-shared.ts'
import { type HerbIndex } from './herb-index.ts'
import { writeExclusionLines, writeMedicineLines, writeRiskLines } from './herb-sentences.ts'
import type { KnownHerb } from './knowledge.types.ts'

/** Matches amounts. `writeSideEffectLines` skips sentences with amounts, because readers could mistake them for doses. */
const amountPattern = /\d ?(?:mg|g)\b/

/** Returns sentences about a herb's risks. Skips sentences that mention amounts or restricted plants. */
export function writeSideEffectLines(herb: KnownHerb, herbIndex: HerbIndex): string[] {
  return [
    ...writeRiskLines(herb).filter(
      (line) => !amountPattern.test(line) && isQuotable(herbIndex, line) && !mentionsRestrictedPlant(herbIndex, line),
    ),
    ...writeExclusionLines(herb),
    ...writeMedicineLines(herb, 2),
    `Nothing suits all people; ${getUniqueHerbName(herbIndex, herb)} is to be left out if you react to it.`,
  ]
}

const usagePattern = /\b(?:buy|grow|mix\w*|gather\w*|use[ds]?|add\w*|strong|pick\w*|good)\b/i

/** Returns sentences about plants that people mistake for the herb. Omits advice on using restricted plants. */
export function lookAlikeLines(herb: KnownHerb, herbIndex: HerbIndex): string[] {
  const lines = herb.lookAlikes.filter(
    (line) => isQuotable(herbIndex, line) && !(mentionsRestrictedPlant(herbIndex, line) && usagePattern.test(line)),
  )
  return lines.length > 0
    ? [...lines, 'Nobody should gather what they cannot name with certainty.']
    : [
        `We know of no plant that ${shortenName(herb.commonName)} is often mistaken for, but nobody should gather what they cannot name with certainty.`,
      ]
}
