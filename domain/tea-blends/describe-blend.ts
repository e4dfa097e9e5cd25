import { labelWords, noteWords, reasonWords } from './tea-blends.messages.ts'
import type { BlendDescription, BlendHerb, TeaBlend, TeaMonograph } from './tea-blends.types.ts'

/**
 * Maximum number of herbs when a monograph's own limit could not be read. The three other monographs have this limit.
 */
const herbsMaxElsewhere = 4
const roundGrams = (grams: number) => Number(grams.toFixed(2))

/** Compares a blend with each monograph. The same blend always gets the same words. */
export const describeBlend = (blend: TeaBlend, monographs: readonly TeaMonograph[]): BlendDescription[] =>
  monographs.map((monograph) => describe(blend, monograph))

function describe(blend: TeaBlend, monograph: TeaMonograph): BlendDescription {
  const outside = [
    ...listReasons(blend, monograph),
    ...countReasons(blend, monograph),
    ...amountReasons(blend, monograph),
  ]
  const unknown = unreadReasons(blend, monograph)
  const status = outside.length > 0 ? 'outside' : unknown.length > 0 ? 'unknown' : 'inside'
  const reasons = status === 'outside' ? outside : unknown
  const unread = unreadParts(monograph)
  return {
    monograph: monograph.id,
    status,
    label: labelWords(monograph, status, reasons, unread.length === 0),
    reasons,
    notes: status === 'inside' ? notesOf(blend, monograph, unread) : [],
  }
}

/** True when a blend, given by slugs, follows every rule that could be read. Grams are of dried herb in one cup. */
export const isInside = (
  { herbs, cupsPerDay }: { herbs: readonly { slug: string; gramsPerCup: number }[]; cupsPerDay: number },
  monograph: TeaMonograph,
): boolean =>
  describe({ herbs: herbs.map((herb) => ({ ...herb, name: herb.slug })), cupsPerDay }, monograph).status === 'inside'

/**
 * Returns the slugs of the blend that are on the list. Half of a listed pair counts only together with the other half.
 */
export function coveredSlugs(
  slugs: ReadonlySet<string>,
  { listed }: Pick<TeaMonograph, 'listed'>,
): ReadonlySet<string> {
  return new Set(listed.flatMap((entry) => (entry.slugs.every((slug) => slugs.has(slug)) ? entry.slugs : [])))
}

const slugsIn = (herbs: readonly BlendHerb[]) => new Set(herbs.flatMap(({ slug }) => slug ?? []))

/** Returns the herbs of the blend that are not on the list. */
function uncovered({ herbs }: TeaBlend, monograph: TeaMonograph): BlendHerb[] {
  const covered = coveredSlugs(slugsIn(herbs), monograph)
  return herbs.filter(({ slug }) => slug === null || !covered.has(slug))
}

const pairWith = (slug: string | null, { listed }: TeaMonograph) =>
  listed.find(({ slugs }) => slug !== null && slugs.includes(slug))
const isAbsent = ({ slug }: BlendHerb, { absent }: TeaMonograph) =>
  absent === null || (slug !== null && absent.includes(slug))

function listReasons(blend: TeaBlend, monograph: TeaMonograph): string[] {
  const left = uncovered(blend, monograph)
  const alone = left.filter(({ slug }) => pairWith(slug, monograph))
  const missing = left.filter((herb) => !alone.includes(herb) && isAbsent(herb, monograph))
  return [
    ...(missing.length > 0 ? [reasonWords.notListed(missing.map(({ name }) => name))] : []),
    ...alone.map(({ slug, name }) => reasonWords.together(name, pairWith(slug, monograph)?.name ?? '')),
  ]
}

/** Counts the herbs as the list does: a listed pair counts once. */
function herbCount({ herbs }: TeaBlend, { listed }: TeaMonograph): number {
  const slugs = slugsIn(herbs)
  const pairs = listed.filter((entry) => entry.slugs.length > 1 && entry.slugs.every((slug) => slugs.has(slug)))
  return herbs.length - pairs.reduce((sum, entry) => sum + entry.slugs.length - 1, 0)
}

