import { Link } from 'react-router'

import { type CabinetTab, cabinetTabs, cabinetUrl, type CabinetView } from '#domain/cabinet/cabinet-url.ts'

const tabLabels: Record<CabinetTab, string> = {
  mine: 'My Cabinet',
  suggestions: 'Blend Suggestions',
  herbs: 'All Herbs',
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
  return tab === 'mine' && (currentView === 'shopping' || currentView === 'menu') ? true : undefined
}
