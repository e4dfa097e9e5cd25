import { ailmentNames, type AilmentName } from '../ailments/ailment-names.ts'
import { createBrewSteps, formatPlantName } from '../brewing/brewing.messages.ts'
import { brewBlend } from '../brewing/brewing.rules.ts'
import { formatTeaEvidence, filterTeaUses, formatUse } from '../herbs/herbs.rules.ts'
import type { Source } from '../safety/facts.ts'
import type { Profile } from '../safety/profile.ts'
import { type Checker, checkForStorage, listShortNotes } from '../safety/stored-check.ts'
import { joinWords, toSentenceCase } from '../words.ts'
import { aimsByCode } from './aims.ts'
import { blendToRecipe, getMaxCourseDays } from './blend-check.ts'
import { getEverydayName, createBlendName } from './blend-names.ts'
import type { Aim, Blend, BlendParts, HerbToBlend, Taste } from './blends.types.ts'
import { findBestFit } from './herb-fit.rules.ts'

type DescribeInput = {
  herbsBySlug: ReadonlyMap<string, HerbToBlend>
  checker: Checker
  profile?: Profile | undefined
  tastes?: ReadonlySet<Taste>
}

export function describeBlend(
  parts: BlendParts,
  { herbsBySlug, checker, profile, tastes = new Set() }: DescribeInput,
): Blend {
  const aims = parts.aims.flatMap((code) => aimsByCode.get(code) ?? [])
  const herbs = parts.herbs.flatMap(({ slug, gramsPerCup }) => {
    const herb = herbsBySlug.get(slug)
    return herb ? [{ herb, gramsPerCup }] : []
  })
  const blendHerbs = herbs.map(({ herb }) => herb)
  const ailment = chooseAilment(blendHerbs, aims)
  const brew = brewBlend(
    blendHerbs.map((herb) => ({ herb })),
    { cupsPerDay: parts.cupsPerDay },
  )
  const blendWithoutNotes: Omit<Blend, 'warnings' | 'sources'> = {
    name: createBlendName(blendHerbs, parts.aims),
    ailment,
    description: writeDescription(blendHerbs, aims),
    herbs: herbs.map(({ herb, gramsPerCup }) => ({
      slug: herb.slug,
      name: herb.commonName,
      emoji: herb.emoji,
      gramsPerCup,
      why: explainHerb(herb, aims, tastes),
    })),
    minutes: brew?.minutes ?? 0,
    celsius: brew?.celsius ?? 100,
    millilitres: brew?.millilitres ?? 0,
    method: brew ? createBrewSteps(brew) : [],
    cupsPerDay: parts.cupsPerDay,
    courseDays: getMaxCourseDays(blendHerbs),
    preparation: brew?.preparation ?? [],
    benefits: aims.map(({ label }) => label),
  }
  return {
    ...blendWithoutNotes,
    ...createNotes({ ...blendWithoutNotes, warnings: [], sources: [] }, checker, profile, blendHerbs),
  }
}

/** Returns the first aim's ailment. Without an aim, returns the ailment that most of the herbs are for. */
function chooseAilment(herbs: readonly HerbToBlend[], [first]: readonly Aim[]): AilmentName {
  if (first) return first.category
  const countHerbs = (name: AilmentName) =>
    herbs.filter(({ uses }) => uses.some(({ category }) => category === name)).length
  return ailmentNames.toSorted((one, other) => countHerbs(other) - countHerbs(one))[0] ?? 'Digestive Issues'
}

/** Describes the herbs' traditional uses, the purpose of the other herbs, and the taste. */
function writeDescription(herbs: readonly HerbToBlend[], aims: readonly Aim[]): string {
  const tastesInBlend = [...new Set(herbs.flatMap(({ tasteTags }) => tasteTags))].slice(0, 3)
  const taste = `It tastes ${joinWords(tastesInBlend)}.`
  const purposes = new Map<string, { verb: string; labels: string[] }>()
  for (const aim of aims) {
    const fittingHerbs = herbs.filter((herb) => findBestFit(herb, aim)?.isIntended)
    const herbNames = joinHerbNames(fittingHerbs)
    const { labels = [] } = purposes.get(herbNames) ?? {}
    if (herbNames !== '')
      purposes.set(herbNames, { verb: fittingHerbs.length === 1 ? 'is' : 'are', labels: [...labels, aim.label] })
  }
  if (purposes.size === 0) return `This blend combines ${joinHerbNames(herbs)}, as you asked. ${taste}`
  const purposeText = [...purposes]
    .map(
      ([names, { verb, labels }], position) =>
        `${names}${position === 0 ? ` ${verb} traditionally taken` : ''} for ${joinWords(labels)}`,
    )
    .join(', and ')
  const otherHerbs = joinHerbNames(herbs.filter((herb) => !aims.some((aim) => findBestFit(herb, aim)?.isIntended)))
  const extras = otherHerbs === '' ? '' : ` The blend also contains ${otherHerbs}.`
  return `${toSentenceCase(purposeText)}.${extras} ${taste} Traditional use is not proof that it works, and it may not work for you.`
}

const joinHerbNames = (herbs: readonly HerbToBlend[]) =>
  joinWords(herbs.map(({ commonName }) => formatPlantName(getEverydayName(commonName))))

/** Explains why a herb is in the blend: for its best use, with the evidence, or for its taste. */
function explainHerb(herb: HerbToBlend, aims: readonly Aim[], tastes: ReadonlySet<Taste>): string {
  const [best] = aims
    .flatMap((aim) => findBestFit(herb, aim) ?? [])
    .toSorted((one, other) => Number(other.isIntended) - Number(one.isIntended) || other.weight - one.weight)
  const matchingTastes = herb.tasteTags.filter((taste) => tastes.has(taste))
  const tasteWords = joinWords(matchingTastes.length > 0 ? matchingTastes : herb.tasteTags.slice(0, 2))
  const use = best?.use ?? (aims.length === 0 ? filterTeaUses(herb.uses)[0] : undefined)
  if (!use || (tastes.size > 0 && !best)) return `Adds a ${tasteWords} taste.`
  const useText = formatUse(use)
  const reason = `${toSentenceCase(useText)}: ${formatTeaEvidence(use)}.`
  return matchingTastes.length > 0 ? `${reason} Adds a ${tasteWords} taste.` : reason
}

/** Returns this person's warnings, then the warnings for everybody, with their sources. */
function createNotes(blend: Blend, checker: Checker, profile: Profile | undefined, herbs: readonly HerbToBlend[]) {
  const recipe = blendToRecipe(blend)
  const personalFindings = profile
    ? checker.check(recipe, profile, 'ai').findings.filter(({ level }) => level !== 'NOTICE')
    : []
  const { notes, safety } = checkForStorage(checker, recipe, 'ai')
  const sources: Source[] = [
    ...personalFindings.flatMap(({ sources }) => sources),
    ...safety.sources,
    ...herbs.flatMap(({ sources }) => sources),
  ]
  return {
    warnings: [
      ...new Set([...personalFindings.map((finding) => checker.writeFinding(finding)), ...listShortNotes(notes)]),
    ],
    sources: [...new Map(sources.map((source) => [source.cite, source])).values()],
  }
}
