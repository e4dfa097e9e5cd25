import type { HerbiSource } from '#domain/herbi/herbi.types.ts'
import { paths } from '#domain/paths.ts'
import type { SafetyFacts } from '#domain/safety/facts.ts'
import type { Ctx } from '#worker/core/ctx.ts'

import * as repo from './conversations.repo.ts'

const sourcesMax = 8

const recipePath = /^\/recipe\/([^/?#]+)$/
const herbPath = /^\/herbs\/([^/?#]+)$/
const pages: ReadonlySet<string> = new Set(Object.values(paths).filter((path) => typeof path === 'string'))

/** Returns the slugs that belong to published recipes. */
export const findRecipes = async (ctx: Ctx, slugs: readonly string[]): Promise<string[]> =>
  (await repo.listPublished(ctx, slugs)).map(({ slug }) => slug)

/** Returns the sources that exist on this site, without duplicates and with their current titles; at most eight. */
export async function checkSources(
  ctx: Ctx,
  facts: SafetyFacts,
  sources: readonly HerbiSource[],
): Promise<HerbiSource[]> {
  const unique = [...new Map(sources.map((source) => [source.path, source])).values()]
  const recipes = await repo.listPublished(
    ctx,
    unique.flatMap(({ path }) => slugIn(recipePath, path)),
  )
  const known = new Map([
    ...recipes.map(({ slug, name }) => [paths.recipe(slug), name] as const),
    ...[...facts.herbs, ...facts.restricted].map(({ slug, commonName }) => [paths.herb(slug), commonName] as const),
  ])
  return unique
    .flatMap((source) => {
      const title = known.get(source.path) ?? (pages.has(source.path) ? source.title : undefined)
      return title === undefined ? [] : [{ title, path: source.path }]
    })
    .slice(0, sourcesMax)
}

export const linkedPages = (markdown: string): HerbiSource[] =>
  Array.from(markdown.matchAll(/\[([^\]]*)\]\((\/(?:recipe|herbs)\/[^)\s]+)\)/g), ([, title = '', path = '']) => ({
    title,
    path,
  })).filter(({ path }) => recipePath.test(path) || herbPath.test(path))

function slugIn(pattern: RegExp, path: string): string[] {
  const [, slug] = pattern.exec(path) ?? []
  if (slug === undefined) return []
  try {
    return [decodeURIComponent(slug)]
  } catch {
    return []
  }
}
