import { Link } from 'react-router'

import { paths } from '#domain/paths.ts'

export const cabinetTabs = ['mine', 'suggestions', 'herbs'] as const
export type CabinetTab = (typeof cabinetTabs)[number]

const words: Record<CabinetTab, string> = { mine: 'My Cabinet', suggestions: 'Blend Suggestions', herbs: 'All Herbs' }

/** What the address says; the first tab for whatever else it says. */
export const readTab = (query: URLSearchParams): CabinetTab =>
  cabinetTabs.find((tab) => tab === query.get('tab')) ?? 'mine'

export const tabAddress = (tab: CabinetTab): string =>
  tab === 'mine' ? paths.cabinet : `${paths.cabinet}?${new URLSearchParams({ tab }).toString()}`

type TabsProps = { shown: CabinetTab; counts: Record<CabinetTab, number> }

/** Links, because each tab has an address of its own. */
export const CabinetTabs = ({ shown, counts }: TabsProps) => (
  <nav className="collection-tabs" aria-label="Cabinet">
    {cabinetTabs.map((tab) => (
      <Link
        key={tab}
        to={tabAddress(tab)}
        className="tab"
        preventScrollReset
        aria-current={tab === shown ? 'page' : undefined}
      >
        <span className="tab-words">
          <span>{words[tab]}</span> ({counts[tab]})
        </span>
      </Link>
    ))}
  </nav>
)
