import { filterTeaUses } from '#domain/herbs/herbs.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { type Random, shuffle } from '#domain/random.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import { isPassing } from '#domain/safety/passing.ts'

import { type BlendKind, blendKinds } from './blend-kinds.ts'
import type { BlendSuggestion } from './cabinet.types.ts'

export const maxSuggestions = 10
/** Maximum deleted suggestions to remember. The newest are kept. */
export const maxDeletedSuggestions = 50
const maxBlendHerbs = 3
/** Maximum blends to check for one suggestion. Checking them takes a few tenths of a second. */
const maxChecks = 1000

/** Herb in stock, with the facts that determine which blends it fits. */
export type BlendHerb = Pick<Herb, 'uses' | 'effectTags'> & {
  name: string
  tea: Pick<Herb['tea'], 'method' | 'requirements'>
}

export type Proposal = { kind: BlendKind; herbs: BlendHerb[] }

/** Returns the verdict for the named herbs. Each is one of `partCount` equal parts of the blend. */
export type CheckBlend = (names: readonly string[], partCount: number) => Verdict

type BlendIdentity = Pick<BlendSuggestion, 'blendName' | 'suggestedHerbs'>

/** `earlierSuggestions` includes deleted suggestions. `random` returns numbers from 0 up to, but not including, 1. */
type BlendSearch = { checkBlend: CheckBlend; earlierSuggestions: readonly BlendIdentity[]; random: Random }

/**
 * Picks a random blend that passes the check and is new to the member. Prefers blends without warnings, then blends of
 * three herbs. Returns undefined if none was found within `maxChecks` checks.
 */
export function proposeBlend(
  herbs: readonly BlendHerb[],
  { checkBlend, earlierSuggestions, random }: BlendSearch,
): Proposal | undefined {
  const cachedCheck = memoizeVerdicts(checkBlend)
  const earlierKeys = new Set(earlierSuggestions.map(createKey))
  const kinds = shuffle(blendKinds, random).map((kind) => ({
    kind,
    fittingHerbs: shuffle(
      herbs.filter((herb) => fitsKind(herb, kind)),
      random,
    ),
  }))
  for (const isAccepted of [isOk, isPassing])
    for (let size = maxBlendHerbs; size > 0; size--)
      for (const { kind, fittingHerbs } of kinds)
        for (const chosenHerbs of listCombinations(fittingHerbs, size, (herbs) =>
          isAccepted(cachedCheck(listNames(herbs), size)),
        ))
          if (!earlierKeys.has(createKey({ blendName: kind.name, suggestedHerbs: listNames(chosenHerbs) })))
            return { kind, herbs: chosenHerbs }
  return undefined
}

/**
 * Returns the oldest earlier suggestion that these herbs can make and that still passes the check. `suggestions` must
 * be sorted from newest to oldest.
 */
export function findReusableSuggestion<Suggestion extends BlendIdentity>(
  herbs: readonly BlendHerb[],
  suggestions: readonly Suggestion[],
  checkBlend: CheckBlend,
): Suggestion | undefined {
  return suggestions.findLast(({ blendName, suggestedHerbs }) => {
    const kind = blendKinds.find(({ name }) => name === blendName)
    const fittingHerbs = new Set(kind && listNames(herbs.filter((herb) => fitsKind(herb, kind))))
    return (
      suggestedHerbs.every((name) => fittingHerbs.has(name)) &&
      isPassing(checkBlend(suggestedHerbs, suggestedHerbs.length))
    )
  })
}

const isOk = (verdict: Verdict) => verdict === 'ok'

/** Requirements that steeping for five to seven minutes doesn't meet. */
const unmetRequirements: ReadonlySet<string> = new Set<Herb['tea']['requirements'][number]>([
  'boil_15_min',
  'simmer_decoction',
  'crush_before_use',
  'cold_macerate',
])

const fitsKind = ({ uses, effectTags, tea }: BlendHerb, { categories, excludedEffects }: BlendKind) =>
  tea.method === 'infusion' &&
  !tea.requirements.some((requirement) => unmetRequirements.has(requirement)) &&
  filterTeaUses(uses).some(({ category }) => categories.includes(category)) &&
  !effectTags.some((tag) => excludedEffects.includes(tag))

/**
 * Yields every combination of `size` herbs. If the first herbs of a combination fail, skips the combination, because
 * adding a herb never makes a verdict milder.
 */
function* listCombinations(
  herbs: readonly BlendHerb[],
  size: number,
  isAccepted: (herbs: readonly BlendHerb[]) => boolean,
  chosenHerbs: BlendHerb[] = [],
): Generator<BlendHerb[]> {
  for (const [position, herb] of herbs.entries()) {
    const combination = [...chosenHerbs, herb]
    if (!isAccepted(combination)) continue
    if (combination.length === size) yield combination
    else yield* listCombinations(herbs.slice(position + 1), size, isAccepted, combination)
  }
}

/** Caches the verdict for each combination of herbs. After `maxChecks` checks, new combinations count as refused. */
function memoizeVerdicts(checkBlend: CheckBlend): CheckBlend {
  const verdicts = new Map<string, Verdict>()
  return (names, partCount) => {
    const key = `${partCount} ${names.toSorted().join('\n')}`
    const verdict = verdicts.get(key) ?? (verdicts.size < maxChecks ? checkBlend(names, partCount) : 'refused')
    if (verdicts.size < maxChecks) verdicts.set(key, verdict)
    return verdict
  }
}

const listNames = (herbs: readonly BlendHerb[]) => herbs.map(({ name }) => name)
const createKey = ({ blendName, suggestedHerbs }: BlendIdentity) => [blendName, ...suggestedHerbs.toSorted()].join('\n')
