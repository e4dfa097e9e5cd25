import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { maxExaminedRecipes, collectionPageSize } from '#domain/favourites/collection.rules.ts'
import type { CollectionFilters, CollectionPage } from '#domain/favourites/collection.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { getPageRange } from '#domain/pagination.ts'
import { paths } from '#domain/paths.ts'

/** Number of liked and bookmarked recipes. Shows dashes until they are loaded. */
export const CollectionCounts = ({ counts }: { counts: CollectionPage['counts'] | undefined }) => (
  <dl className="flex gap-7">
    <Count name="Liked" count={counts?.liked} />
    <Count name="Bookmarked" count={counts?.bookmarked} />
  </dl>
)

const Count = ({ name, count }: { name: string; count: number | undefined }) => (
  <div className="flex flex-row-reverse items-baseline gap-2">
    <dt className="text-quiet">{name}</dt>
    <dd className="font-display text-[1.9rem]/[1] font-bold text-cobalt tabular-nums lining-nums">
      {count === undefined ? '–' : groupDigits(count)}
    </dd>
  </div>
)

/** Returns the heading of the list, such as “Showing 1–12 of 30 liked recipes”. */
export function headingText({ tab, page }: CollectionFilters, collection: CollectionPage | null): string {
  if (!collection) return 'Your collection'
  const range = getPageRange(page, collectionPageSize, collection.recipes.length)
  if (!range && collection.matches > 0) return 'Loading...'
  if (!range) return collection.counts[tab] > 0 ? `No matching ${tab} recipes` : `No ${tab} recipes`
  return `Showing ${range.first}–${range.last} of ${groupDigits(collection.matches)} ${tab} ${collection.matches === 1 ? 'recipe' : 'recipes'}`
}

export const LimitNote = () => (
  <p className="note mt-4">
    Your collection is large, so search and filters only cover the newest {groupDigits(maxExaminedRecipes)} recipes.
  </p>
)

export function ExportCollection({ counts: { liked, bookmarked } }: Pick<CollectionPage, 'counts'>) {
  const fetcher = useFetcher<ActionResult>()
  const exportLimit = groupDigits(maxExaminedRecipes)
  return (
    <section className="mt-16 max-w-176 [&_p]:mt-1.5 [&_p]:text-quiet" aria-labelledby="export-collection">
      <h2 id="export-collection" className="text-[1.45rem]">
        Export your collection
      </h2>
      <p>
        Download your liked and bookmarked recipes. Choose a table for a spreadsheet, or a list of recipes and herbs for
        other programs.
        {liked + bookmarked > maxExaminedRecipes && ` Each file contains the newest ${exportLimit}.`}
      </p>
      <fetcher.Form
        method="post"
        action={paths.members}
        defaultShouldRevalidate={false}
        className="mt-3.5 flex flex-wrap gap-2.5"
      >
        <SubmitButton intent="csv" fetcher={fetcher} className="button plain">
          Table (CSV)
        </SubmitButton>
        <SubmitButton intent="jsonld" fetcher={fetcher} className="button plain">
          Recipes (JSON-LD)
        </SubmitButton>
        <ActionMessage outcome={fetcher.data} />
      </fetcher.Form>
    </section>
  )
}
