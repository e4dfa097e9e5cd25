import { type LoaderFunctionArgs, replace } from 'react-router'

import { readFailure } from '#client/core/call-error.ts'
import { collectionUrl, collectionPageSize, parseCollectionFilters } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, CollectionPage } from '#domain/favourites/collection.types.ts'

import { listCollection } from './members.api.ts'

/** `collection` is null if the request failed. */
export type LoadedCollection = { filters: CollectionFilters; collection: CollectionPage | null }

/** `redirectVisitor` throws a redirect for visitors. */
export async function loadCollection(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  redirectVisitor: () => Promise<unknown>,
): Promise<LoadedCollection | Response> {
  const filters = parseCollectionFilters(new URL(request.url).searchParams)
  const collection = await listCollection(context, filters).catch(async (thrown: unknown) => {
    if (readFailure(thrown)?.code === 'unauthenticated') await redirectVisitor()
    return null
  })
  const pageCount = Math.max(1, Math.ceil((collection?.matches ?? Infinity) / collectionPageSize))
  if (filters.page > pageCount) return replace(collectionUrl({ ...filters, page: pageCount }))
  return { filters, collection }
}
