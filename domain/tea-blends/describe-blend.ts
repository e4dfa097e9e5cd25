import { formatLabel, noteTexts, reasonTexts } from './tea-blends.messages.ts'
import type { BlendDescription, BlendHerb, TeaBlend, TeaMonograph } from './tea-blends.types.ts'

/** Maximum number of herbs when a monograph's limit is unreadable. The three other monographs have this limit. */
const defaultMaxHerbs = 4
const roundGrams = (grams: number) => Number(grams.toFixed(2))

/** Compares a blend with each monograph. The same blend always gets the same text. */
export const describeBlend = (blend: TeaBlend, monographs: readonly TeaMonograph[]): BlendDescription[] =>
  monographs.map((monograph) => compareWithMonograph(blend, monograph))

function compareWithMonograph(blend: TeaBlend, monograph: TeaMonograph): BlendDescription {
  const outsideReasons = [
    ...findListReasons(blend, monograph),
    ...findCountReasons(blend, monograph),
    ...findAmountReasons(blend, monograph),
  ]
  const unknownReasons = findUnreadReasons(blend, monograph)
  const status = outsideReasons.length > 0 ? 'outside' : unknownReasons.length > 0 ? 'unknown' : 'inside'
  const reasons = status === 'outside' ? outsideReasons : unknownReasons
  const unread = listUnreadRules(monograph)
  return {
    monograph: monograph.id,
    status,
    label: formatLabel(monograph, status, reasons, unread.length === 0),
    reasons,
    notes: status === 'inside' ? createNotes(blend, monograph, unread) : [],
  }
}

/** True when a blend, given by slugs, follows every rule that we could read. Grams are of dried herb in one cup. */
export const followsMonograph = (
  { herbs, cupsPerDay }: { herbs: readonly { slug: string; gramsPerCup: number }[]; cupsPerDay: number },
  monograph: TeaMonograph,
): boolean =>
  compareWithMonograph({ herbs: herbs.map((herb) => ({ ...herb, name: herb.slug })), cupsPerDay }, monograph).status ===
  'inside'

/** Returns the blend's slugs that are on the list. One herb of a listed pair counts only together with the other. */
export function filterListedSlugs(
  slugs: ReadonlySet<string>,
  { listedHerbs }: Pick<TeaMonograph, 'listedHerbs'>,
): ReadonlySet<string> {
  return new Set(listedHerbs.flatMap((entry) => (entry.slugs.every((slug) => slugs.has(slug)) ? entry.slugs : [])))
}

const listSlugs = (herbs: readonly BlendHerb[]) => new Set(herbs.flatMap(({ slug }) => slug ?? []))

function findUnlistedHerbs({ herbs }: TeaBlend, monograph: TeaMonograph): BlendHerb[] {
  const listedSlugs = filterListedSlugs(listSlugs(herbs), monograph)
  return herbs.filter(({ slug }) => slug === null || !listedSlugs.has(slug))
}

const findPair = (slug: string | null, { listedHerbs }: TeaMonograph) =>
  listedHerbs.find(({ slugs }) => slug !== null && slugs.includes(slug))
const isAbsent = ({ slug }: BlendHerb, { absentSlugs }: TeaMonograph) =>
  absentSlugs === null || (slug !== null && absentSlugs.includes(slug))

function findListReasons(blend: TeaBlend, monograph: TeaMonograph): string[] {
  const unlistedHerbs = findUnlistedHerbs(blend, monograph)
  const halvesOfPairs = unlistedHerbs.filter(({ slug }) => findPair(slug, monograph))
  const absentHerbs = unlistedHerbs.filter((herb) => !halvesOfPairs.includes(herb) && isAbsent(herb, monograph))
  return [
    ...(absentHerbs.length > 0 ? [reasonTexts.notListed(absentHerbs.map(({ name }) => name))] : []),
    ...halvesOfPairs.map(({ slug, name }) => reasonTexts.together(name, findPair(slug, monograph)?.name ?? '')),
  ]
}

