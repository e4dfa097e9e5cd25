import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

import { wantedQuery } from './use-wanted.ts'

const cabinetTabs = ['mine', 'suggestions', 'herbs'] as const
type CabinetTab = (typeof cabinetTabs)[number]

const words: Record<CabinetTab, string> = { mine: 'My Cabinet', suggestions: 'Blend Suggestions', herbs: 'All Herbs' }

/** The list of what to buy belongs to the herbs that somebody has, and has an address of its own. */
const cabinetViews = [...cabinetTabs, 'shopping'] as const
type CabinetView = (typeof cabinetViews)[number]

/** What the address says; the first tab for whatever else it says. */
export const readView = (query: URLSearchParams): CabinetView =>
  cabinetViews.find((view) => view === query.get('tab')) ?? 'mine'

/** `wanted` is what the address says of remedies that somebody buys for. */
export function tabAddress(view: CabinetView, wanted = ''): string {
  const query = new URLSearchParams({ ...(view !== 'mine' && { tab: view }), ...(wanted && { [wantedQuery]: wanted }) })
  return query.size === 0 ? paths.cabinet : `${paths.cabinet}?${query.toString()}`
}

type TabsProps = { shown: CabinetView; wanted: string; counts: Record<CabinetTab, number> }

/** Links, because each tab has an address of its own. */
export const CabinetTabs = ({ shown, wanted, counts }: TabsProps) => (
  <nav className="collection-tabs" aria-label="Cabinet">
    {cabinetTabs.map((tab) => (
      <Link
        key={tab}
        to={tabAddress(tab, wanted)}
        className="tab"
        preventScrollReset
        aria-current={currentOf(tab, shown)}
      >
        <span className="tab-words">
          <span>{words[tab]}</span> ({counts[tab]})
        </span>
      </Link>
    ))}
  </nav>
)

function currentOf(tab: CabinetTab, shown: CabinetView) {
  if (tab === shown) return 'page'
  return tab === 'mine' && shown === 'shopping' ? true : undefined
}
