import { type ActionFunctionArgs, useFetcher } from 'react-router'

import { type ActionResult, runAction } from '#client/core/run-action.ts'
import { summaryStyle } from '#client/ui/form-part.tsx'
import { ownRecipeMessages } from '#domain/own-recipes/own-recipes.messages.ts'
import type { OwnRecipe } from '#domain/own-recipes/own-recipes.types.ts'

import { downloadFormats, downloadRecipes } from './download-recipes.ts'
import { listOwnRecipes } from './own-recipes.api.ts'

/** Downloads all recipes of the member, in the format of the submitted form. */
export async function downloadAction({ request, context }: ActionFunctionArgs) {
  const format = (await request.formData()).get('format') === 'csv' ? 'csv' : 'json'
  return runAction(
    async () =>
      downloadRecipes(
        (await listAll(context)).map(({ content }) => content),
        format,
      ),
    {
      failure: () => ownRecipeMessages.notDownloaded,
    },
  )
}

async function listAll(context: ActionFunctionArgs['context']): Promise<OwnRecipe[]> {
  const all: OwnRecipe[] = []
  let after: string | null = ''
  while (after !== null) {
    const page: Awaited<ReturnType<typeof listOwnRecipes>> = await listOwnRecipes(
      context,
      after === '' ? {} : { after },
    )
    all.push(...page.recipes)
    after = page.next
  }
  return all
}

export function DownloadAll() {
  const fetcher = useFetcher<ActionResult>()
  const isBusy = fetcher.state !== 'idle'
  return (
    <details className="mb-6">
      <summary className={summaryStyle}>Download all your recipes</summary>
      <p className="max-w-160 text-quiet">
        You can import either file here again. Other recipe programs can read the JSON file, and spreadsheets the CSV
        file. Your brews and earlier versions are in the download of your account.
      </p>
      <fetcher.Form
        method="post"
        className="mt-3 flex flex-wrap gap-3"
        onSubmit={(event) => isBusy && event.preventDefault()}
      >
        {downloadFormats.map(([format, label]) => (
          <button
            key={format}
            type="submit"
            name="format"
            value={format}
            className="button plain"
            aria-disabled={isBusy}
          >
            Download {label}
          </button>
        ))}
      </fetcher.Form>
    </details>
  )
}