/** Counts the herbs, with a listed pair as one. */
function countHerbs({ herbs }: TeaBlend, { listedHerbs }: TeaMonograph): number {
  const slugs = listSlugs(herbs)
  const pairs = listedHerbs.filter((entry) => entry.slugs.length > 1 && entry.slugs.every((slug) => slugs.has(slug)))
  return herbs.length - pairs.reduce((sum, entry) => sum + entry.slugs.length - 1, 0)
}

function findCountReasons(blend: TeaBlend, monograph: TeaMonograph): string[] {
  const count = countHerbs(blend, monograph)
  const { minHerbs, maxHerbs, cupsPerDay } = monograph
  if (count < 2) return [reasonTexts.single]
  return [
    ...(minHerbs !== null && count < minHerbs ? [reasonTexts.tooFew(count, minHerbs)] : []),
    ...(maxHerbs !== null && count > maxHerbs ? [reasonTexts.tooMany(count, maxHerbs)] : []),
    ...(cupsPerDay !== null && blend.cupsPerDay > cupsPerDay.max
      ? [reasonTexts.tooManyCups(blend.cupsPerDay, cupsPerDay.max)]
      : []),
  ]
}

function findAmountReasons({ herbs, cupsPerDay }: TeaBlend, { gramsPerCup, maxDailyGrams }: TeaMonograph): string[] {
  if (herbs.some((herb) => herb.gramsPerCup === null)) return []
  const cupGrams = roundGrams(herbs.reduce((sum, herb) => sum + (herb.gramsPerCup ?? 0), 0))
  const dayGrams = roundGrams(cupGrams * cupsPerDay)
  return [
    ...(gramsPerCup !== null && cupGrams < gramsPerCup.min ? [reasonTexts.cupTooWeak(cupGrams, gramsPerCup.min)] : []),
    ...(gramsPerCup !== null && cupGrams > gramsPerCup.max
      ? [reasonTexts.cupTooStrong(cupGrams, gramsPerCup.max)]
      : []),
    ...(maxDailyGrams !== null && dayGrams > maxDailyGrams ? [reasonTexts.dayTooStrong(dayGrams, maxDailyGrams)] : []),
  ]
}

function findUnreadReasons(blend: TeaBlend, monograph: TeaMonograph): string[] {
  const unread = findUnlistedHerbs(blend, monograph).filter((herb) => !isAbsent(herb, monograph))
  const count = countHerbs(blend, monograph)
  const hasAmounts = monograph.gramsPerCup !== null || monograph.maxDailyGrams !== null
  const herbsWithoutGrams = hasAmounts ? blend.herbs.filter(({ gramsPerCup }) => gramsPerCup === null) : []
  return [
    ...(unread.length > 0 ? [reasonTexts.unreadHerbs(unread.map(({ name }) => name))] : []),
    ...(monograph.maxHerbs === null && count > defaultMaxHerbs ? [reasonTexts.unreadCount(count)] : []),
    ...(herbsWithoutGrams.length > 0 ? [reasonTexts.unknownGrams(herbsWithoutGrams.map(({ name }) => name))] : []),
  ]
}

function listUnreadRules({ gramsPerCup, cupsPerDay, minAgeYears, adviceAfterDays, maxHerbs }: TeaMonograph): string[] {
  return [
    ...(maxHerbs === null ? ['the number of herbs'] : []),
    ...(gramsPerCup === null ? ['amounts'] : []),
    ...(cupsPerDay === null ? ['cups a day'] : []),
    ...(minAgeYears === null ? ['age'] : []),
    ...(adviceAfterDays === null ? ['when to see a doctor'] : []),
  ]
}

function createNotes(blend: TeaBlend, monograph: TeaMonograph, unread: readonly string[]): string[] {
  const { cupsPerDay, minAgeYears, adviceAfterDays, directions } = monograph
  return [
    noteTexts.tradition(monograph),
    ...(cupsPerDay !== null && blend.cupsPerDay < cupsPerDay.min
      ? [noteTexts.fewerCups(blend.cupsPerDay, cupsPerDay)]
      : []),
    ...(directions === null ? [] : [directions]),
    ...(minAgeYears === null ? [] : [noteTexts.age(minAgeYears)]),
    ...(adviceAfterDays === null ? [] : [noteTexts.advice(adviceAfterDays)]),
    ...(unread.length > 0 ? [noteTexts.unread(unread)] : []),
  ]
}
