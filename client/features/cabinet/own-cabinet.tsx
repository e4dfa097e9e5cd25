import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { AllHerbs } from './all-herbs.tsx'
import { BlendSuggestions } from './blend-suggestions.tsx'
import { CabinetDialog } from './cabinet-actions.ts'
import { CabinetTabs, readView } from './cabinet-tabs.tsx'
import type { OwnCabinet as Owned } from './cabinet.loader.ts'
import { EmptyCabinet } from './empty-cabinet.tsx'
import { ItemCards } from './item-cards.tsx'
import { ShoppingLink, ShoppingList } from './shopping-list.tsx'
import { SuggestBlend } from './suggest-blend.tsx'
import { useAction } from './use-cabinet-action.ts'
import { useItems } from './use-items.ts'
import { useShoppingChoice } from './use-shopping-choice.ts'
import { useSuggestions } from './use-suggestions.ts'
import type { VerdictViews } from './verdict-views.ts'
import { WhatCanIMake } from './what-can-i-make.tsx'

export function OwnCabinet({ cabinet, verdictViews }: { cabinet: Owned; verdictViews: VerdictViews }) {
  const { today, items: stored, herbs, making } = cabinet
  const view = readView(useSearchParams()[0])
  const choice = useShoppingChoice()
  const items = useItems(stored)
  const suggestions = useSuggestions(cabinet.suggestions)
  const { action, openDialog, closeDialog } = useAction()
  const ownedSlugs = new Set(stored.map(({ herb }) => herb.slug))
  const add = () => openDialog({ kind: 'add', herb: null })
  return (
    <>
      <div className="cabinet-head">
        <h1>Herbal Cabinet</h1>
        <div className="flex flex-wrap gap-2.5">
          <button type="button" className="button" onClick={add}>
            <Plus aria-hidden />
            Add Herb
          </button>
          <SuggestBlend shopping={choice.text} />
        </div>
      </div>
      <CabinetTabs
        shown={view}
        shopping={choice.text}
        counts={{ mine: items.length, suggestions: suggestions.length, herbs: herbs.length }}
      />
      {view === 'mine' && (
        <>
          {items.length > 0 && <ShoppingLink items={items} making={making} choice={choice} />}
          {items.length === 0 ? (
            <EmptyCabinet onAdd={add} />
          ) : (
            <ItemCards items={items} today={today} onAction={openDialog} />
          )}
          {items.length > 0 && <WhatCanIMake making={making} verdictViews={verdictViews} choice={choice} />}
        </>
      )}
      {view === 'shopping' && <ShoppingList items={items} making={making} choice={choice} />}
      {view === 'suggestions' && (
        <BlendSuggestions
          suggestions={suggestions}
          herbs={herbs}
          items={items}
          verdictViews={verdictViews}
          onAction={openDialog}
        />
      )}
      {view === 'herbs' && <AllHerbs herbs={herbs} ownedSlugs={ownedSlugs} onAction={openDialog} />}
      <Suspense>
        {action && (
          <CabinetDialog
            action={action}
            offered={herbs.filter(({ slug }) => !ownedSlugs.has(slug))}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </>
  )
}
