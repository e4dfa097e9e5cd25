import { familyNames, substanceNames } from '#domain/safety/allergen-names.ts'
import type { HerbFacts, Source } from '#domain/safety/facts.ts'
import { figureSources } from '#domain/safety/figure-sources.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import { tagSources } from '#domain/safety/tag-sources.ts'
import { conditions, drugClasses, effectTags } from '#domain/safety/vocabulary.ts'

import { type FigureGroup, figureGroups } from './herbs.schemas.ts'

/**
 * Figure of a herb with its sources, as positions in the sources of the page. `isFromMemory` is true when no source
 * that we read states it.
 */
export type Figure = { figure: string; sources: number[]; isFromMemory: boolean }

const groupWords: Record<FigureGroup, string> = {
  dose: 'Amounts for adults',
  children: 'Amounts for children',
  minAge: 'Minimum age',
  pregnancy: 'Pregnancy',
  lactation: 'Breastfeeding',
  cookingAmount: 'Cooking amount',
  duration: 'How long',
  contraindications: 'Illnesses that rule it out',
  cautions: 'Illnesses to ask about',
  interactions: 'Medicines',
  allergens: 'Allergies',
  effects: 'Effects',
  toxicity: 'Side effects',
  uses: 'Uses',
  storage: 'Storage',
}
const itemWords: Record<string, string> = {
  ...conditions,
  ...drugClasses,
  ...effectTags,
  ...familyNames,
  ...substanceNames,
}

/** Returns the sources of a herb and those of its effects, each once. */
export function pageSources(herb: HerbFacts): Source[] {
  const effectSources = herbInteractions(herb).flatMap(({ tagSources: ids = [] }) => ids.map((id) => tagSources[id]))
  return [...new Map([...herb.sources, ...effectSources].map((source) => [source.cite, source])).values()]
}

/** Returns the sources of one figure, such as `pregnancy`. */
export function findFigure(herb: HerbFacts, figure: string): Omit<Figure, 'figure'> {
  return citeSources(pageSources(herb), figureSources(herb, figure))
}

/**
 * Returns every figure of a herb with its sources, by group. Interactions are listed by drug class and include those of
 * the herb's effects.
 */
export function listFigures(herb: HerbFacts): Figure[] {
  const sources = pageSources(herb)
  const figureKeys = Object.keys(herb.figures)
  return figureGroups.flatMap((group) => {
    if (group === 'interactions') return medicineFigures(herb, sources)
    const own = group in herb.figures ? [figureOf(groupWords[group], sources, figureSources(herb, group))] : []
    const items = figureKeys
      .filter((key) => key.startsWith(`${group}.`))
      .map((key) =>
        figureOf(
          `${groupWords[group]}: ${wordsOfItem(key.slice(group.length + 1))}`,
          sources,
          figureSources(herb, key),
        ),
      )
    return own.concat(items)
  })
}

function medicineFigures(herb: HerbFacts, sources: readonly Source[]): Figure[] {
  const byClass = Map.groupBy(herbInteractions(herb), ({ drugClass }) => drugClass)
  return [...byClass].map(([drugClass, same]) =>
    figureOf(
      `${groupWords.interactions}: ${wordsOfItem(drugClass)}`,
      sources,
      same.flatMap(
        ({ tagSources: ids }) => ids?.map((id) => tagSources[id]) ?? figureSources(herb, `interactions.${drugClass}`),
      ),
    ),
  )
}

function citeSources(all: readonly Source[], own: readonly Source[]): Omit<Figure, 'figure'> {
  const read = own.filter(({ tier }) => tier !== 'memory')
  const cites = new Set(read.map(({ cite }) => cite))
  return {
    sources: all.flatMap(({ cite }, position) => (cites.has(cite) ? [position] : [])),
    isFromMemory: read.length === 0,
  }
}

const wordsOfItem = (code: string) =>
  (Object.hasOwn(itemWords, code) ? itemWords[code] : undefined) ?? code.replaceAll('_', ' ')

const figureOf = (figure: string, sources: readonly Source[], cited: readonly Source[]): Figure => ({
  figure,
  ...citeSources(sources, cited),
})
