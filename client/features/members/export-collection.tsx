import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { maxExaminedRecipes } from '#domain/favourites/collection.rules.ts'
import type { CollectionPage } from '#domain/favourites/collection.types.ts'
import { groupDigits } from '#domain/figures.ts'
import { paths } from '#domain/paths.ts'

export function ExportCollection({ counts: { liked, bookmarked } }: Pick<CollectionPage, 'counts'>) {
  const fetcher = useFetcher<ActionResult>()
  const exportLimit = groupDigits(maxExaminedRecipes)
  return (
    <section className="collection-export" aria-labelledby="export-collection">
      <h2 id="export-collection">Export your collection</h2>
      <p>
        Download your liked and bookmarked recipes. Choose a table for a spreadsheet, or a list of recipes and herbs for
        other programs.
        {liked + bookmarked > maxExaminedRecipes && ` Each file contains the newest ${exportLimit}.`}
      </p>
      <fetcher.Form method="post" action={paths.members} defaultShouldRevalidate={false}>
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
