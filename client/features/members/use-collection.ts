import { useFetchers, useRevalidator, useSubmit } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import { type ChangeFilters, type UrlCodec, useUrlFilters } from '#client/ui/use-url-filters.ts'
import {
  changeCollectionFilters,
  collectionUrl,
  parseCollectionFilters,
  applyRemovals,
} from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, CollectionPage, Removal } from '#domain/favourites/collection.types.ts'
import { paths } from '#domain/paths.ts'

import { readRemoval } from './members.action.ts'
import type { LoadedCollection } from './members.loader.ts'

export type CollectionChange = Partial<CollectionFilters>
export type FilterControls = { requested: CollectionFilters; change: ChangeFilters<CollectionChange> }

const urlCodec: UrlCodec<CollectionFilters, CollectionChange> = {
  path: paths.members,
  parse: parseCollectionFilters,
  applyChange: changeCollectionFilters,
  toUrl: collectionUrl,
}

type Collection = FilterControls & { collection: CollectionPage | null; removeFavourite: (removal: Removal) => void }

/** Returns the collection without the items being removed. A failed removal shows the item again. */
export function useCollection({ filters, collection }: LoadedCollection): Collection {
  const filterControls = useUrlFilters(filters, urlCodec)
  const removals = useRemovals()
  const submit = useSubmit()
  const { revalidate } = useRevalidator()
  useRefetchOnFocus(() => {
    // When offline, keeps the loaded data instead of showing an error.
    if (navigator.onLine) void revalidate()
  })
  return {
    ...filterControls,
    collection: collection && applyRemovals(collection, filters.tab, removals),
    removeFavourite: ({ id, kind }) =>
      void submit(
        { intent: 'remove-favourite', id, kind },
        { method: 'post', action: paths.members, navigate: false, fetcherKey: `${kind} ${id}` },
      ),
  }
}

const useRemovals = (): Removal[] =>
  useFetchers().flatMap(({ formAction, formData }) => {
    const removal =
      formAction === paths.members && formData ? readRemoval(Object.fromEntries(textFields(formData))) : undefined
    return removal ? [removal] : []
  })
