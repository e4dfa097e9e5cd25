import type { ResourceArgs } from '#client/core/resources.ts'

import { findRecipes } from './labels.api.ts'

export type RemedySearch = { search: string; remedies: { slug: string; name: string; ailment: string }[] | null }

/** Searches for remedies with which a label can start. `remedies` is null if the search fails. */
export async function searchRemedies({ request, context }: ResourceArgs): Promise<RemedySearch> {
  const search = new URL(request.url).searchParams.get('search') ?? ''
  const response = await findRecipes(context, search).catch(() => null)
  return {
    search,
    remedies:
      response &&
      response.recipes.map(({ slug, name, variety, ailment }) => ({
        slug,
        name: variety > 0 ? `${name}, Variety ${variety}` : name,
        ailment,
      })),
  }
}
