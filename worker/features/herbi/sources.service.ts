import type { HerbiSource } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import { parseBinomial } from '#domain/safety/names.ts'
import { formatPlural } from '#domain/words.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './conversations.repo.ts'

const maxSources = 8

const recipePath = /^\/recipe\/([^/?#]+)$/
const herbPath = /^\/herbs\/([^/?#]+)$/
const pagePaths: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'))

export const findPublishedSlugs = async (ctx: Ctx, slugs: readonly string[]): Promise<string[]> =>
  (await repo.listPublishedRecipes(ctx, slugs)).map(({ slug }) => slug)

/** Returns at most eight sources that exist on this site, without duplicates and with their current titles and lines. */
export async function checkSources(
  ctx: Ctx,
  facts: SafetyFacts,
  sources: readonly HerbiSource[],
): Promise<HerbiSource[]> {
  const uniqueSources = [...new Map(sources.map((source) => [source.path, source])).values()]
  const recipes = await repo.listPublishedRecipes(
    ctx,
    uniqueSources.flatMap(({ path }) => extractSlug(recipePath, path)),
  )
  const knownSources = [
    ...recipes.map(toRecipeSource),
    ...facts.herbs.map(toHerbSource),
    ...facts.restricted.map(({ slug, commonName }) => ({ title: commonName, path: paths.herb(slug) })),
  ]
  const sourcesByPath = new Map(knownSources.map((source) => [source.path, source]))
  return uniqueSources
    .flatMap(({ title, path }) => sourcesByPath.get(path) ?? (pagePaths.has(path) ? [{ title, path }] : []))
    .slice(0, maxSources)
}

const toHerbSource = ({ slug, commonName, scientificName }: SafetyFacts['herbs'][number]): HerbiSource => ({
  title: commonName,
  path: paths.herb(slug),
  line: parseBinomial(scientificName) ?? scientificName,
  herb: slug,
})

type SourceRecipe = Awaited<ReturnType<typeof repo.listPublishedRecipes>>[number]

const toRecipeSource = ({ slug, name, ailment, brewMinutes, mainHerb }: SourceRecipe): HerbiSource => ({
  title: name,
  path: paths.recipe(slug),
  line: `${ailment}, ${formatPlural(brewMinutes, 'minute')}`,
  herb: mainHerb,
  ailment,
})

export const findLinkedPages = (markdown: string): HerbiSource[] =>
  Array.from(markdown.matchAll(/\[([^\]]*)\]\((\/(?:recipe|herbs)\/[^)\s]+)\)/g), ([, title = '', path = '']) => ({
    title,
    path,
  })).filter(({ path }) => recipePath.test(path) || herbPath.test(path))

function extractSlug(pattern: RegExp, path: string): string[] {
  const [, slug] = pattern.exec(path) ?? []
  if (slug === undefined) return []
  try {
    return [decodeURIComponent(slug)]
  } catch {
    return []
  }
}
