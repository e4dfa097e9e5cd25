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

function Hero() {
  return (
    <div className="hero">
      <div>
        <h1>Browse Freely - No Registration Required</h1>
        <p>
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
      <div className="row">
        <Jar emoji="🌿" ailment="Digestive Issues" />
        <Jar emoji="🌼" ailment="Sleep Problems" />
        <Jar emoji="🌺" ailment="Women's Health" />
      </div>
    </div>
  )
}

function AilmentShelf() {
  return (
    <section className="mt-20">
      <h2>Remedies by ailment</h2>
      <p className="mt-2 max-w-[60ch] text-quiet">Choose an ailment to see its remedies.</p>
      <ul className="jar-grid">
        {ailments.map(({ slug, name, emoji }) => (
          <li key={slug}>
            <a href={remediesUrl({ ...noFilters, ailment: name })} className="jar-link">
              <span className="card-figure">
                <Jar emoji={emoji} ailment={name} />
              </span>
              <span className="name">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Comparison() {
  return (
    <section className="mt-20">
      <h2>Natural or pharmaceutical?</h2>
      <p className="mt-2 max-w-[60ch] text-quiet">Each has its place. Often the answer is both.</p>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Question</span>
            </th>
            <th scope="col">A cup of tea</th>
            <th scope="col">A medicine</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ question, tea, medicine }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td>{tea}</td>
              <td>{medicine}</td>
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
    <section className="closing">
      <div>
        <h2>Ready to Start Your Natural Healing Journey?</h2>
        <TickList lines={closingPromises} />
        <div className="flex flex-wrap gap-3">
          <SignUpButton label="Create Free Account" isMain />
          <a href={paths.remedies} className="button plain">
            Browse Remedies Free
          </a>
        </div>
      </div>
      <Jar emoji="🫖" ailment="" />
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

const TickList = ({ lines }: { lines: readonly string[] }) => (
  <ul className="ticks">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
