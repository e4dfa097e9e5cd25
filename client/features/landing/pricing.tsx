import { paths } from '#domain/paths.ts'

import { plans } from './landing.messages.ts'
import { TickList } from './tick-list.tsx'

/** Plans without prices, because administrators grant premium on request. */
export function Pricing() {
  return (
    <section className="mt-20 scroll-mt-6" id="pricing">
      <h2>Free and Premium</h2>
      <p className="mt-2 max-w-[60ch] text-quiet">
        Reading is free and always will be. Everyone can read the safety notes.
      </p>
      <div className="mt-7.5 grid gap-7 sm:grid-cols-2">
        {plans.map(({ name, motto, lines }) => (
          <section className="label" key={name}>
            <div className="flex h-full flex-col">
              <h3 className="text-center text-[1.6rem] text-cobalt">{name}</h3>
              <p className="mb-3 text-center text-quiet">{motto}</p>
              <TickList lines={lines} />
              {name === 'Premium' && (
                <a href={paths.contactAbout('Premium')} className="button mt-5 self-start">
                  Ask about Premium
                </a>
              )}
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}
