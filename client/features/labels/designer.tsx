import { useEffect, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'

import { factsWatch } from '#client/core/facts-watch.ts'
import { localDay } from '#client/core/local-day.ts'
import { isWorthKeeping, type KeptLabels, labelOfRecipe, newLabel } from '#domain/labels/label-drafts.ts'
import { labelOfHerbs } from '#domain/labels/label-of-herbs.ts'
import { labelsForBrowser } from '#domain/paths.ts'

import type { LoadedFacts } from './label-facts.ts'
import { LabelForm } from './label-form.tsx'
import { keepLabels, keptLabels } from './use-label.ts'

// The worker's bundler also processes this file and can't resolve an imported CSS URL, so `new URL` is used instead.
const styles = new URL('../../styles/labels.css', import.meta.url).href

/** Label designer. Starts with what the URL names, else with the stored label, else with an empty one. */
export default function Designer() {
  const [query] = useSearchParams()
  const recipe = query.get('recipe') ?? ''
  const address = recipe ? `${labelsForBrowser}?${new URLSearchParams({ recipe }).toString()}` : labelsForBrowser
  const round = factsWatch.useRound()
  const { data, state, load } = useFetcher<LoadedFacts>({ key: address })
  const isWanted = state === 'idle' && data?.round !== round
  useEffect(() => {
    if (isWanted) void load(address)
  }, [isWanted, load, address])
  // A label made from herbs needs their facts, so the form restarts once they have loaded.
  const [hadFacts, setHadFacts] = useState(false)
  if (!hadFacts && data?.facts) setHadFacts(true)
  const isWaiting = query.has('herb') && !hadFacts && data?.facts === null
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {data ? (
        <Begun
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

type BegunProps = { loaded: LoadedFacts; query: URLSearchParams; isBusy: boolean; retry: () => void }

function Begun({ loaded, query, isBusy, retry }: BegunProps) {
  const [kept, setKept] = useState(() => begin(loaded, query))
  const [times, setTimes] = useState(0)
  const goOnWith = (labels: KeptLabels) => {
    keepLabels(labels)
    setKept(labels)
    setTimes(times + 1)
  }
  const { former } = kept
  return (
    <LabelForm
      key={times}
      facts={loaded.facts}
      isLost={loaded.recipe === null}
      isClosed={loaded.recipe === 'closed'}
      isBusy={isBusy}
      retry={retry}
      kept={kept}
      takeBack={(draft) => former && goOnWith({ draft: former, former: draft })}
      startAnew={(draft) =>
        goOnWith({ draft: newLabel(localDay(new Date())), former: isWorthKeeping(draft) ? draft : former })
      }
    />
  )
}

/**
 * Returns the labels to start with. The query starts a new label only once; a reload continues with the stored label.
 */
function begin({ recipe, facts }: LoadedFacts, query: URLSearchParams): KeptLabels {
  const today = localDay(new Date())
  const kept = keptLabels(today)
  const from = query.toString()
  const begun =
    recipe && recipe !== 'closed' ? labelOfRecipe(recipe, today) : facts && labelOfHerbs(query, facts, today)
  if (!begun || kept.draft.from === from) return kept
  const { output, design, paper } = kept.draft
  const former = isWorthKeeping(kept.draft) ? kept.draft : kept.former
  const labels = { draft: { ...begun, from, output, design, paper }, former }
  keepLabels(labels)
  return labels
}
