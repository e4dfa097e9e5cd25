import { formatUse } from '#domain/herbs/herbs.rules.ts'
import { evidenceGrades } from '#domain/safety/vocabulary.ts'
import { joinWords } from '#domain/words.ts'

import type { KnownHerb } from './knowledge.types.ts'

export type Use = KnownHerb['uses'][number]
type Evidence = Use['evidence']

/** Position of the evidence in the list of grades: 0 is the best. */
export const rankEvidence = (evidence: Evidence): number => evidenceGrades.indexOf(evidence)

/** Evidence for a use, worded as part of a sentence. */
const evidenceClauses: Record<Evidence, string> = {
  'HMPC well-established': 'a well-established use by the European assessors (HMPC)',
  WHO: 'a use that the World Health Organization describes',
  'Commission E approved': 'a use that Germany’s Commission E approved',
  'HMPC traditional': 'a traditional use by the European assessors (HMPC), which is no proof',
  'clinical trials': 'with early trials that settle nothing',
  folk: 'a folk use, which is no proof',
}

/** Evidence for a use, worded as a short note in a list. */
const evidenceNotes: Record<Evidence, string> = {
  'HMPC well-established': 'well-established use by HMPC',
  WHO: 'described by the WHO',
  'Commission E approved': 'approved by Commission E',
  'HMPC traditional': 'traditional use by HMPC',
  'clinical trials': 'early trials, not settled',
  folk: 'folk use',
}

/** Returns sentences about evidence that all items in a list share. `count` is the number of items. */
function findSharedEvidence(count: number): Record<Evidence, string> {
  const pronoun = count === 1 ? 'it' : 'each of them'
  return {
    'HMPC well-established': `The European assessors (HMPC) call ${pronoun} a well-established use.`,
    WHO: `The World Health Organization describes ${pronoun}.`,
    'Commission E approved': `Germany’s Commission E approved ${pronoun}.`,
    'HMPC traditional': `The European assessors (HMPC) list ${pronoun} as a traditional use: long practice, which is no proof.`,
    'clinical trials': `Early trials stand behind ${pronoun}, and they settle nothing.`,
    folk: count === 1 ? 'It is a folk use, which is no proof.' : 'They are folk uses, which is no proof.',
  }
}

/** Describes a use with its evidence: `indigestion, wind and fullness, a traditional use by …`. */
export const formatUseWithEvidence = (use: Use): string => `${formatUse(use)}, ${evidenceClauses[use.evidence]}`

/**
 * Joins uses into one sentence, grouped by evidence: `wind and cramps (folk use)`. `explanations` define the evidence
 * terms.
 */
export function joinUses(uses: readonly Use[]): { text: string; explanations: string[] } {
  const groups = [...Map.groupBy(uses, ({ evidence }) => evidence)]
  return {
    text: groups
      .map(([evidence, group]) => `${joinWords(group.map(formatUse))} (${evidenceNotes[evidence]})`)
      .join('; '),
    explanations: explainEvidence(uses),
  }
}

/**
 * Adds evidence to a list of uses. If all uses have the same evidence, `explanations` states the evidence once.
 * Otherwise each item has a note, and `explanations` defines the terms.
 */
export function listUses(uses: readonly { name: string; use: Use }[]): { items: string[]; explanations: string[] } {
  const [first] = uses
  if (first && uses.every(({ use }) => use.evidence === first.use.evidence))
    return {
      items: uses.map(({ name }) => `${name}.`),
      explanations: [findSharedEvidence(uses.length)[first.use.evidence]],
    }
  return {
    items: uses.map(({ name, use }) => `${name}; ${evidenceNotes[use.evidence]}.`),
    explanations: explainEvidence(uses.map(({ use }) => use)),
  }
}

function explainEvidence(uses: readonly Use[]): string[] {
  const has = (...evidence: Evidence[]) => uses.some((use) => evidence.includes(use.evidence))
  return [
    ...explainAssessors(has('HMPC traditional', 'HMPC well-established'), has('Commission E approved')),
    ...(has('HMPC traditional', 'folk') ? ['Tradition is long practice, which is no proof.'] : []),
  ]
}

function explainAssessors(hasEuropean: boolean, hasGerman: boolean): string[] {
  if (hasEuropean && hasGerman) return ['HMPC and Commission E are the European and the German assessors.']
  if (hasEuropean) return ['HMPC are the European assessors.']
  return hasGerman ? ['Commission E are the German assessors.'] : []
}
