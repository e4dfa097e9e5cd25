import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { AllHerbs } from './all-herbs.tsx'
import { BlendSuggestions } from './blend-suggestions.tsx'
import { CabinetDialog } from './cabinet-acts.ts'
import { CabinetTabs, readView } from './cabinet-tabs.tsx'
import type { OwnCabinet as Owned } from './cabinet.loader.ts'
import { EmptyCabinet } from './empty-cabinet.tsx'
import { ItemCards } from './item-cards.tsx'
import type { Looks } from './looks.ts'
import { ShoppingLink, ShoppingList } from './shopping-list.tsx'
import { SuggestBlend } from './suggest-blend.tsx'
import { useAction } from './use-act.ts'
import { useItems } from './use-items.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useWanted } from './use-wanted.ts'
import { WhatCanIMake } from './what-can-i-make.tsx'

export function OwnCabinet({ cabinet, looks }: { cabinet: Owned; looks: Looks }) {
  const { today, items: stored, herbs, making } = cabinet
  const view = readView(useSearchParams()[0])
  const wanting = useWanted()
  const items = useItems(stored)
  const suggestions = useSuggestions(cabinet.suggestions)
  const { action, begin, end } = useAction()
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
          <SuggestBlend wanted={wanting.written} />
        </div>
      </div>
      <CabinetTabs
        shown={view}
        wanted={wanting.written}
        counts={{ mine: items.length, suggestions: suggestions.length, herbs: herbs.length }}
      />
      {view === 'mine' && (
        <>
          {items.length > 0 && <ShoppingLink items={items} making={making} wanting={wanting} />}
          {items.length === 0 ? (
            <EmptyCabinet onAdd={add} />
          ) : (
            <ItemCards items={items} today={today} onAction={begin} />
          )}
          {items.length > 0 && <WhatCanIMake making={making} looks={looks} wanting={wanting} />}
        </>
      )}
      {view === 'shopping' && <ShoppingList items={items} making={making} wanting={wanting} />}
      {view === 'suggestions' && (
        <BlendSuggestions suggestions={suggestions} herbs={herbs} items={items} looks={looks} onAction={begin} />
      )}
      {view === 'herbs' && <AllHerbs herbs={herbs} had={had} onAction={begin} />}
      <Suspense>
        {action && <CabinetDialog action={action} offered={herbs.filter(({ slug }) => !had.has(slug))} onClose={end} />}
      </Suspense>
    </>
  )
}
