import { useWords } from '#domain/herbs/herbs.rules.ts'
import { listWords } from '#domain/words.ts'

import type { KnownHerb } from './knowledge.types.ts'

export type Use = KnownHerb['uses'][number]
type Evidence = Use['evidence']

/** What stands behind a use, said of it alone, as a part of a sentence. */
const behindOne: Record<Evidence, string> = {
  'HMPC well-established': 'a well-established use by the European assessors (HMPC)',
  WHO: 'a use that the World Health Organization describes',
  'Commission E approved': 'a use that Germany’s Commission E approved',
  'HMPC traditional': 'a traditional use by the European assessors (HMPC), which is no proof',
  'clinical trials': 'with early trials that settle nothing',
  folk: 'a folk use, which is no proof',
}

/** The same in a list where every line has its own. */
const behindEach: Record<Evidence, string> = {
  'HMPC well-established': 'well-established use by HMPC',
  WHO: 'described by the WHO',
  'Commission E approved': 'approved by Commission E',
  'HMPC traditional': 'traditional use by HMPC',
  'clinical trials': 'early trials, not settled',
  folk: 'folk use',
}

/** The same said once behind a list of so many. */
function behindAll(count: number): Record<Evidence, string> {
  const each = count === 1 ? 'it' : 'each of them'
  return {
    'HMPC well-established': `The European assessors (HMPC) call ${each} a well-established use.`,
    WHO: `The World Health Organization describes ${each}.`,
    'Commission E approved': `Germany’s Commission E approved ${each}.`,
    'HMPC traditional': `The European assessors (HMPC) list ${each} as a traditional use: long practice, which is no proof.`,
    'clinical trials': `Early trials stand behind ${each}, and they settle nothing.`,
    folk: count === 1 ? 'It is a folk use, which is no proof.' : 'They are folk uses, which is no proof.',
  }
}

/** A use as a part of a sentence: `indigestion, wind and fullness, a traditional use by …`. */
export const useInSentence = (use: Use): string => `${useWords(use)}, ${behindOne[use.evidence]}`

/** Uses in one sentence, those of the same evidence together, and what its words mean: `wind and cramps (folk use)`. */
export function usesInOne(uses: readonly Use[]): { told: string; after: string[] } {
  const groups = [...Map.groupBy(uses, ({ evidence }) => evidence)]
  return {
    told: groups.map(([evidence, same]) => `${listWords(same.map(useWords))} (${behindEach[evidence]})`).join('; '),
    after: meaning(uses),
  }
}

/**
 * Lines of a list, each with its use, and what stands behind them: once for all where it is the same for all, otherwise beside each,
 * with what its words mean behind the list.
 */
export function weighUses(uses: readonly { named: string; use: Use }[]): { items: string[]; after: string[] } {
  const [first] = uses
  if (first && uses.every(({ use }) => use.evidence === first.use.evidence))
    return { items: uses.map(({ named }) => `${named}.`), after: [behindAll(uses.length)[first.use.evidence]] }
  return {
    items: uses.map(({ named, use }) => `${named}; ${behindEach[use.evidence]}.`),
    after: meaning(uses.map(({ use }) => use)),
  }
}

/** What the words of `behindEach` mean. */
function meaning(uses: readonly Use[]): string[] {
  const has = (...evidence: Evidence[]) => uses.some((use) => evidence.includes(use.evidence))
  return [
    ...assessors(has('HMPC traditional', 'HMPC well-established'), has('Commission E approved')),
    ...(has('HMPC traditional', 'folk') ? ['Tradition is long practice, which is no proof.'] : []),
  ]
}

function assessors(hasEuropean: boolean, hasGerman: boolean): string[] {
  if (hasEuropean && hasGerman) return ['HMPC and Commission E are the European and the German assessors.']
  if (hasEuropean) return ['HMPC are the European assessors.']
  return hasGerman ? ['Commission E are the German assessors.'] : []
}
