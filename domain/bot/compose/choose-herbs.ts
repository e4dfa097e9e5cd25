import { getHandling } from '#domain/brewing/handling.rules.ts'
import { calmingTags, stimulatingTags } from '#domain/herbs/effects.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import { pickWeighted, type Random } from '#domain/random.ts'
import { areAllListed } from '#domain/tea-blends/preference.rules.ts'

import { botTexts, findHerbTexts, isUsedFor } from '../bot-texts.ts'

type Tag = Herb['effectTags'][number]

type ChooseHerbsInput = {
  herbs: readonly Herb[]
  ailment: string
  herbSlugs: readonly string[]
  countUses: (slug: string) => number
  canLead: (herb: Herb) => boolean
  random: Random
}

/** Effects that a tea for an ailment must not have, even if the herb is used for the ailment. */
const unwantedEffects: Readonly<Record<string, readonly Tag[]>> = {
  'Sleep Problems': [...stimulatingTags, 'diuretic'],
  'Stress & Anxiety': stimulatingTags,
  'Energy & Focus': calmingTags,
}

const { perfumed, savoury, roasted, cooling, oneOf } = botTexts.pairings
/** Groups that spoil each other's taste. */
const incompatibleGroups = [
  [perfumed, savoury],
  [roasted, cooling],
  [roasted, perfumed],
] as const

const isBitter = ({ tasteTags }: Herb) => tasteTags[0] === 'bitter'
const isBright = ({ tasteTags }: Herb) =>
  tasteTags.some((taste) => ['sweet', 'citrusy', 'minty', 'floral'].includes(taste))
const includesAny = (group: readonly string[], herbs: readonly Herb[]) => herbs.some(({ slug }) => group.includes(slug))
const isIncompatible = (herb: Herb, chosen: readonly Herb[]) =>
  incompatibleGroups.some(
    ([one, other]) =>
      (one.includes(herb.slug) && includesAny(other, chosen)) ||
      (other.includes(herb.slug) && includesAny(one, chosen)),
  )
const hasTag = (herb: Herb, tags: readonly Tag[]) => herb.effectTags.some((tag) => tags.includes(tag))
const isDifficultToBrew = (herb: Herb) => ['cold', 'powder'].includes(getHandling(herb)) || herb.tea.temperatureC < 80

/** Factor for a herb that keeps a tea for sleep or digestion on the EMA list for its kind. */
const officialBlendFactor = 1.5
/** Probability that the first herb is one of the requested herbs. Otherwise a requested herb may still be added. */
const requestedLeadProbability = 0.7

/**
 * Draws the herbs for a recipe, the main herb first. Herbs that few recipes use are drawn more often. Returns an empty
 * list if no herb with a use for the ailment can lead.
 */
export function chooseHerbs({ herbs, ailment, herbSlugs, countUses, canLead, random }: ChooseHerbsInput): Herb[] {
  const usableHerbs = herbs.filter(
    (herb) => !herb.conditional && findHerbTexts(herb) !== undefined && !hasTag(herb, unwantedEffects[ailment] ?? []),
  )
  const calculateSelectionWeight = ({ slug }: Herb) =>
    (1 + countUses(slug)) ** -1.1 * (herbSlugs.includes(slug) ? 12 : 1)
  const leadCandidates = usableHerbs.filter((herb) => isUsedFor(herb, ailment) && canLead(herb))
  const requestedLeads =
    random() < requestedLeadProbability ? leadCandidates.filter(({ slug }) => herbSlugs.includes(slug)) : []
  const lead = pickWeighted(
    requestedLeads.length > 0 ? requestedLeads : leadCandidates,
    calculateSelectionWeight,
    random,
  )
  if (!lead) return []
  const chosen = [lead]
  const size = chooseSize(lead, random)
  while (chosen.length < size) {
    const next = pickWeighted(
      usableHerbs,
      (herb) =>
        chosen.includes(herb) ? 0 : calculateSelectionWeight(herb) * scoreCompatibility(herb, chosen, ailment),
      random,
    )
    if (!next) break
    chosen.push(next)
  }
  return chosen
}

function chooseSize(lead: Herb, random: Random): number {
  const randomValue = random()
  if (isDifficultToBrew(lead) || lead.tea.gramsPerCupMin >= 5) return 2
  return randomValue < 0.46 ? 2 : randomValue < 0.9 ? 3 : 4
}

/** Scores how well a herb goes with the chosen herbs; 0 if they must not be combined. */
function scoreCompatibility(herb: Herb, chosen: readonly Herb[], ailment: string): number {
  if (oneOf.some((group) => group.includes(herb.slug) && includesAny(group, chosen))) return 0
  if (isBitter(herb) && chosen.some(isBitter)) return 0
  if (isDifficultToBrew(herb) && (chosen.length > 1 || chosen.some(isDifficultToBrew))) return 0
  if (isIncompatible(herb, chosen)) return 0
  if (
    [herb, ...chosen].some((one) => hasTag(one, calmingTags)) &&
    [herb, ...chosen].some((one) => hasTag(one, stimulatingTags))
  )
    return 0
  const isUsed = isUsedFor(herb, ailment)
  const isVersatile = findHerbTexts(herb)?.versatile === true
  if (!isUsed && !isVersatile) return 0
  const brightnessFactor = chosen.some(isBitter) && isBright(herb) ? 2 : 1
  const slugs = [...chosen, herb].map(({ slug }) => slug)
  return (
    (isUsed ? 2.2 : 0.8) *
    (isVersatile ? 1.5 : 1) *
    brightnessFactor *
    (areAllListed(ailment, slugs) ? officialBlendFactor : 1)
  )
}
