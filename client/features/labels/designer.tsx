import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { factsWatch } from '#client/core/facts-watch.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { localDay } from '#client/core/local-day.ts'
import { createHerbsLabel } from '#domain/labels/herbs-label.ts'
import { hasContent, type SavedLabels, createRecipeLabel, createEmptyLabel } from '#domain/labels/label-drafts.ts'
import { labelsDataPath } from '#domain/paths.ts'

import type { LoadedFacts } from './label-facts.ts'
import { LabelForm } from './label-form.tsx'
import { readStoredLabels, storeLabels } from './use-label.ts'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const stylesheet = new URL('../../styles/labels.css', import.meta.url).href

/** Label designer. Starts with the recipe or herbs in the URL, or else the stored label, or else an empty label. */
export default function Designer() {
  const [query] = useSearchParams()
  const recipe = query.get('recipe') ?? ''
  const resourceUrl = recipe ? `${labelsDataPath}?${new URLSearchParams({ recipe }).toString()}` : labelsDataPath
  const round = factsWatch.useRound()
  const { data, state, load } = useFetcher<LoadedFacts>({ key: resourceUrl })
  const needsLoad = state === 'idle' && data?.round !== round
  useEffect(() => {
    if (needsLoad) void load(resourceUrl)
  }, [needsLoad, load, resourceUrl])
  // A label made from herbs needs their facts, so the form restarts once the facts have loaded.
  const [hasLoadedFacts, setHasLoadedFacts] = useState(false)
  if (!hasLoadedFacts && data?.facts) setHasLoadedFacts(true)
  const isWaitingForFacts = query.has('herb') && !hasLoadedFacts && data?.facts === null
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      {data ? (
        <LoadedDesigner
          key={`${query.toString()} ${isWaitingForFacts}`}
          loaded={data}
          query={query}
          isBusy={state !== 'idle'}
          retry={() => (data.isOutdated ? location.reload() : void load(resourceUrl))}
        />
      ) : (
        <div className="min-h-dvh">
          <output className="text-quiet">Loading...</output>
        </div>
      )}
    </>
  )
}

type LoadedDesignerProps = { loaded: LoadedFacts; query: URLSearchParams; isBusy: boolean; retry: () => void }

function LoadedDesigner({ loaded, query, isBusy, retry }: LoadedDesignerProps) {
  const [savedLabels, setSavedLabels] = useState(() => initialLabels(loaded, query))
  const [version, setVersion] = useState(0)
  const replaceLabels = (labels: SavedLabels) => {
    storeLabels(labels)
    setSavedLabels(labels)
    setVersion(version + 1)
  }
  const { previous } = savedLabels
  return (
    <LabelForm
      key={version}
      facts={loaded.facts}
      isNotFound={loaded.recipe === null}
      isClosed={loaded.recipe === 'closed'}
      isBusy={isBusy}
      retry={retry}
      savedLabels={savedLabels}
      restorePreviousLabel={(draft) => previous && replaceLabels({ draft: previous, previous: draft })}
      startNew={(draft) =>
        replaceLabels({ draft: createEmptyLabel(localDay(new Date())), previous: hasContent(draft) ? draft : previous })
      }
    />
  )
}

/**
 * Returns the labels to start with. A query starts a new label only once: after a reload, the stored label continues.
 */
function initialLabels({ recipe, facts }: LoadedFacts, query: URLSearchParams): SavedLabels {
  const today = localDay(new Date())
  const savedLabels = readStoredLabels(today)
  const from = query.toString()
  const newStartLabel =
    recipe && recipe !== 'closed' ? createRecipeLabel(recipe, today) : facts && createHerbsLabel(query, facts, today)
  if (!newStartLabel || savedLabels.draft.from === from) return savedLabels
  const { output, design, paper } = savedLabels.draft
  const previous = hasContent(savedLabels.draft) ? savedLabels.draft : savedLabels.previous
  const labels = { draft: { ...newStartLabel, from, output, design, paper }, previous }
  storeLabels(labels)
  return labels
}
