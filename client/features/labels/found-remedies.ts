import type { ResourceArgs } from '#client/core/resources.ts'

import { findRecipes } from './labels.api.ts'

export type FoundRemedies = { search: string; remedies: { slug: string; name: string; ailment: string }[] | null }

/** Searches the remedies that a label can start from. `remedies` is null if the search failed. */
export async function findRemedies({ request, context }: ResourceArgs): Promise<FoundRemedies> {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  const found = await findRecipes(context, search).catch(() => null)
  return {
    search,
    remedies:
      found &&
      found.recipes.map(({ slug, name, variety, ailment }) => ({
        slug,
        name: variety > 0 ? `${name}, Variety ${variety}` : name,
        ailment,
      })),
  }
}
