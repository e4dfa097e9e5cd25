import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { summaryStyle } from '#client/ui/form-part.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import type { OwnRecipe, OwnRecipeVersion } from '#domain/own-recipes/own-recipes.types.ts'

/** Earlier versions of a recipe. Going back to one saves it as the newest, so nothing is lost. */
export function Versions({ recipe, versions }: { recipe: OwnRecipe; versions: readonly OwnRecipeVersion[] }) {
  const fetcher = useFetcher<ActionResult>()
  if (versions.length === 0) return null
  const isSending = fetcher.state !== 'idle'
  const goBack = ({ content }: OwnRecipeVersion) =>
    void fetcher.submit(
      { intent: 'save', content: JSON.stringify(content), revision: String(recipe.revision) },
      { method: 'post' },
    )
  return (
    <details className="print:hidden">
      <summary className={summaryStyle}>Earlier versions ({versions.length})</summary>
      <ul className="grid gap-2">
        {versions.map((version) => (
          <li key={version.revision} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              {version.content.name}
              <span className="text-quiet">
                , until <Timestamp time={version.replacedAt} />
              </span>
            </span>
            <button
              type="button"
              className="button plain"
              aria-disabled={isSending}
              onClick={() => {
                if (!isSending) goBack(version)
              }}
            >
              Go back to this<span className="sr-only"> version {version.revision}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
