import { blendCupsPerDay, blendPreparation } from '#domain/cabinet/blend-form.ts'
import type { HerbFacts } from '#domain/safety/facts.ts'
import { toSentenceCase, shortenName } from '#domain/words.ts'

import { calculateBestBefore, formatLabelDate } from './best-before.rules.ts'
import { maxLines, maxNameLength, createEmptyLabel } from './label-drafts.ts'
import type { LabelDraft } from './label.types.ts'

type LabelHerbData = { herbs: readonly HerbFacts[]; shelfLifeBySlug: ReadonlyMap<string, number> }

/** Returns the label for the herbs in a URL; undefined if there are none. Keeps unknown names as written. */
export function createHerbsLabel(
  query: URLSearchParams,
  herbData: LabelHerbData,
  today: string,
): LabelDraft | undefined {
  const names = query
    .getAll('herb')
    .slice(0, maxLines)
    .map((nameOrSlug) => nameOrSlug.slice(0, maxNameLength))
  const [name] = names
  if (!name) return undefined
  const herbs = names.flatMap((nameOrSlug) => findHerb(herbData.herbs, nameOrSlug) ?? [])
  const [herb] = herbs
  const blend = query.get('blend')?.slice(0, maxNameLength)
  const label =
    blend === undefined && herb ? createHerbLabel(herb, today) : createMixLabel(blend ?? name, names, herbs, today)
  const expiryDate = formatLabelDate(query.get('until') ?? '') && (query.get('until') ?? '')
  const computedDate = calculateBestBefore(
    today,
    herbs.flatMap(({ slug }) => herbData.shelfLifeBySlug.get(slug) ?? []),
  )
  return { ...label, bestBefore: computedDate !== undefined && computedDate <= expiryDate ? '' : expiryDate }
}

const findHerb = (herbs: readonly HerbFacts[], nameOrSlug: string) =>
  herbs.find(({ slug, commonName }) => slug === nameOrSlug || commonName === nameOrSlug)

/** Tolerance for rounding errors, which can make a quotient slightly too small. */
const tolerance = 1e-9

/** Returns the label for a jar of one herb, with its maximum amounts per cup and per day. */
export function createHerbLabel(herb: HerbFacts, today: string): LabelDraft {
  const { gramsPerCupMax, requirements } = herb.tea
  return {
    ...createEmptyLabel(today),
    name: shortenName(herb.commonName),
    subtitle: `${herb.scientificName}, ${herb.plantPart}`,
    lines: [{ key: '1', name: herb.commonName, amount: `${gramsPerCupMax} g` }],
    cupsPerDay: String(Math.min(3, Math.max(1, Math.floor(herb.maxDailyGrams / gramsPerCupMax + tolerance)))),
    preparation: [...requirements],
  }
}

/** Returns the label for a mix with a teaspoon of each herb. It makes as many cups as there are herbs. */
function createMixLabel(
  blend: string,
  names: readonly string[],
  herbs: readonly HerbFacts[],
  today: string,
): LabelDraft {
  return {
    ...createEmptyLabel(today),
    name: blend,
    lines: names.map((nameOrSlug, position) => ({
      key: String(position + 1),
      name: findHerb(herbs, nameOrSlug)?.commonName ?? nameOrSlug,
      amount: '1 tsp',
    })),
    cups: String(names.length),
    cupsPerDay: String(blendCupsPerDay),
    preparation: [...new Set(herbs.flatMap(({ tea }) => tea.requirements))],
    instructions: `${toSentenceCase(blendPreparation)}.`,
  }
}
