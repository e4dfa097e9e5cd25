import type { HerbiSource } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './conversations.repo.ts'

const maxSources = 8

const recipePath = /^\/recipe\/([^/?#]+)$/
const herbPath = /^\/herbs\/([^/?#]+)$/
const pagePaths: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'))

export const findPublishedSlugs = async (ctx: Ctx, slugs: readonly string[]): Promise<string[]> =>
  (await repo.listPublishedRecipes(ctx, slugs)).map(({ slug }) => slug)

/** Returns at most eight sources that exist on this site, without duplicates and with their current titles. */
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
  const titlesByPath = new Map([
    ...recipes.map(({ slug, name }) => [paths.recipe(slug), name] as const),
    ...[...facts.herbs, ...facts.restricted].map(({ slug, commonName }) => [paths.herb(slug), commonName] as const),
  ])
  return uniqueSources
    .flatMap((source) => {
      const title = titlesByPath.get(source.path) ?? (pagePaths.has(source.path) ? source.title : undefined)
      return title === undefined ? [] : [{ title, path: source.path }]
    })
    .slice(0, maxSources)
}

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
