import { adultAmountsFromAge } from '../safety/ages.ts'
import type { Profile } from '../safety/profile.ts'
import { listWords } from '../words.ts'
import { everydayName } from './blend-names.ts'
import { blendWords } from './blends.messages.ts'
import type { BlendParts, HerbToBlend } from './blends.types.ts'
import { fitOf } from './fitting.rules.ts'
import type { Wish } from './wish.rules.ts'

/**
 * Input for the remarks. `profile` is everything known about the person; `told` is only what this wish says. `reduced`
 * are herbs in smaller amounts.
 */
type RemarksInput = {
  wish: Wish
  told: Profile
  profile: Profile | undefined
  parts: BlendParts
  known: ReadonlyMap<string, HerbToBlend>
  reduced: ReadonlySet<string>
}

/**
 * Writes remarks about the wish: herbs that were left out, aims that no herb serves, and facts about the person that
 * were read from it.
 */
export function remarksOf({ wish, told, profile, parts, known, reduced }: RemarksInput): string[] {
  const herbs = parts.herbs.flatMap(({ slug }) => known.get(slug) ?? [])
  const unserved = wish.aims.filter((aim) => !herbs.some((herb) => fitOf(herb, aim)))
  const untasted = [...wish.tastes].filter((taste) => !herbs.some(({ tasteTags }) => tasteTags.includes(taste)))
  const without = [...wish.without].flatMap((slug) => known.get(slug) ?? [])
  const missing = [...wish.named].filter((slug) => !herbs.some((herb) => herb.slug === slug))
  const people = peopleIn(told)
  return [
    ...(people.length > 0 ? [`We took into account: ${listWords(people)}.`] : []),
    ...(profile?.pregnant || profile?.breastfeeding ? [blendWords.askMidwife] : []),
    ...amountWords(
      herbs.filter(({ slug }) => reduced.has(slug)),
      profile,
    ),
    ...(without.length > 0 && without.length <= namedMax
      ? [`Left out as you asked: ${listWords(without.map(({ commonName }) => everydayName(commonName)))}.`]
      : []),
    ...(without.length > namedMax ? [`Left out as you asked: ${without.length} herbs.`] : []),
    ...(missing.length > 0
      ? [
          `Left out because of our check, or because of what else you asked for: ${listWords(
            missing.flatMap((slug) => known.get(slug) ?? []).map(({ commonName }) => everydayName(commonName)),
          )}.`,
        ].filter(() => missing.some((slug) => known.has(slug)))
      : []),
    ...wish.restricted.map((name) => `${name}: we never use it in a tea, so it is not in this one.`),
    ...(unserved.length > 0 ? [`It has no herb for ${listWords(unserved.map(({ label }) => label))}.`] : []),
    ...(untasted.length > 0 ? [`Nothing ${listWords(untasted)} goes with the rest.`] : []),
    ...(wish.isBeyondTea ? [blendWords.outOfScope] : []),
  ]
}

const namedMax = 6

/** Says which amounts are smaller than usual, and for whom. */
function amountWords(herbs: readonly HerbToBlend[], profile: Profile | undefined): string[] {
  if (herbs.length === 0) return []
  const { ageYears } = profile ?? {}
  if (ageYears !== undefined && ageYears < adultAmountsFromAge) return [blendWords.childAmounts]
  const names = listWords(herbs.map(({ commonName }) => everydayName(commonName)))
  return [
    `Only a little ${names}, about as much as in food: a larger amount is not suitable for you, or needs a caution.`,
  ]
}

function peopleIn({
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
