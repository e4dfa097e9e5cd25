import { Label } from '#client/ui/label.tsx'
import { SourceReferences } from '#client/ui/source-references.tsx'
import { TitledList } from '#client/ui/titled-list.tsx'
import type { HerbRecipes, HerbSheet as Herb } from '#domain/herbs/herb-sheet.ts'
import { paths } from '#domain/paths.ts'
import { askFirstDisclaimer, educationalDisclaimer } from '#domain/safety/disclaimers.ts'

export function HerbSheet({ herb, recipes, more }: { herb: Herb } & HerbRecipes) {
  return (
    <div className="side-by-side">
      <Label title="Amounts" rows={herb.dose} />
      <div className="grid gap-y-12">
        <Cautions herb={herb} />
        <Children lines={herb.children} />
        <Medicines herb={herb} />
        <section>
          <h2 className="mb-2 text-[1.45rem] text-cobalt">What it is used for</h2>
          <ul className="ledger">
            {herb.uses.map(({ use, ailment, evidence }) => (
              <li key={use}>
                <p>
                  <b>{use}</b>
                  <i aria-hidden="true" />
                  <span>{ailment}</span>
                </p>
                <small>{evidence}</small>
              </li>
            ))}
          </ul>
        </section>
        <TitledList title="How to prepare it" lines={herb.preparation} />
        <section>
          <h2 className="mb-2 text-[1.45rem] text-cobalt">Storage</h2>
          <ul className="ruled-list">
            {herb.keeping.map(([term, text]) => (
              <li key={term}>
                <b>{term}.</b> {text}
              </li>
            ))}
          </ul>
        </section>
        <TitledList title="What else our sources say" lines={herb.notes} />
        <Figures figures={herb.figures} />
        <RecipesWith name={herb.name} recipes={recipes} more={more} />
      </div>
    </div>
  )
}

function Cautions({ herb }: { herb: Herb }) {
  return (
    <section className="note" aria-labelledby="cautions">
      <h2 id="cautions" className="mb-2.5 text-[1.5rem]">
        Who should avoid it
      </h2>
      <ul>
        {herb.leaveOut.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>Don’t drink it if you are allergic to any of these: {herb.allergens.join('; ')}.</li>
      </ul>
      {herb.questions.map(({ question, answers, sources, isFromMemory }) => (
        <div key={question}>
          <h3 className="mt-5 mb-1 text-[1.15rem]">{question}</h3>
          <ul>
            {answers.map((answer) => (
              <li key={answer}>
                {answer}
                <SourceReferences sources={sources} />
              </li>
            ))}
            {isFromMemory && <li>{fromMemory}</li>}
          </ul>
        </div>
      ))}
      {herb.cautions.length > 0 && (
        <>
          <h3 className="mt-5 mb-1 text-[1.15rem]">If you drink it</h3>
          <ul>
            {herb.cautions.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <small>{`${educationalDisclaimer} ${askFirstDisclaimer}`}</small>
    </section>
  )
}

const fromMemory = 'This is general knowledge: we have not read a source for it.'

function Children({ lines }: { lines: readonly string[] }) {
  return (
    <section>
      <h2 className="mb-2 text-[1.45rem] text-cobalt">Children</h2>
      <ul className="ruled-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function Figures({ figures }: Pick<Herb, 'figures'>) {
  return (
    <details className="question figure-sources">
      <summary>
        <h2>Where each figure comes from</h2>
      </summary>
      <ul className="ruled-list">
        {figures.map(({ figure, sources, isFromMemory }) => (
          <li key={figure}>
            {figure}
            {isFromMemory ? (
              ': general knowledge, not checked against a source'
            ) : (
              <SourceReferences sources={sources} />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Medicines({ herb }: { herb: Herb }) {
  return (
    <section>
      <h2 className="mb-2 text-[1.45rem] text-cobalt">Taking it with medicines</h2>
      {herb.medicines.length > 0 && (
        <ul className="ledger">
          {herb.medicines.map(({ medicine, effects, advice, severity }) => (
            <li key={medicine}>
              <p>
                <b>{medicine}</b>
                <i aria-hidden="true" />
                <span className={severity === 'avoid' ? 'error' : ''}>{advice}</span>
              </p>
              <small>It {effects}.</small>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-quiet">
        {herb.medicines.length > 0
          ? 'This list may not be complete. Ask your pharmacist about any other medicine.'
          : 'Our sources do not mention any medicines that interact with this herb, but there may be some. Ask your pharmacist.'}
      </p>
    </section>
  )
}

const maxShownRecipes = 8

function RecipesWith({ name, recipes, more }: { name: string } & HerbRecipes) {
  if (recipes.length === 0) return null
  const rest = recipes.slice(maxShownRecipes)
  return (
    <section>
      <h2 className="mb-2 text-[1.45rem] text-cobalt">Remedies with this herb</h2>
      <RecipeLines recipes={recipes.slice(0, maxShownRecipes)} />
      {rest.length > 0 && (
        <details className="question">
          <summary>
            <h3>{more ? `More (over ${recipes.length} remedies)` : `All ${recipes.length} remedies with ${name}`}</h3>
          </summary>
          <RecipeLines recipes={rest} />
        </details>
      )}
    </section>
  )
}

function RecipeLines({ recipes }: Pick<HerbRecipes, 'recipes'>) {
  return (
    <ul className="ledger">
      {recipes.map(({ slug, name, ailment, variety }) => (
        <li key={slug}>
          <p>
            <a href={paths.recipe(slug)} className="stand-alone">
              {name}
              {variety > 0 && ` (Variety ${variety})`}
            </a>
            <i aria-hidden="true" />
            <span>{ailment}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
