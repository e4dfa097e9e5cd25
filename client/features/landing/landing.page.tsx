import { PageHead } from '#client/core/page-head.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { ailments } from '#domain/ailments/ailments.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'

import { closingPromises, comparison, features, plans } from './landing.messages.ts'
import { SignUpButton } from './sign-up-button.island.tsx'

export function Component() {
  return (
    <>
      <PageHead
        title="Herbal Remedies · teas for everyday ailments"
        description="Herbal tea recipes for everyday ailments. We check each one, herb by herb and dose by dose, and name our sources. No registration."
        path={paths.home}
      />
      <Hero />
      <AilmentShelf />
      <Comparison />
      <Features />
      <Pricing />
      <ClosingBanner />
    </>
  )
}

const heroJar = '-mx-1.5 -mb-0.75 min-w-0 shrink'

function Hero() {
  return (
    <div className="grid grid-cols-[1.1fr_0.9fr] items-end gap-10 pt-16 max-[53.75rem]:grid-cols-1 max-[53.75rem]:gap-5 max-[53.75rem]:pt-10">
      <div className="pb-16 max-[53.75rem]:pb-0">
        <h1>Browse Freely - No Registration Required</h1>
        <p className="mt-4.5 mb-7 max-w-[44ch] text-[1.22rem] text-quiet">
          We check every herbal tea recipe, herb by herb and dose by dose, and name our sources.{' '}
          <a href={paths.howWeCheck} className="inline-link">
            How we check
          </a>
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={paths.remedies} className="button">
            Browse Remedies Free
          </a>
          <SignUpButton label="Sign Up to Save Favourites" isMain={false} />
        </div>
      </div>
      <div className="-mx-2.5 flex items-end justify-center border-b-9 border-board">
        <Jar herb="fennel" ailment="Digestive Issues" className={`${heroJar} basis-[130px]`} />
        <Jar herb="chamomile" ailment="Sleep Problems" className={`${heroJar} basis-[190px]`} />
        <Jar herb="calendula" ailment="Women's Health" className={`${heroJar} basis-[150px]`} />
      </div>
    </div>
  )
}

function AilmentShelf() {
  return (
    <section className="mt-20">
      <h2>Remedies by ailment</h2>
      <p className="mt-2 max-w-[60ch] text-quiet">Choose an ailment to see its remedies.</p>
      <ul className="mt-7.5 grid grid-cols-4 gap-y-7 max-[53.75rem]:grid-cols-2">
        {ailments.map(({ slug, name, herb, emoji }) => (
          <li key={slug}>
            <a href={remediesUrl({ ...noFilters, ailment: name })} className="jar-link group block h-full">
              <span className="card-figure h-[164px] max-[53.75rem]:h-35">
                <Jar herb={herb} emoji={emoji} ailment={name} className="w-28 max-[53.75rem]:w-24" />
              </span>
              <span className="block px-1.5 pt-3 pb-1 text-center font-display text-[1.22rem]/[1.15] font-bold text-balance group-hover:text-cobalt group-hover:underline">
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

const comparisonRow =
  'max-[53.75rem]:grid max-[53.75rem]:grid-cols-2 max-[53.75rem]:border-t max-[53.75rem]:border-line max-[53.75rem]:py-2.5'
const comparisonCell = 'border-t border-line py-3 pe-5 align-top max-[53.75rem]:border-0 max-[53.75rem]:py-0.5'
const columnHead = 'py-3 pe-5 align-top font-display text-[1.45rem]/[1.15] font-bold text-cobalt max-[53.75rem]:py-0.5'

function Comparison() {
  return (
    <section className="mt-20">
      <h2>Natural or pharmaceutical?</h2>
      <p className="mt-2 max-w-[60ch] text-quiet">Each has its place. Often the answer is both.</p>
      <table className="mt-5.5 w-full table-fixed">
        <thead>
          <tr className={comparisonRow}>
            <th scope="col" className={`${columnHead} max-[53.75rem]:col-span-full`}>
              <span className="sr-only">Question</span>
            </th>
            <th scope="col" className={columnHead}>
              A cup of tea
            </th>
            <th scope="col" className={columnHead}>
              A medicine
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ question, tea, medicine }) => (
            <tr key={question} className={comparisonRow}>
              <th scope="row" className={`${comparisonCell} font-medium text-quiet max-[53.75rem]:col-span-full`}>
                {question}
              </th>
              <td className={comparisonCell}>{tea}</td>
              <td className={comparisonCell}>{medicine}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Features() {
  return (
    <section className="mt-20">
      <h2>Why Choose Herbal Remedies?</h2>
      <div className="mt-7.5 grid gap-x-12 gap-y-9.5 sm:grid-cols-2 lg:grid-cols-3">
        {features.map(({ title, text }) => (
          <div key={title}>
            <h3 className="text-cobalt">{title}</h3>
            <p className="mt-1.5 text-quiet">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function ClosingBanner() {
  return (
    <section className="mt-22 grid grid-cols-[1fr_auto] items-end gap-10 border-b-9 border-board max-[53.75rem]:grid-cols-1 max-[53.75rem]:gap-0">
      <div className="pb-11">
        <h2>Ready to Start Your Natural Healing Journey?</h2>
        <TickList lines={closingPromises} isRuled={false} />
        <div className="flex flex-wrap gap-3">
          <SignUpButton label="Create Free Account" isMain />
          <a href={paths.remedies} className="button plain">
            Browse Remedies Free
          </a>
        </div>
      </div>
      <Jar emoji="🫖" ailment="" className="me-10 -mb-0.75 w-[190px] max-[53.75rem]:mx-auto max-[53.75rem]:w-[130px]" />
    </section>
  )
}

/** Plans without prices, because administrators grant premium on request. */
function Pricing() {
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

const TickList = ({ lines, isRuled = true }: { lines: readonly string[]; isRuled?: boolean }) => (
  <ul className={isRuled ? undefined : 'mt-4.5 mb-6.5 text-[1.1rem]'}>
    {lines.map((line) => (
      <li
        key={line}
        className={`relative ps-7 before:absolute before:start-0.5 before:font-bold before:text-leaf before:content-['✓'] ${isRuled ? 'border-t border-line py-2.25' : 'py-1.25'}`}
      >
        {line}
      </li>
    ))}
  </ul>
)
