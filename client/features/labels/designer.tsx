import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { factsWatch } from '#client/core/facts-watch.ts'
import { useFetcher } from '#client/core/fetcher.tsx'
import { localDay } from '#client/core/local-day.ts'
import { isWorthKeeping, type SavedLabels, labelOfRecipe, newLabel } from '#domain/labels/label-drafts.ts'
import { labelOfHerbs } from '#domain/labels/label-of-herbs.ts'
import { labelsForBrowser } from '#domain/paths.ts'

import type { LoadedFacts } from './label-facts.ts'
import { LabelForm } from './label-form.tsx'
import { readStoredLabels, storeLabels } from './use-label.ts'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const styles = new URL('../../styles/labels.css', import.meta.url).href

/** Label designer. Starts with the herbs that the URL names, or else the stored label, or else an empty one. */
export default function Designer() {
  const [query] = useSearchParams()
  const recipe = query.get('recipe') ?? ''
  const address = recipe ? `${labelsForBrowser}?${new URLSearchParams({ recipe }).toString()}` : labelsForBrowser
  const round = factsWatch.useRound()
  const { data, state, load } = useFetcher<LoadedFacts>({ key: address })
  const needsLoad = state === 'idle' && data?.round !== round
  useEffect(() => {
    if (needsLoad) void load(address)
  }, [needsLoad, load, address])
  // A label made from herbs needs their facts, so the form restarts once they have loaded.
  const [hadFacts, setHadFacts] = useState(false)
  if (!hadFacts && data?.facts) setHadFacts(true)
  const isWaiting = query.has('herb') && !hadFacts && data?.facts === null
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {data ? (
        <LoadedDesigner
          key={`${query.toString()} ${isWaiting}`}
          loaded={data}
          query={query}
          isBusy={state !== 'idle'}
          retry={() => (data.isOutdated ? location.reload() : void load(address))}
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
  const [stored, setStored] = useState(() => initialLabels(loaded, query))
  const [version, setVersion] = useState(0)
  const replaceLabels = (labels: SavedLabels) => {
    storeLabels(labels)
    setStored(labels)
    setVersion(version + 1)
  }
  const { former } = stored
  return (
    <LabelForm
      key={version}
      facts={loaded.facts}
      isNotFound={loaded.recipe === null}
      isClosed={loaded.recipe === 'closed'}
      isBusy={isBusy}
      retry={retry}
      stored={stored}
      restoreFormer={(draft) => former && replaceLabels({ draft: former, former: draft })}
      startNew={(draft) =>
        replaceLabels({ draft: newLabel(localDay(new Date())), former: isWorthKeeping(draft) ? draft : former })
      }
    />
  )
}

/**
 * Returns the labels to start with. The query starts a new label only once; a reload continues with the stored label.
 */
function initialLabels({ recipe, facts }: LoadedFacts, query: URLSearchParams): SavedLabels {
  const today = localDay(new Date())
  const stored = readStoredLabels(today)
  const from = query.toString()
  const startLabel =
    recipe && recipe !== 'closed' ? labelOfRecipe(recipe, today) : facts && labelOfHerbs(query, facts, today)
  if (!startLabel || stored.draft.from === from) return stored
  const { output, design, paper } = stored.draft
  const former = isWorthKeeping(stored.draft) ? stored.draft : stored.former
  const labels = { draft: { ...startLabel, from, output, design, paper }, former }
  storeLabels(labels)
  return labels
}
