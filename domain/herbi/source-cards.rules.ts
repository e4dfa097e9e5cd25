import type { HerbiAnswer, HerbiSource } from './herbi.types.ts'

const maxCards = 4

/** Sources of an answer: herbs and recipes to show as cards, and the others. */
type GroupedSources = { cards: HerbiSource[]; others: HerbiSource[] }

/** Chooses at most four sources for cards. The herbs of the table need none, because the table shows and links them. */
export function groupSources({ sources, details }: Pick<HerbiAnswer, 'sources' | 'details'>): GroupedSources {
  const tablePaths = new Set(details.table?.rows.map(({ path }) => path))
  const cards = sources.filter(({ line, path }) => line !== undefined && !tablePaths.has(path)).slice(0, maxCards)
  return { cards, others: sources.filter((source) => !cards.includes(source)) }
}
