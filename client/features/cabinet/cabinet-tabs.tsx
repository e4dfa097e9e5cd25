import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

import { shoppingParam } from './use-shopping-selection.ts'

const cabinetTabs = ['mine', 'suggestions', 'herbs'] as const
type CabinetTab = (typeof cabinetTabs)[number]

const tabLabels: Record<CabinetTab, string> = {
  mine: 'My Cabinet',
  suggestions: 'Blend Suggestions',
  herbs: 'All Herbs',
}

/** The shopping list has its own URL but no tab: it belongs to “My Cabinet”. */
const cabinetViews = [...cabinetTabs, 'shopping'] as const
type CabinetView = (typeof cabinetViews)[number]

/** Returns the view named in the query, or the first tab if the name is missing or unknown. */
export const readView = (query: URLSearchParams): CabinetView =>
  cabinetViews.find((view) => view === query.get('tab')) ?? 'mine'

/** Returns the URL of a view. `shopping` contains the slugs of remedies on the shopping list. */
export function cabinetUrl(view: CabinetView, shopping = ''): string {
  const query = new URLSearchParams({
    ...(view !== 'mine' && { tab: view }),
    ...(shopping && { [shoppingParam]: shopping }),
  })
  return query.size === 0 ? paths.cabinet : `${paths.cabinet}?${query.toString()}`
}

type TabsProps = { currentView: CabinetView; shopping: string; counts: Record<CabinetTab, number> }

/** The tabs are links because each tab has a URL. */
export const CabinetTabs = ({ currentView, shopping, counts }: TabsProps) => (
  <nav className="collection-tabs max-[34rem]:flex-wrap max-[34rem]:gap-0" aria-label="Cabinet">
    {cabinetTabs.map((tab) => (
      <Link
        key={tab}
        to={cabinetUrl(tab, shopping)}
        className="tab flex-none px-[clamp(4px,2.2vw,22px)] text-center leading-[1.2] max-[26rem]:flex-auto max-[26rem]:justify-center max-[26rem]:px-0.75 max-[26rem]:pt-2 max-[26rem]:pb-1.25 max-[22rem]:text-[.82rem]"
        preventScrollReset
        aria-current={ariaCurrent(tab, currentView)}
      >
        <span className="whitespace-nowrap">
          <span className="max-[34rem]:block">{tabLabels[tab]}</span> ({counts[tab]})
        </span>
      </Link>
    ))}
  </nav>
)

function ariaCurrent(tab: CabinetTab, currentView: CabinetView) {
  if (tab === currentView) return 'page'
  return tab === 'mine' && currentView === 'shopping' ? true : undefined
}
