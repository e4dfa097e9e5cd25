import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { AllHerbs } from './all-herbs.tsx'
import { BlendSuggestions } from './blend-suggestions.tsx'
import { CabinetDialog } from './cabinet-acts.ts'
import { CabinetTabs, readTab } from './cabinet-tabs.tsx'
import type { OwnCabinet as Owned } from './cabinet.loader.ts'
import { EmptyCabinet } from './empty-cabinet.tsx'
import { ItemCards } from './item-cards.tsx'
import { SuggestBlend } from './suggest-blend.tsx'
import { useAct } from './use-act.ts'
import { useItems } from './use-items.ts'
import { WhatCanIMake } from './what-can-i-make.tsx'

/** A premium member's herbs, blends made of them, and every herb that there is. */
export function OwnCabinet({ cabinet: { today, items: stored, herbs, suggestions } }: { cabinet: Owned }) {
  const tab = readTab(useSearchParams()[0])
  const items = useItems(stored)
  const { act, begin, end } = useAct()
  const had = new Set(stored.map(({ herb }) => herb.slug))
  const add = () => begin({ kind: 'add', herb: null })
  return (
    <>
      <div className="cabinet-head">
        <h1>Herbal Cabinet</h1>
        <div className="flex flex-wrap gap-2.5">
          <button type="button" className="button" onClick={add}>
            <Plus aria-hidden />
            Add Herb
          </button>
          <SuggestBlend items={items} />
        </div>
      </div>
      <CabinetTabs shown={tab} counts={{ mine: items.length, suggestions: suggestions.length, herbs: herbs.length }} />
      {tab === 'mine' && (
        <>
          {items.length === 0 ? <EmptyCabinet onAdd={add} /> : <ItemCards items={items} today={today} onAct={begin} />}
          <WhatCanIMake items={items} />
        </>
      )}
      {tab === 'suggestions' && <BlendSuggestions suggestions={suggestions} />}
      {tab === 'herbs' && <AllHerbs herbs={herbs} had={had} onAct={begin} />}
      <Suspense>
        {act && <CabinetDialog act={act} offered={herbs.filter(({ slug }) => !had.has(slug))} onClose={end} />}
      </Suspense>
    </>
  )
}
