import { usesOfTea } from '#domain/herbs/herbs.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { type Random, shuffled } from '#domain/random.ts'
import type { Verdict } from '#domain/safety/findings.ts'
import { isPassing } from '#domain/safety/passing.ts'

import { type BlendKind, blendKinds } from './blend-kinds.ts'
import type { BlendSuggestion } from './cabinet.types.ts'

/** The most suggestions that a member's list holds. */
export const suggestionsMax = 10
/** Of what a member deleted, so many are remembered, the newest. */
export const deletedMax = 50
const herbsInBlendMax = 3
/** More blends than these are not judged for one suggestion: a few tenths of a second. */
const judgedMax = 1000

/** A herb at hand, with what decides which blends it fits. */
export type BlendHerb = Pick<Herb, 'uses' | 'effectTags'> & {
  name: string
  tea: Pick<Herb['tea'], 'method' | 'requirements'>
}

export type Proposal = { kind: BlendKind; herbs: BlendHerb[] }

/** The verdict of herbs by their names, each as one of so many equal parts. */
export type Judge = (names: readonly string[], parts: number) => Verdict

type Listed = Pick<BlendSuggestion, 'blendName' | 'suggestedHerbs'>

/** `known` is what was suggested before, listed or deleted; `random` gives numbers from 0 to below 1. */
type Search = { judge: Judge; known: readonly Listed[]; random: Random }

/**
 * A blend that passes the check and was not suggested yet, drawn by `random`: with nothing to mind before one with a warning, of
 * three herbs before fewer. Undefined where none is left, or none was found among `judgedMax`.
 */
export function proposeBlend(herbs: readonly BlendHerb[], { judge, known, random }: Search): Proposal | undefined {
  const judgeOnce = rememberVerdicts(judge)
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
        for (const chosen of combinations(fitting, size, (part) => isAccepted(judgeOnce(namesOf(part), size))))
          if (!keys.has(keyOf({ blendName: kind.name, suggestedHerbs: namesOf(chosen) })))
            return { kind, herbs: chosen }
  return undefined
}

/** Of what was suggested, newest first, the oldest that could be made of these herbs and still passes. */
export function proposeAgain<Known extends Listed>(
  herbs: readonly BlendHerb[],
  suggested: readonly Known[],
  judge: Judge,
): Known | undefined {
  return suggested.findLast(({ blendName, suggestedHerbs }) => {
    const kind = blendKinds.find(({ name }) => name === blendName)
    const fitting = new Set(kind && namesOf(herbs.filter((herb) => fits(herb, kind))))
    return suggestedHerbs.every((name) => fitting.has(name)) && isPassing(judge(suggestedHerbs, suggestedHerbs.length))
  })
}

const isOk = (verdict: Verdict) => verdict === 'ok'

/** What hot water and five to seven minutes do not do. */
const needsMore: ReadonlySet<string> = new Set<Herb['tea']['requirements'][number]>([
  'boil_15_min',
  'simmer_decoction',
  'crush_before_use',
  'cold_macerate',
])

const fits = ({ uses, effectTags, tea }: BlendHerb, { categories, opposed }: BlendKind) =>
  tea.method === 'infusion' &&
  !tea.requirements.some((requirement) => needsMore.has(requirement)) &&
  usesOfTea(uses).some(({ category }) => categories.includes(category)) &&
  !effectTags.some((tag) => opposed.includes(tag))

/**
 * So many of the herbs, in every way, as far as each beginning is accepted: another herb never makes a check milder, so that
 * what fails as a part fails as a whole.
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

/** Each blend is judged once, whatever it would be called; beyond `judgedMax` every other one counts as refused. */
function rememberVerdicts(judge: Judge): Judge {
  const verdicts = new Map<string, Verdict>()
  return (names, parts) => {
    const key = `${parts} ${names.toSorted().join('\n')}`
    const verdict = verdicts.get(key) ?? (verdicts.size < judgedMax ? judge(names, parts) : 'refused')
    if (verdicts.size < judgedMax) verdicts.set(key, verdict)
    return verdict
  }
}

const namesOf = (herbs: readonly BlendHerb[]) => herbs.map(({ name }) => name)
const keyOf = ({ blendName, suggestedHerbs }: Listed) => [blendName, ...suggestedHerbs.toSorted()].join('\n')
