import { useFetcher } from 'react-router'

import type { ActionResult } from '#client/core/run-action.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { summaryStyle } from '#client/ui/form-part.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import type { OwnRecipeVersion, OwnRecipeWithVersions } from '#domain/own-recipes/own-recipes.types.ts'
import { describeVersionChanges } from '#domain/own-recipes/version-changes.ts'

/** Earlier versions of a recipe. Going back to one saves it as the newest, so nothing is lost. */
export function Versions({ recipe, versions }: Pick<OwnRecipeWithVersions, 'recipe' | 'versions'>) {
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
      <ActionMessage outcome={fetcher.data?.isDone === false ? fetcher.data : undefined} />
      <ul>
        {versions.map((version, position) => (
          <li
            key={version.revision}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3"
          >
            <div className="min-w-0 flex-[1_1_16rem]">
              <p className="font-semibold">
                Until <Timestamp time={version.replacedAt} />
              </p>
              <p className="text-quiet">
                {describeVersionChanges(version.content, versions[position - 1]?.content ?? recipe.content).join(
                  '. ',
                ) || 'No change'}
              </p>
            </div>
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
