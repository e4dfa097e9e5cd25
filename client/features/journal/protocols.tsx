import { useToday } from '#client/core/use-today.ts'
import { protocols } from '#domain/journal/protocols.ts'

import type { RenderWithCheck } from './plan-types.ts'
import { useArePlansStored, usePlanRuns } from './plans.ts'
import { ProtocolCard } from './protocol-card.tsx'

export function Protocols({ renderWithCheck }: { renderWithCheck: RenderWithCheck }) {
  const today = useToday()
  const runs = usePlanRuns()
  const areStored = useArePlansStored()
  return (
    <section className="mt-14" aria-labelledby="protocols">
      <h2 id="protocols">Guided protocols</h2>
      <p className="mt-2 max-w-[60ch] text-quiet">
        Choose from four plans that last two or three weeks. Each has one or two teas and one small task a day. You can
        pause a plan, and follow up to two at once.
      </p>
      {!areStored && (
        <p className="note mt-4 max-w-[44rem]" role="status">
          Your browser couldn’t save the last change to your plans. It will be lost when you close this page.
        </p>
      )}
      {renderWithCheck((personalCheck) => (
        <div className="mt-5.5 grid grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))] items-start gap-7">
          {protocols.map((protocol) => (
            <ProtocolCard
              key={protocol.key}
              protocol={protocol}
              runs={runs}
              today={today}
              personalCheck={personalCheck}
            />
          ))}
        </div>
      ))}
    </section>
  )
}
