import { Suspense } from 'react'

import { lazyWithRetry, type LoadErrorProps } from '#client/ui/lazy-with-retry.tsx'
import { LoadError } from '#client/ui/load-error.tsx'
import { useInView } from '#client/ui/use-in-view.ts'

import { useEntries } from './entries.ts'

/** The chart and its library load when the section scrolls into view. */
const TrendView = lazyWithRetry(() => import('./trend-view.tsx'), ChartLoadError)

export function Trends() {
  const entries = useEntries()
  const [isInView, sectionRef] = useInView()
  return (
    <section ref={sectionRef} className="mt-14" aria-labelledby="trends">
      <h2 id="trends">Trends</h2>
      {entries.length === 0 ? (
        <p className="mt-2 max-w-[60ch] text-quiet">
          No trends yet. After a few entries, you’ll see how your mood, energy and sleep change, and when you took a
          herb.
        </p>
      ) : isInView ? (
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

function ChartLoadError({ retry }: LoadErrorProps) {
  return <LoadError retry={retry}>We couldn’t load the chart. Your entries are safe in this browser.</LoadError>
}
