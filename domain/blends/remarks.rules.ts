import { adultAmountsFromAge } from '../safety/ages.ts'
import type { Profile } from '../safety/profile.ts'
import { joinWords } from '../words.ts'
import { getEverydayName } from './blend-names.ts'
import { blendMessages } from './blends.messages.ts'
import type { BlendParts, HerbToBlend } from './blends.types.ts'
import { findBestFit } from './herb-fit.rules.ts'
import type { Wish } from './wish.rules.ts'

/**
 * Input for the remarks. `profile` is everything known about the person; `wishAnswers` contains only the answers in
 * this wish.
 */
type RemarksInput = {
  wish: Wish
  wishAnswers: Profile
  profile: Profile | undefined
  parts: BlendParts
  herbsBySlug: ReadonlyMap<string, HerbToBlend>
  reducedSlugs: ReadonlySet<string>
}

/** Writes remarks about the wish: omitted herbs, aims that no herb serves, and facts about the person. */
export function writeRemarks({ wish, wishAnswers, profile, parts, herbsBySlug, reducedSlugs }: RemarksInput): string[] {
  const herbs = parts.herbs.flatMap(({ slug }) => herbsBySlug.get(slug) ?? [])
  const aimsWithoutHerb = wish.aims.filter((aim) => !herbs.some((herb) => findBestFit(herb, aim)))
  const missingTastes = [...wish.tastes].filter((taste) => !herbs.some(({ tasteTags }) => tasteTags.includes(taste)))
  const excludedHerbs = [...wish.excludedHerbs].flatMap((slug) => herbsBySlug.get(slug) ?? [])
  const missingHerbs = [...wish.requestedHerbs].filter((slug) => !herbs.some((herb) => herb.slug === slug))
  const statedFacts = listStatedFacts(wishAnswers)
  return [
    ...(statedFacts.length > 0 ? [`We took this into account: ${joinWords(statedFacts)}.`] : []),
    ...(profile?.pregnant || profile?.breastfeeding ? [blendMessages.askMidwife] : []),
    ...writeAmountRemark(
      herbs.filter(({ slug }) => reducedSlugs.has(slug)),
      profile,
    ),
    ...(excludedHerbs.length > 0 && excludedHerbs.length <= maxNamedHerbs
      ? [`Left out as you asked: ${joinWords(excludedHerbs.map(({ commonName }) => getEverydayName(commonName)))}.`]
      : []),
    ...(excludedHerbs.length > maxNamedHerbs ? [`Left out as you asked: ${excludedHerbs.length} herbs.`] : []),
    ...(missingHerbs.length > 0
      ? [
          `Left out because of our check or something else you asked for: ${joinWords(
            missingHerbs
              .flatMap((slug) => herbsBySlug.get(slug) ?? [])
              .map(({ commonName }) => getEverydayName(commonName)),
          )}.`,
        ].filter(() => missingHerbs.some((slug) => herbsBySlug.has(slug)))
      : []),
    ...wish.restrictedPlants.map((name) => `${name}: we never use this plant in a tea, so we left it out.`),
    ...(aimsWithoutHerb.length > 0
      ? [
          `This blend has no herb for ${joinWords(
            aimsWithoutHerb.map(({ label }) => label),
            'or',
          )}.`,
        ]
      : []),
    ...(missingTastes.length > 0
      ? [`We found no ${joinWords(missingTastes, 'or')} herb that goes with the others.`]
      : []),
    ...(wish.isOutOfScope ? [blendMessages.outOfScope] : []),
  ]
}

const maxNamedHerbs = 6

function writeAmountRemark(herbs: readonly HerbToBlend[], profile: Profile | undefined): string[] {
  if (herbs.length === 0) return []
  const { ageYears } = profile ?? {}
  if (ageYears !== undefined && ageYears < adultAmountsFromAge) return [blendMessages.childAmounts]
  const names = joinWords(herbs.map(({ commonName }) => getEverydayName(commonName)))
  return [
    `There is only a little ${names} in this blend, about as much as in food. A larger amount is not suitable for you, or you would have to ask a pharmacist, midwife or doctor first.`,
  ]
}

function listStatedFacts({
  pregnant,
  breastfeeding,
  ageYears,
  conditions,
  drugClasses,
  unknownMedicines,
  allergies,
}: Profile): string[] {
  return [
    ...(pregnant ? ['pregnancy'] : []),
    ...(breastfeeding ? ['breastfeeding'] : []),
    ...(ageYears === undefined ? [] : [`age ${ageYears}`]),
    ...(conditions ? ['an illness'] : []),
    ...(drugClasses || unknownMedicines ? ['a medicine'] : []),
    ...(allergies ? ['an allergy'] : []),
  ]
}
