import { adultAmountsFromAge } from '../safety/ages.ts'
import type { Verdict } from '../safety/findings.ts'
import { isPassing, isWithoutCaution } from '../safety/passing.ts'
import type { Profile } from '../safety/profile.ts'
import type { BlendParts } from './blends.types.ts'
import { herbsFor, type PersonalSearch } from './personal-amounts.ts'
import { type JudgeBlend, proposeBlend, type Search } from './solver.rules.ts'

type PersonalProposal = { parts: BlendParts; reduced: ReadonlySet<string> }

/**
 * Proposes a blend for a person; undefined when none was found. Children and people who are pregnant or breastfeeding
 * get a blend without a caution if there is one, because a caution means asking a professional before the first cup.
 */
export function proposeForPerson(search: PersonalSearch & Omit<Search, 'judge'>): PersonalProposal | undefined {
  const isCareful = search.profile !== undefined && isProtected(search.profile)
  return (isCareful ? propose(search, true) : undefined) ?? propose(search, false)
}

/** True when a blend with this verdict may be shown without looking for a better one first. */
export const isProposable = (verdict: Verdict, profile: Profile | undefined): boolean =>
  profile && isProtected(profile) ? isWithoutCaution(verdict) : isPassing(verdict)

const isProtected = ({ ageYears, pregnant, breastfeeding }: Profile): boolean =>
  pregnant === true || breastfeeding === true || (ageYears !== undefined && ageYears < adultAmountsFromAge)

function propose(
  { profile, judgeAs, ...search }: Parameters<typeof proposeForPerson>[0],
  withoutCautions: boolean,
): PersonalProposal | undefined {
  const { herbs, reduced } = herbsFor({ ...search, profile, judgeAs, withoutCautions })
  const judge = judgeAs(profile)
  const judgeStrictly: JudgeBlend = (blend) => {
    const verdict = judge(blend)
    return isWithoutCaution(verdict) ? verdict : 'refused'
  }
  const parts = proposeBlend({ ...search, herbs, judge: withoutCautions ? judgeStrictly : judge })
  return parts && { parts, reduced }
}