function countReasons(blend: TeaBlend, monograph: TeaMonograph): string[] {
  const count = herbCount(blend, monograph)
  const { herbsMin, herbsMax, cupsPerDay } = monograph
  if (count < 2) return [reasonWords.single]
  return [
    ...(herbsMin !== null && count < herbsMin ? [reasonWords.tooFew(count, herbsMin)] : []),
    ...(herbsMax !== null && count > herbsMax ? [reasonWords.tooMany(count, herbsMax)] : []),
    ...(cupsPerDay !== null && blend.cupsPerDay > cupsPerDay.max
      ? [reasonWords.tooManyCups(blend.cupsPerDay, cupsPerDay.max)]
      : []),
  ]
}

function amountReasons({ herbs, cupsPerDay }: TeaBlend, { gramsPerCup, maxDailyGrams }: TeaMonograph): string[] {
  if (herbs.some((herb) => herb.gramsPerCup === null)) return []
  const cup = roundGrams(herbs.reduce((sum, herb) => sum + (herb.gramsPerCup ?? 0), 0))
  const day = roundGrams(cup * cupsPerDay)
  return [
    ...(gramsPerCup !== null && cup < gramsPerCup.min ? [reasonWords.cupTooWeak(cup, gramsPerCup.min)] : []),
    ...(gramsPerCup !== null && cup > gramsPerCup.max ? [reasonWords.cupTooStrong(cup, gramsPerCup.max)] : []),
    ...(maxDailyGrams !== null && day > maxDailyGrams ? [reasonWords.dayTooStrong(day, maxDailyGrams)] : []),
  ]
}

function unreadReasons(blend: TeaBlend, monograph: TeaMonograph): string[] {
  const unread = uncovered(blend, monograph).filter((herb) => !isAbsent(herb, monograph))
  const count = herbCount(blend, monograph)
  const hasAmounts = monograph.gramsPerCup !== null || monograph.maxDailyGrams !== null
  const unweighed = hasAmounts ? blend.herbs.filter(({ gramsPerCup }) => gramsPerCup === null) : []
  return [
    ...(unread.length > 0 ? [reasonWords.unreadHerbs(unread.map(({ name }) => name))] : []),
    ...(monograph.herbsMax === null && count > herbsMaxElsewhere ? [reasonWords.unreadCount(count)] : []),
    ...(unweighed.length > 0 ? [reasonWords.unknownGrams(unweighed.map(({ name }) => name))] : []),
  ]
}

/** Names the rules of the monograph that could not be read. */
function unreadParts({ gramsPerCup, cupsPerDay, minAgeYears, adviceAfterDays, herbsMax }: TeaMonograph): string[] {
  return [
    ...(herbsMax === null ? ['the number of herbs'] : []),
    ...(gramsPerCup === null ? ['amounts'] : []),
    ...(cupsPerDay === null ? ['cups a day'] : []),
    ...(minAgeYears === null ? ['age'] : []),
    ...(adviceAfterDays === null ? ['when to see a doctor'] : []),
  ]
}

function notesOf(blend: TeaBlend, monograph: TeaMonograph, unread: readonly string[]): string[] {
  const { cupsPerDay, minAgeYears, adviceAfterDays, directions } = monograph
  return [
    noteWords.tradition(monograph),
    ...(cupsPerDay !== null && blend.cupsPerDay < cupsPerDay.min
      ? [noteWords.fewerCups(blend.cupsPerDay, cupsPerDay)]
      : []),
    ...(directions === null ? [] : [directions]),
    ...(minAgeYears === null ? [] : [noteWords.age(minAgeYears)]),
    ...(adviceAfterDays === null ? [] : [noteWords.advice(adviceAfterDays)]),
    ...(unread.length > 0 ? [noteWords.unread(unread)] : []),
  ]
}
