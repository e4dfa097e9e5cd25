import { Suspense } from 'react'

import { fetchedPart, type NotFetchedProps } from '#client/ui/fetched-part.tsx'
import { NotFetched } from '#client/ui/not-fetched.tsx'
import { useSeen } from '#client/ui/use-seen.ts'

import { useEntries } from './entries.ts'

/** The chart and its library load when the section scrolls into view. */
const TrendView = fetchedPart(() => import('./trend-view.tsx'), ChartNotFetched)

export function Trends() {
  const entries = useEntries()
  const [isSeen, sectionRef] = useSeen()
  return (
    <section ref={sectionRef} className="mt-14" aria-labelledby="trends">
      <h2 id="trends">Trends</h2>
      {entries.length === 0 ? (
        <p className="mt-2 max-w-[60ch] text-quiet">
          No trends yet. After a few entries, you’ll see how your mood, energy and sleep change, and when you took a
          herb.
        </p>
      ) : isSeen ? (
        <Suspense fallback={<TrendPlaceholder />}>
          <TrendView entries={entries} />
        </Suspense>
      ) : (
        <TrendPlaceholder />
      )}
    </section>
  )
}

const TrendPlaceholder = () => (
  <div className="min-h-[40rem] sm:min-h-[34rem]">
    <output className="text-quiet">Loading...</output>
  </div>
)

function ChartNotFetched({ retry }: NotFetchedProps) {
  return <NotFetched retry={retry}>We couldn’t load the chart. Your entries are safe in this browser.</NotFetched>
}
