import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { useSearchParams, Link } from 'react-router'

import { EmptyState } from '#client/ui/plain-jar.tsx'
import { cabinetUrl, readView } from '#domain/cabinet/cabinet-url.ts'

import { AllHerbs } from './all-herbs.tsx'
import { BlendSuggestions, SuggestBlend } from './blend-suggestions.tsx'
import { CabinetTabs } from './cabinet-tabs.tsx'
import type { CabinetData } from './cabinet.loader.ts'
import { ItemCards } from './item-cards.tsx'
import { MakeableSection } from './makeable-section.tsx'
import { Menu, MenuLink } from './menu.tsx'
import { ShoppingLink, ShoppingList } from './shopping-list.tsx'
import { CabinetDialog, useCabinetDialog } from './use-cabinet-dialog.ts'
import { useOptimisticItems, useOptimisticSuggestions } from './use-optimistic-items.ts'
import { useShoppingSelection } from './use-shopping-selection.ts'
import type { VerdictRenderers } from './verdict-renderers.ts'

export function OwnCabinet({
  cabinet,
  verdictRenderers,
}: {
  cabinet: CabinetData
  verdictRenderers: VerdictRenderers
}) {
  const { today, items: savedItems, herbs, makeable } = cabinet
  const view = readView(useSearchParams()[0])
  const shoppingSelection = useShoppingSelection()
  const items = useOptimisticItems(savedItems)
  const suggestions = useOptimisticSuggestions(cabinet.suggestions)
  const { action, openDialog, closeDialog } = useCabinetDialog()
  const ownedSlugs = new Set(savedItems.map(({ herb }) => herb.slug))
  const openAddDialog = () => openDialog({ kind: 'add', herb: null })
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4.5">
        <h1>Herbal Cabinet</h1>
        <div className="flex flex-wrap gap-2.5">
          <button type="button" className="button" onClick={openAddDialog}>
            <Plus aria-hidden />
            Add Herb
          </button>
          <SuggestBlend shopping={shoppingSelection.text} />
        </div>
      </div>
      <CabinetTabs
        currentView={view}
        shopping={shoppingSelection.text}
        counts={{ mine: items.length, suggestions: suggestions.length, herbs: herbs.length }}
      />
      {view === 'mine' && (
        <>
          {items.length > 0 && (
            <>
              <ShoppingLink items={items} makeable={makeable} shoppingSelection={shoppingSelection} />
              <MenuLink shopping={shoppingSelection.text} />
            </>
          )}
          {items.length === 0 ? (
            <EmptyCabinet onAdd={openAddDialog} />
          ) : (
            <ItemCards items={items} today={today} onAction={openDialog} />
          )}
          {items.length > 0 && (
            <MakeableSection
              makeable={makeable}
              verdictRenderers={verdictRenderers}
              shoppingSelection={shoppingSelection}
            />
          )}
        </>
      )}
      {view === 'shopping' && <ShoppingList items={items} makeable={makeable} shoppingSelection={shoppingSelection} />}
      {view === 'menu' && (
        <Menu makeable={makeable} verdictRenderers={verdictRenderers} shopping={shoppingSelection.text} />
      )}
      {view === 'suggestions' && (
        <BlendSuggestions
          suggestions={suggestions}
          herbs={herbs}
          items={items}
          verdictRenderers={verdictRenderers}
          onAction={openDialog}
        />
      )}
      {view === 'herbs' && <AllHerbs herbs={herbs} ownedSlugs={ownedSlugs} onAction={openDialog} />}
      <Suspense>
        {action && (
          <CabinetDialog
            action={action}
            availableHerbs={herbs.filter(({ slug }) => !ownedSlugs.has(slug))}
            onClose={closeDialog}
          />
        )}
      </Suspense>
    </>
  )
}

const EmptyCabinet = ({ onAdd }: { onAdd: () => void }) => (
  <div className="flex flex-col items-center py-10 text-center">
    <EmptyState className="w-32" />
    <p className="mt-6 max-w-[34ch] font-display text-[1.5rem] leading-tight font-semibold">Your cabinet is empty</p>
    <p className="mt-2 max-w-[44ch] text-balance text-quiet">
      Add your herbs, their amounts, where you keep them and when they expire. We’ll show what to use first.
    </p>
    <div className="mt-6 flex flex-wrap justify-center gap-2.5">
      <button type="button" className="button" onClick={onAdd}>
        Add your first herb
      </button>
      <Link to={cabinetUrl('herbs')} className="button plain" preventScrollReset>
        Browse all herbs
      </Link>
    </div>
  </div>
)
