import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { paths } from '#domain/paths.ts'

import { type AdminTab, adminTabs, findEntry } from './admin-tabs.ts'

import stylesheet from '#client/styles/admin.css?url'

export const AdminLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid min-h-dvh content-start pt-6.5 min-[54rem]:grid-cols-[13rem_minmax(0,1fr)] min-[54rem]:items-start min-[54rem]:gap-x-11 min-[54rem]:pt-10">
    <PageHead title={title} description="For administrators only." />
    <link rel="stylesheet" href={stylesheet} precedence="page" />
    <AdminNav />
    <div className="admin-page min-w-0">
      <h1 className="pb-5.5 text-[clamp(2rem,1.6rem+1.6vw,2.9rem)]">{title}</h1>
      {children}
    </div>
  </div>
)

/** Navigation between the admin pages: beside the page, or behind a menu button on a phone. */
function AdminNav() {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const listId = useId()
  const entry = findEntry(pathname)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    // Key events bubble here from the links, so Escape closes the menu from any of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      className="mb-6.5 min-[54rem]:sticky min-[54rem]:top-5 min-[54rem]:mb-0 min-[54rem]:-ml-3 min-[54rem]:max-h-[calc(100dvh-40px)] min-[54rem]:overflow-y-auto min-[54rem]:[scrollbar-width:thin]"
      aria-label="Administration"
      onKeyDown={close}
    >
      <b className="hidden px-3 pb-2.5 text-[0.92rem] font-medium text-quiet min-[54rem]:block" aria-hidden>
        Admin Panel
      </b>
      <button
        ref={button}
        type="button"
        className="flex min-h-12.5 w-full cursor-pointer items-center gap-3 rounded-box border-[1.5px] border-cobalt bg-sheet px-4 text-start font-display text-[1.16rem]/[1.2] font-bold text-cobalt aria-expanded:rounded-b-none min-[54rem]:hidden"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <small className="font-sans text-[0.88rem]/[1] font-medium text-quiet">Admin Panel</small>
        <span className="flex-1">{entry?.label}</span>
        <ChevronDown className={`size-5 flex-none ${isOpen ? 'rotate-180' : ''}`} aria-hidden />
      </button>
      <ul
        id={listId}
        className={`rounded-b-box border-[1.5px] border-t-0 border-cobalt bg-sheet p-2 min-[54rem]:block min-[54rem]:border-0 min-[54rem]:bg-transparent min-[54rem]:p-0 ${isOpen ? '' : 'hidden'}`}
      >
        {adminTabs.map((tab) => (
          <Tab key={tab.to} tab={tab} pathname={pathname} current={entry?.to} />
        ))}
      </ul>
    </nav>
  )
}

const tabStyle =
  'flex min-h-11 items-center rounded-md px-3 py-1.5 leading-[1.25] hover:text-cobalt [&[aria-current]]:bg-wash [&[aria-current]]:font-semibold [&[aria-current]]:text-cobalt [&[aria-current]]:[box-shadow:inset_3px_0_var(--cobalt)] forced-colors:[&[aria-current]]:border-2'

type TabProps = { tab: AdminTab; pathname: string; current: string | undefined }

function Tab({ tab, pathname, current }: TabProps) {
  const isOpen = [tab, ...tab.subpages].some(({ to }) => to === current)
  const isCurrent = (to: string) => (to !== current ? undefined : to === pathname ? 'page' : 'true')
  return (
    <li className={tab.to === paths.mailingAdmin ? 'mt-2 border-t border-line pt-2' : undefined}>
      <Link
        to={tab.to}
        className={`${tabStyle} ${isOpen ? 'font-semibold text-cobalt' : 'font-medium'}`}
        aria-current={isCurrent(tab.to)}
      >
        {tab.label}
      </Link>
      {isOpen && tab.subpages.length > 0 && (
        <ul className="mt-0.5 mb-1.5 ms-5.5 border-s border-dotted border-edge">
          {tab.subpages.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={`${tabStyle} ms-1.5 text-[0.96rem] font-medium`} aria-current={isCurrent(to)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
