import { type MouseEvent, type ReactNode, useRef } from 'react'
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { requireMember } from '#client/features/accounts/route-guards.ts'
import { setFavourite } from '#client/features/favourites/known-favourites.ts'
import { RecipeFacts } from '#client/features/recipes/recipe-facts.tsx'
import { HideUnsuitableOption, CheckedCards } from '#client/features/safety/checked-cards.tsx'
import { useHasProfile } from '#client/features/safety/profile-presence.ts'
import { OfflineNote } from '#client/ui/offline-note.tsx'
import { PageDataError } from '#client/ui/page-data-error.tsx'
import { Pagination } from '#client/ui/pagination.tsx'
import { useIgnoreDoubleClick } from '#client/ui/use-ignore-double-click.ts'
import {
  changeCollectionFilters,
  collectionUrl,
  collectionPageSize,
  mayLackRecipes,
  kindByTab,
} from '#domain/favourites/collection.rules.ts'
import type { SavedRecipe } from '#domain/favourites/collection.types.ts'
import type { FavouriteKind } from '#domain/favourites/favourites.types.ts'
import { paths } from '#domain/paths.ts'

import { CollectionCard } from './collection-card.tsx'
import { CollectionChips, CollectionSearch, CollectionTabs } from './collection-filters.tsx'
import { CollectionCounts, LimitNote, headingText, ExportCollection } from './collection-summary.tsx'
import { EmptyCollection } from './empty-collection.tsx'
import { membersAction } from './members.action.ts'
import { loadCollection, type LoadedCollection } from './members.loader.ts'
import { useCollection } from './use-collection.ts'

import stylesheet from '#client/styles/collection.css?url'

export const loader = (args: LoaderFunctionArgs) => loadCollection(args, () => requireMember(args))

export const action = (args: ActionFunctionArgs) =>
  membersAction(args, {
    redirectVisitor: () => requireMember(args),
    onRemoved: ({ kind, id }) => setFavourite(`${kind} ${id}`, false),
  })

export function Component() {
  const loaded = useLoaderData<LoadedCollection>()
  const { filters } = loaded
  const { collection, requested, change, removeFavourite } = useCollection(loaded)
  const hasProfile = useHasProfile()
  const heading = useRef<HTMLHeadingElement>(null)
  const isDoubleClick = useIgnoreDoubleClick(collectionUrl(filters))
  const onRemove = (recipe: SavedRecipe, kind: FavouriteKind, event: MouseEvent<HTMLElement>) => {
    if (isDoubleClick(event, `${kind} ${recipe.id}`)) return
    const card = event.currentTarget.closest('article')
    const next = kind === kindByTab[filters.tab] ? card?.nextElementSibling : card
    // After a click, the page doesn't scroll to the focused element.
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    else heading.current?.focus({ preventScroll: event.detail > 0 })
    removeFavourite({ id: recipe.id, kind })
  }
  const renderCard = (recipe: SavedRecipe, tag: ReactNode) => (
    <CollectionCard
      key={recipe.id}
      recipe={recipe}
      facts={<RecipeFacts {...recipe} />}
      isChecked={hasProfile && recipe.isPublished}
      tag={tag}
      onRemove={(kind, event) => onRemove(recipe, kind, event)}
    />
  )
  return (
    <div className="members min-h-dvh">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <PageHead title="Members Area" description="Your own collection of remedies." />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-12">
        <h1>Members Area</h1>
        <CollectionCounts counts={collection?.counts} />
      </div>
      <OfflineNote />
      <p className="mb-6 flex flex-wrap gap-x-7">
        <Link to={paths.community} className="stand-alone">
          Community: see what others brew, and ask questions
        </Link>
        <Link to={paths.cabinet} className="stand-alone">
          Herbal Cabinet: keep track of your herbs
        </Link>
      </p>
      <OwnRecipes />
      <CollectionSearch filters={filters} change={change} />
      <CollectionChips requested={requested} change={change} />
      <CollectionTabs requested={requested} change={change} />
      <div className="list-header">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-sans text-[1em]/[1.6] font-medium [letter-spacing:0] normal-nums"
          aria-live="polite"
        >
          {headingText(filters, collection)}
        </h2>
        <HideUnsuitableOption />
      </div>
      {!collection && (
        <div className="mt-6">
          <PageDataError failure="We couldn’t load your collection. Nothing has been lost. Try again in a moment." />
        </div>
      )}
      {collection && mayLackRecipes(filters, collection) && <LimitNote />}
      {collection?.matches === 0 && <EmptyCollection filters={filters} collection={collection} requested={requested} />}
      {collection && collection.matches > 0 && (
        <>
          <CheckedCards
            cards={collection.recipes.map((recipe) => ({
              recipe: recipe.isPublished ? recipe : null,
              render: (tag) => renderCard(recipe, tag),
            }))}
            className="card-grid saved-cards"
          />
          <Pagination
            page={filters.page}
            pageCount={Math.ceil(collection.matches / collectionPageSize)}
            getPageUrl={(page) => collectionUrl(changeCollectionFilters(requested, { page }))}
          />
        </>
      )}
      {collection && collection.counts.liked + collection.counts.bookmarked > 0 && (
        <ExportCollection counts={collection.counts} />
      )}
    </div>
  )
}

const OwnRecipes = () => (
  <section className="label mb-8 max-w-[44rem]">
    <div>
      <h2 className="text-[1.5rem]">Recipes of your own</h2>
      <p className="mt-2">Write your own blends, or change one of ours. The safety check runs while you type.</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={paths.ownRecipes} className="button">
          Your recipes
        </Link>
        <Link to={paths.newOwnRecipe} className="button plain">
          Write a recipe
        </Link>
      </p>
    </div>
  </section>
)
