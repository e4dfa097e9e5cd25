import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { type HerbFilters, herbsAddress, readHerbFilters } from '#domain/herbs/herb-filters.ts'

export type ChangeHerbFilters = (part: Partial<HerbFilters>, options?: { replace: boolean }) => void

/** The filters of the address. A change builds on every one made before it, however late that is drawn. */
export function useHerbFilters(): { filters: HerbFilters; change: ChangeHerbFilters } {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filters = readHerbFilters(params)
  const address = herbsAddress(filters)
  const latest = useRef(filters)
  useEffect(() => {
    latest.current = readHerbFilters(new URL(address, location.origin).searchParams)
  }, [address])
  const change: ChangeHerbFilters = (part, options) => {
    latest.current = { ...latest.current, ...part }
    void navigate(herbsAddress(latest.current), { preventScrollReset: true, ...options })
  }
  return { filters, change }
}
