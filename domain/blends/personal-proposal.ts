import { adultAmountsFromAge } from '../safety/ages.ts'
import type { Verdict } from '../safety/findings.ts'
import { isPassing, isWithoutCaution } from '../safety/passing.ts'
import type { Profile } from '../safety/profile.ts'
import type { BlendParts } from './blends.types.ts'
import { selectHerbsForPerson, type PersonalSearch } from './personal-amounts.ts'
import { type CheckParts, proposeBlend, type BlendSearch } from './solver.rules.ts'

type PersonalProposal = { parts: BlendParts; reducedSlugs: ReadonlySet<string> }

/**
 * Proposes a blend for a person; undefined if none was found. Children and people who are pregnant or breastfeeding get
 * a blend without cautions if possible. A caution would mean asking a professional before the first cup.
 */
export function proposeForPerson(
  options: PersonalSearch & Omit<BlendSearch, 'checkParts'>,
): PersonalProposal | undefined {
  const prefersNoCaution = options.profile !== undefined && isVulnerable(options.profile)
  return (prefersNoCaution ? propose(options, true) : undefined) ?? propose(options, false)
}

/** True if a blend with this verdict may be shown without searching for a better one first. */
export const isProposable = (verdict: Verdict, profile: Profile | undefined): boolean =>
  profile && isVulnerable(profile) ? isWithoutCaution(verdict) : isPassing(verdict)

const isVulnerable = ({ ageYears, pregnant, breastfeeding }: Profile): boolean =>
  pregnant === true || breastfeeding === true || (ageYears !== undefined && ageYears < adultAmountsFromAge)

function propose(
  { profile, createProfileCheck, ...search }: Parameters<typeof proposeForPerson>[0],
  withoutCautions: boolean,
): PersonalProposal | undefined {
  const { herbs, reducedSlugs } = selectHerbsForPerson({ ...search, profile, createProfileCheck, withoutCautions })
  const checkParts = createProfileCheck(profile)
  const checkStrictly: CheckParts = (blend) => {
    const verdict = checkParts(blend)
    return isWithoutCaution(verdict) ? verdict : 'refused'
  }
  const parts = proposeBlend({ ...search, herbs, checkParts: withoutCautions ? checkStrictly : checkParts })
  return parts && { parts, reducedSlugs }
}
