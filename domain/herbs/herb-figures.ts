import { familyNames, substanceNames } from '#domain/safety/allergen-names.ts'
import type { HerbFacts, Source } from '#domain/safety/facts.ts'
import { listFigureSources } from '#domain/safety/figure-sources.ts'
import { herbInteractions } from '#domain/safety/herb-interactions.ts'
import { tagSources } from '#domain/safety/tag-sources.ts'
import { conditions, drugClasses, effectTags } from '#domain/safety/vocabulary.ts'

import { type FigureGroup, figureGroups } from './herbs.schemas.ts'

/**
 * `sources` are indexes into the page's sources. `isFromMemory` is true if no document that we have read states the
 * figure.
 */
export type Figure = { figure: string; sources: number[]; isFromMemory: boolean }

const groupLabels: Record<FigureGroup, string> = {
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
const itemLabels: Record<string, string> = {
  ...conditions,
  ...drugClasses,
  ...effectTags,
  ...familyNames,
  ...substanceNames,
}

export function listPageSources(herb: HerbFacts): Source[] {
  const effectSources = herbInteractions(herb).flatMap(({ tagSources: ids = [] }) => ids.map((id) => tagSources[id]))
  return [...new Map([...herb.sources, ...effectSources].map((source) => [source.cite, source])).values()]
}

/** Returns the sources for one figure, such as `pregnancy`. */
export function findFigure(herb: HerbFacts, figure: string): Omit<Figure, 'figure'> {
  return citeSources(listPageSources(herb), listFigureSources(herb, figure))
}

/**
 * Returns a herb's figures with their sources. Each drug class is one figure, which includes interactions that the
 * herb's effects cause.
 */
export function listFigures(herb: HerbFacts): Figure[] {
  const sources = listPageSources(herb)
  const figureKeys = Object.keys(herb.figures)
  return figureGroups.flatMap((group) => {
    if (group === 'interactions') return listMedicineFigures(herb, sources)
    const groupFigures =
      group in herb.figures ? [createFigure(groupLabels[group], sources, listFigureSources(herb, group))] : []
    const itemFigures = figureKeys
      .filter((key) => key.startsWith(`${group}.`))
      .map((key) =>
        createFigure(
          `${groupLabels[group]}: ${formatItem(key.slice(group.length + 1))}`,
          sources,
          listFigureSources(herb, key),
        ),
      )
    return groupFigures.concat(itemFigures)
  })
}

function listMedicineFigures(herb: HerbFacts, sources: readonly Source[]): Figure[] {
  const interactionsByClass = Map.groupBy(herbInteractions(herb), ({ drugClass }) => drugClass)
  return [...interactionsByClass].map(([drugClass, interactions]) =>
    createFigure(
      `${groupLabels.interactions}: ${formatItem(drugClass)}`,
      sources,
      interactions.flatMap(
        ({ tagSources: ids }) =>
          ids?.map((id) => tagSources[id]) ?? listFigureSources(herb, `interactions.${drugClass}`),
      ),
    ),
  )
}

function citeSources(sources: readonly Source[], citedSources: readonly Source[]): Omit<Figure, 'figure'> {
  const readableSources = citedSources.filter(({ tier }) => tier !== 'memory')
  const cites = new Set(readableSources.map(({ cite }) => cite))
  return {
    sources: sources.flatMap(({ cite }, position) => (cites.has(cite) ? [position] : [])),
    isFromMemory: readableSources.length === 0,
  }
}

const formatItem = (code: string) =>
  (Object.hasOwn(itemLabels, code) ? itemLabels[code] : undefined) ?? code.replaceAll('_', ' ')

const createFigure = (figure: string, sources: readonly Source[], citedSources: readonly Source[]): Figure => ({
  figure,
  ...citeSources(sources, citedSources),
})
