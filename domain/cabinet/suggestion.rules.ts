import { filterTeaUses } from '#domain/herbs/herbs.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { type Random, shuffled } from '#domain/random.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import { isPassing } from '#domain/safety/passing.ts'

import { type BlendKind, blendKinds } from './blend-kinds.ts'
import type { BlendSuggestion } from './cabinet.types.ts'

/** Maximum number of suggestions in a member's list. */
export const suggestionsMax = 10
/** Maximum number of deleted suggestions that are remembered, the newest first. */
export const deletedMax = 50
const herbsInBlendMax = 3
/** Maximum number of blends that are checked for one suggestion. That many take a few tenths of a second. */
const checksMax = 1000

/** Herb in stock, with the facts that decide which blends it fits. */
export type BlendHerb = Pick<Herb, 'uses' | 'effectTags'> & {
  name: string
  tea: Pick<Herb['tea'], 'method' | 'requirements'>
}

export type Proposal = { kind: BlendKind; herbs: BlendHerb[] }

/** Returns the verdict for herbs, by name, that are each one of `parts` equal parts. */
export type CheckBlend = (names: readonly string[], parts: number) => Verdict

type BlendIdentity = Pick<BlendSuggestion, 'blendName' | 'suggestedHerbs'>

/** `known` are earlier suggestions, listed or deleted. `random` returns numbers from 0 to below 1. */
type Search = { checkBlend: CheckBlend; known: readonly BlendIdentity[]; random: Random }

/**
 * Draws a blend that passes the check and was not suggested before. Prefers blends without warnings, then blends of
 * three herbs. Returns undefined when none is left, or none was found within `checksMax` checks.
 */
export function proposeBlend(herbs: readonly BlendHerb[], { checkBlend, known, random }: Search): Proposal | undefined {
  const cachedCheck = memoizeVerdicts(checkBlend)
  const keys = new Set(known.map(keyOf))
  const kinds = shuffled(blendKinds, random).map((kind) => ({
    kind,
    fitting: shuffled(
      herbs.filter((herb) => fits(herb, kind)),
      random,
    ),
  }))
  for (const isAccepted of [isOk, isPassing])
    for (let size = herbsInBlendMax; size > 0; size--)
      for (const { kind, fitting } of kinds)
        for (const chosen of combinations(fitting, size, (part) => isAccepted(cachedCheck(namesOf(part), size))))
          if (!keys.has(keyOf({ blendName: kind.name, suggestedHerbs: namesOf(chosen) })))
            return { kind, herbs: chosen }
  return undefined
}

/**
 * Returns the oldest earlier suggestion that these herbs can still make and that still passes the check. `suggested` is
 * sorted from newest to oldest.
 */
export function findReusableSuggestion<Known extends BlendIdentity>(
  herbs: readonly BlendHerb[],
  suggested: readonly Known[],
  checkBlend: CheckBlend,
): Known | undefined {
  return suggested.findLast(({ blendName, suggestedHerbs }) => {
    const kind = blendKinds.find(({ name }) => name === blendName)
    const fitting = new Set(kind && namesOf(herbs.filter((herb) => fits(herb, kind))))
    return (
      suggestedHerbs.every((name) => fitting.has(name)) && isPassing(checkBlend(suggestedHerbs, suggestedHerbs.length))
    )
  })
}

const isOk = (verdict: Verdict) => verdict === 'ok'

/** Requirements that five to seven minutes in hot water do not meet. */
const unmetRequirements: ReadonlySet<string> = new Set<Herb['tea']['requirements'][number]>([
  'boil_15_min',
  'simmer_decoction',
  'crush_before_use',
  'cold_macerate',
])

const fits = ({ uses, effectTags, tea }: BlendHerb, { categories, excludedEffects }: BlendKind) =>
  tea.method === 'infusion' &&
  !tea.requirements.some((requirement) => unmetRequirements.has(requirement)) &&
  filterTeaUses(uses).some(({ category }) => categories.includes(category)) &&
  !effectTags.some((tag) => excludedEffects.includes(tag))

/**
 * Yields every combination of `size` herbs. Skips combinations whose beginning is not accepted: adding a herb never
 * makes a verdict milder, so what fails as a part fails as a whole.
 */
function* combinations(
  herbs: readonly BlendHerb[],
  size: number,
  isAccepted: (part: readonly BlendHerb[]) => boolean,
  chosen: BlendHerb[] = [],
): Generator<BlendHerb[]> {
  for (const [position, herb] of herbs.entries()) {
    const part = [...chosen, herb]
    if (!isAccepted(part)) continue
    if (part.length === size) yield part
    else yield* combinations(herbs.slice(position + 1), size, isAccepted, part)
  }
}

/** Caches the verdict of each combination of herbs. After `checksMax` checks, further combinations count as refused. */
function memoizeVerdicts(checkBlend: CheckBlend): CheckBlend {
  const verdicts = new Map<string, Verdict>()
  return (names, parts) => {
    const key = `${parts} ${names.toSorted().join('\n')}`
    const verdict = verdicts.get(key) ?? (verdicts.size < checksMax ? checkBlend(names, parts) : 'refused')
    if (verdicts.size < checksMax) verdicts.set(key, verdict)
    return verdict
  }
}

const namesOf = (herbs: readonly BlendHerb[]) => herbs.map(({ name }) => name)
const keyOf = ({ blendName, suggestedHerbs }: BlendIdentity) => [blendName, ...suggestedHerbs.toSorted()].join('\n')
