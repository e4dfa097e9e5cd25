import { type Finding, type FindingCode, levels, verdictOf } from '#domain/safety/findings.ts'
import { withImplied } from '#domain/safety/implied.ts'
import type { Profile } from '#domain/safety/profile.ts'
import { impliedDrugClasses, preparationRequirements } from '#domain/safety/vocabulary.ts'
import { listWords } from '#domain/words.ts'

import type { ToldMedicine } from './extracted-medicines.ts'
import type { HerbIndex } from './herb-index.ts'
import type { KnownHerb, KnownRecipe } from './knowledge.types.ts'

/** What the one check finds about a person, and no more than that. */
const ofPerson: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'ALLERGY',
  'SAFE_INGREDIENT_REFUSED',
  'SAFE_INGREDIENT_CAUTION',
  'CHILD_AMOUNT_UNKNOWN',
  'CHILD_AMOUNT_EXCEEDED',
  'CHILD_ASK_FIRST',
  'UNDER_MIN_AGE',
  'PREGNANCY_AVOID',
  'PREGNANCY_ABOVE_FOOD_AMOUNT',
  'PREGNANCY_NO_DATA',
  'PREGNANCY_CAUTION',
  'PREGNANCY_PLANNED',
  'LACTATION_AVOID',
  'LACTATION_ABOVE_FOOD_AMOUNT',
  'LACTATION_NO_DATA',
  'LACTATION_CAUTION',
  'CONTRAINDICATED',
  'CONDITION_CAUTION',
  'CONDITION_POSSIBLE',
  'ALLERGY_CAUTION',
  'CAFFEINE_CAUTION',
  'INTERACTION_AVOID',
  'INTERACTION_STACKED',
  'INTERACTION_CAUTION',
  'INTERACTION_SEPARATE',
  'CONDITION_SEPARATE',
  'INTERACTION_MONITOR',
  'SEDATIVES_WITH_CNS_DEPRESSANT',
  'UNKNOWN_MEDICINE',
])

/**
 * The check of these herbs, each brewed as it asks for: one alone as the most of a day, because nobody has told how much of it they drink
 * and an amount of cooking hides what speaks against more; several together as two small cups a day.
 */
export function checkHerbs(
  shelf: HerbIndex,
  herbs: readonly KnownHerb[],
  profile: Profile,
  kitchen: readonly string[] = [],
) {
  const [alone] = herbs.length === 1 ? herbs : []
  const cupsPerDay = alone?.tea.cupsPerDayMax ?? 2
  return shelf.check(
    {
      ingredients: [
        ...herbs.map(({ slug, tea, maxDailyGrams }) => ({
          name: slug.replaceAll('-', ' '),
          gramsPerCup: alone ? maxDailyGrams / cupsPerDay : tea.gramsPerCupMin / Math.max(1, herbs.length - 1),
        })),
        ...kitchen.map((name) => ({ name, amount: '1 tsp' })),
      ],
      cupsPerDay,
      preparation: preparationRequirements,
    },
    profile,
    'human',
  )
}

/**
 * The check of several herbs in one cup, with what each of them alone means for the person: the small amounts of a shared cup hide
 * what speaks against an ordinary one.
 */
export function checkTogether(
  shelf: HerbIndex,
  herbs: readonly KnownHerb[],
  profile: Profile,
  kitchen: readonly string[],
) {
  const shared = checkHerbs(shelf, herbs, profile, kitchen)
  const alone = herbs.length > 1 ? herbs.flatMap((herb) => checkHerbs(shelf, [herb], profile).findings) : []
  const known = new Set(shared.findings.map(({ code, subject }) => `${code} ${subject}`))
  const personal = alone.filter(
    ({ level, code, subject }) => level !== 'NOTICE' && ofPerson.has(code) && !known.has(`${code} ${subject}`),
  )
  const findings = [...personal, ...shared.findings].toSorted(
    (one, other) => levels.indexOf(one.level) - levels.indexOf(other.level),
  )
  return { ...shared, findings, verdict: verdictOf(findings) }
}

/** The check of a recipe as it stands on its page. */
export const checkKnown = (shelf: HerbIndex, recipe: KnownRecipe, profile: Profile) =>
  shelf.check(recipe, profile, 'human')

/**
 * What a check found about the person, in words; a medicine is called as the person called it. Where it belongs to several classes,
 * the strictest one of each effect speaks, and what is ruled out is told of once: findings come in the order of their weight.
 */
export const personLines = (
  shelf: HerbIndex,
  findings: readonly Finding[],
  medicines: readonly ToldMedicine[] = [],
): string[] => {
  const told = findings
    .filter(({ code }) => ofPerson.has(code))
    .map((finding) => {
      const [drugClass = '', effect] = finding.subject.split(' ')
      const named = medicines
        .filter(({ classes }) => [...withImplied(classes, impliedDrugClasses)].some((one) => one === drugClass))
        .map(({ name }) => name)
      const words = shelf.say(finding).replace('eave this recipe out', 'eave it out')
      const { level } = finding
      if (named.length === 0) return { about: words, words, level, pair: undefined }
      const pair = [...named, ...finding.herbs].join()
      return { about: [effect, pair].join(), level, pair, words: words.replace(taking, `With ${listWords(named)}, `) }
    })
  const first = new Map(told.toReversed().map((line) => [line.about, line]))
  const refused = new Set(told.flatMap(({ level, pair }) => (level === 'REFUSE' && pair !== undefined ? [pair] : [])))
  return told
    .filter((line) => first.get(line.about) === line)
    .filter(({ level, pair }) => level === 'REFUSE' || pair === undefined || !refused.has(pair))
    .map(({ words }) => words)
}

/** As the rules begin what they say of a class of medicines. */
const taking = /^Taking [^?]+\? /

/** Whether nothing about the person refuses it. */
export const isForPerson = (findings: readonly Finding[]): boolean =>
  !findings.some(({ code, level }) => level === 'REFUSE' && ofPerson.has(code))
