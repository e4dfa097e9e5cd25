import { ailmentNames, type AilmentName } from '../ailments/ailment-names.ts'
import { brewSteps, plantWords } from '../brewing/brewing.messages.ts'
import { brewBlend } from '../brewing/brewing.rules.ts'
import { evidenceForTea, usesOfTea, useWords } from '../herbs/herbs.rules.ts'
import type { Source } from '../safety/facts.ts'
import type { Profile } from '../safety/profile.ts'
import { type Checker, checkForStorage, listShortNotes } from '../safety/stored-check.ts'
import { listWords, sentenceCase } from '../words.ts'
import { aimOf } from './aims.ts'
import { blendToCheck, courseOf } from './blend-check.ts'
import { everydayName, nameOf } from './blend-names.ts'
import type { Aim, Blend, BlendParts, HerbToBlend, Taste } from './blends.types.ts'
import { fitOf } from './fitting.rules.ts'

type DescribeInput = {
  known: ReadonlyMap<string, HerbToBlend>
  checker: Checker
  profile?: Profile | undefined
  tastes?: ReadonlySet<Taste>
}

/** Describes a blend in our own words: herbs with reasons, brewing and warnings. */
export function describeBlend(
  parts: BlendParts,
  { known, checker, profile, tastes = new Set() }: DescribeInput,
): Blend {
  const aims = parts.aims.flatMap((code) => aimOf.get(code) ?? [])
  const herbs = parts.herbs.flatMap(({ slug, gramsPerCup }) => {
    const herb = known.get(slug)
    return herb ? [{ herb, gramsPerCup }] : []
  })
  const all = herbs.map(({ herb }) => herb)
  const ailment = ailmentOf(all, aims)
  const brew = brewBlend(
    all.map((herb) => ({ herb })),
    { cupsPerDay: parts.cupsPerDay },
  )
  const unannotated: Omit<Blend, 'warnings' | 'sources'> = {
    name: nameOf(all, parts.aims),
    ailment,
    description: describe(all, aims),
    herbs: herbs.map(({ herb, gramsPerCup }) => ({
      slug: herb.slug,
      name: herb.commonName,
      emoji: herb.emoji,
      gramsPerCup,
      why: whyOf(herb, aims, tastes),
    })),
    minutes: brew?.minutes ?? 0,
    celsius: brew?.celsius ?? 100,
    millilitres: brew?.millilitres ?? 0,
    method: brew ? brewSteps(brew) : [],
    cupsPerDay: parts.cupsPerDay,
    courseDays: courseOf(all),
    preparation: brew?.preparation ?? [],
    benefits: aims.map(({ label }) => label),
  }
  return { ...unannotated, ...notesOf({ ...unannotated, warnings: [], sources: [] }, checker, profile, all) }
}

/** Returns the ailment of the first aim, or the one that most of the herbs belong to. */
function ailmentOf(herbs: readonly HerbToBlend[], [first]: readonly Aim[]): AilmentName {
  if (first) return first.category
  const count = (name: AilmentName) => herbs.filter(({ uses }) => uses.some(({ category }) => category === name)).length
  return ailmentNames.toSorted((one, other) => count(other) - count(one))[0] ?? 'Digestive Issues'
}

/** Describes the traditional uses of the herbs, the purpose of the other herbs, and the taste. */
function describe(herbs: readonly HerbToBlend[], aims: readonly Aim[]): string {
  const flavour = [...new Set(herbs.flatMap(({ tasteTags }) => tasteTags))].slice(0, 3)
  const taste = `It tastes ${listWords(flavour)}.`
  const labels = new Map<string, string[]>()
  for (const aim of aims) {
    const serving = sentenceNames(herbs.filter((herb) => fitOf(herb, aim)?.isIntended))
    if (serving !== '') labels.set(serving, [...(labels.get(serving) ?? []), aim.label])
  }
  if (labels.size === 0) return `${sentenceCase(sentenceNames(herbs))}, combined as you asked. ${taste}`
  const [first = '', ...rest] = [...labels].map(
    ([names, served], position) => `${names}${position === 0 ? ', traditionally taken' : ''} for ${listWords(served)}`,
  )
  const others = sentenceNames(herbs.filter((herb) => !aims.some((aim) => fitOf(herb, aim)?.isIntended)))
  const extras = others === '' ? '' : `${labels.size > 1 ? ';' : ','} plus ${others}`
  return `${sentenceCase([first, ...rest].join('; '))}${extras}. ${taste} Tradition is not proof, and only you can tell how it suits you.`
}

const sentenceNames = (herbs: readonly HerbToBlend[]) =>
  listWords(herbs.map(({ commonName }) => plantWords(everydayName(commonName))))

/** Explains why a herb is in the blend: its best use with the evidence, or its taste. */
function whyOf(herb: HerbToBlend, aims: readonly Aim[], tastes: ReadonlySet<Taste>): string {
  const [best] = aims
    .flatMap((aim) => fitOf(herb, aim) ?? [])
    .toSorted((one, other) => Number(other.isIntended) - Number(one.isIntended) || other.weight - one.weight)
  const flavour = herb.tasteTags.filter((taste) => tastes.has(taste))
  const tasteWords = listWords(flavour.length > 0 ? flavour : herb.tasteTags.slice(0, 2))
  const use = best?.use ?? (aims.length === 0 ? usesOfTea(herb.uses)[0] : undefined)
  if (!use || (tastes.size > 0 && !best)) return `Adds a ${tasteWords} taste.`
  const words = useWords(use)
  const reason = `${sentenceCase(words)}: ${evidenceForTea(use)}.`
  return flavour.length > 0 ? `${reason} Adds a ${tasteWords} taste.` : reason
}

/** Returns the warnings for this person, then those for everybody, with their sources. */
function notesOf(blend: Blend, checker: Checker, profile: Profile | undefined, herbs: readonly HerbToBlend[]) {
  const recipe = blendToCheck(blend)
  const own = profile ? checker.check(recipe, profile, 'ai').findings.filter(({ level }) => level !== 'NOTICE') : []
  const { notes, safety } = checkForStorage(checker, recipe, 'ai')
  const all: Source[] = [
    ...own.flatMap(({ sources }) => sources),
    ...safety.sources,
    ...herbs.flatMap(({ sources }) => sources),
  ]
  return {
    warnings: [...new Set([...own.map((finding) => checker.writeFinding(finding)), ...listShortNotes(notes)])],
    sources: [...new Map(all.map((source) => [source.cite, source])).values()],
  }
}
