import { useEffect, useState } from 'react'
import { useFetcher, useSearchParams } from 'react-router'

import { localDay } from '#client/core/local-day.ts'
import { isWorthKeeping, labelOfHerb, labelOfRecipe, newLabel } from '#domain/labels/label-drafts.ts'
import type { LabelDraft } from '#domain/labels/label.types.ts'
import { labelsForBrowser } from '#domain/paths.ts'

import type { LoadedFacts } from './label-facts.ts'
import { LabelForm } from './label-form.tsx'
import { keepLabel, readKept } from './use-label.ts'

// The worker's bundler, which follows the page here, knows no addresses of files: an import would be one.
const styles = new URL('../../styles/labels.css', import.meta.url).href

/** The designer of labels, begun by what the address names, by what this browser kept, or by nothing. */
export default function Designer() {
  const [query] = useSearchParams()
  const [recipe, herb] = [query.get('recipe') ?? '', query.get('herb') ?? '']
  const address = recipe ? `${labelsForBrowser}?${new URLSearchParams({ recipe }).toString()}` : labelsForBrowser
  const { data, state, load } = useFetcher<LoadedFacts>({ key: address })
  useEffect(() => {
    void load(address)
  }, [load, address])
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      {data ? (
        <Begun
          key={`${recipe} ${herb}`}
          loaded={data}
          herb={herb}
          isBusy={state !== 'idle'}
          retry={() => void load(address)}
        />
      ) : (
        <div className="min-h-dvh">
          <output className="text-quiet">Loading...</output>
        </div>
      )}
    </>
  )
}

type BegunProps = { loaded: LoadedFacts; herb: string; isBusy: boolean; retry: () => void }

function Begun({ loaded, herb, isBusy, retry }: BegunProps) {
  const [start, setStart] = useState(() => begin(loaded, herb))
  const [times, setTimes] = useState(0)
  const putAside = (draft: LabelDraft, former: LabelDraft | undefined) => {
    keepLabel(draft)
    setStart({ draft, former })
    setTimes(times + 1)
  }
  return (
    <LabelForm
      key={times}
      facts={loaded.facts}
      isLost={loaded.recipe === null}
      isBusy={isBusy}
      retry={retry}
      initial={start.draft}
      former={start.former}
      takeBack={() => start.former && putAside(start.former, start.draft)}
      startAnew={(draft) => putAside(newLabel(localDay(new Date())), isWorthKeeping(draft) ? draft : undefined)}
    />
  )
}

type Start = { draft: LabelDraft; former: LabelDraft | undefined }

/** What the address names begins a label once; a reload goes on with what was made of it. */
function begin({ recipe, facts }: LoadedFacts, herb: string): Start {
  const today = localDay(new Date())
  const kept = readKept(today)
  const named = facts?.herbs.find(({ slug }) => slug === herb)
  const draft = recipe ? labelOfRecipe(recipe, today) : named && labelOfHerb(named, today)
  const isKept = draft === undefined || (recipe ? kept.recipe === recipe.slug : kept.subtitle === draft.subtitle)
  if (isKept) return { draft: kept, former: undefined }
  const { output, design } = kept
  const begun = { ...draft, output, design }
  keepLabel(begun)
  return { draft: begun, former: isWorthKeeping(kept) ? kept : undefined }
}
