import { paths } from '#domain/paths.ts'
import { shortenName } from '#domain/words.ts'

import { getUniqueHerbName } from './answer-shared.ts'
import { type HerbIndex } from './herb-index.ts'
import type { BuiltInAnswer } from './knowledge.types.ts'

type LinkableAnswer = Pick<BuiltInAnswer, 'sentences' | 'sources'>

/** Creates a function that links the first bold mention of each plant or source recipe. */
export function createNameLinks(herbIndex: HerbIndex): (answer: LinkableAnswer) => LinkableAnswer {
  const pages = new Map<string, string>()
  for (const plant of herbIndex.restricted) pages.set(shortenName(plant.commonName), paths.herb(plant.slug))
  for (const herb of herbIndex.herbs)
    for (const name of [shortenName(herb.commonName), getUniqueHerbName(herbIndex, herb)])
      pages.set(name, paths.herb(herb.slug))
  return ({ sentences, sources }) => {
    const linkedPages = new Set<string>()
    const addLinks = (sentence: string) =>
      sentence.replaceAll(/\*\*([^*\n]+)\*\*/g, (bold, name: string) => {
        const page = pages.get(name) ?? sources.find(({ title }) => title === name)?.path
        if (page === undefined || linkedPages.has(page)) return bold
        linkedPages.add(page)
        return `**[${name}](${page})**`
      })
    return { sentences: sentences.map(addLinks), sources }
  }
}
