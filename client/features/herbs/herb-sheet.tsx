import { Link } from 'react-router'

import { Label } from '#client/ui/label.tsx'
import { Lines } from '#client/ui/lines.tsx'
import { evidenceForTea } from '#domain/herbs/herbs.rules.ts'
import type { Herb } from '#domain/herbs/herbs.schemas.ts'
import type { HerbRecipe } from '#domain/herbs/herbs.types.ts'
import { severityWords, statusWords } from '#domain/herbs/herbs.words.ts'
import { paths } from '#domain/paths.ts'
import { minimumAge } from '#domain/safety/ages.ts'
import { educational, unreviewed } from '#domain/safety/disclaimers.ts'
import { conditions, drugClasses, effects } from '#domain/safety/vocabulary.ts'

const named = (codes: Herb['contraindications']) => codes.map((code) => conditions[code]).join('; ')
const range = (min: number, max: number) => (min === max ? String(min) : `${min}–${max}`)

/** Everything the facts say of a herb, in the order in which a reader needs it. */
export function HerbSheet({ herb, recipes }: { herb: Herb; recipes: HerbRecipe[] }) {
  return (
    <div className="grid items-start gap-x-15 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22.25rem]">
      <div className="grid gap-y-12">
        <Cautions herb={herb} />
        <Lines
          title="What it is used for"
          lines={herb.uses.map((use) => `${use.use} (${use.category}): ${evidenceForTea(use)}`)}
        />
        <Lines title="How to prepare it" lines={herb.preparationMethods} />
        <Lines
          title="Keeping it"
          lines={[herb.storage, herb.drying, `Keeps for about ${herb.shelfLifeMonths} months.`]}
        />
        <Lines title="As the sources put it" lines={[herb.toxicity, herb.note].filter(Boolean)} />
        <RecipesWith recipes={recipes} />
      </div>
      <Label title="A cup of it" rows={doseRows(herb)} />
    </div>
  )
}

function doseRows(herb: Herb): [string, string][] {
  const { tea } = herb
  return [
    ['Dried herb a cup', `${range(tea.gramsPerCupMin, tea.gramsPerCupMax)} g`],
    ['Water', `${tea.waterMl} ml at ${tea.temperatureC} °C`],
    [tea.method === 'decoction' ? 'Simmer' : 'Steep', `${range(tea.steepMinutesMin, tea.steepMinutesMax)} minutes`],
    ['At most', tea.cupsPerDayMax === 1 ? '1 cup a day' : `${tea.cupsPerDayMax} cups a day`],
    ['In all', `${herb.maxDailyGrams} g a day`],
    ['For up to', herb.maxDurationDays === null ? 'as an everyday drink' : `${herb.maxDurationDays} days`],
    [
      'From age',
      `${minimumAge([{ herb, gramsPerCup: herb.maxDailyGrams / tea.cupsPerDayMax }], tea.cupsPerDayMax)} years`,
    ],
    ['Level teaspoon', `about ${herb.gramsPerTeaspoon} g`],
    ['Taste', herb.tasteTags.join(', ')],
  ]
}

function Cautions({ herb }: { herb: Herb }) {
  const food = herb.foodAmountGramsPerDay === null ? '' : ` (up to ${herb.foodAmountGramsPerDay} g a day)`
  return (
    <section className="note" aria-labelledby="cautions">
      <h2 id="cautions" className="mb-2.5 text-[1.5rem]">
        Who should leave it out
      </h2>
      <ul>
        {herb.contraindications.length > 0 && <li>Not for people with: {named(herb.contraindications)}.</li>}
        {herb.conditionCautions.length > 0 && <li>Ask first with: {named(herb.conditionCautions)}.</li>}
        <li>
          In pregnancy: {statusWords[herb.pregnancy]}
          {herb.pregnancy === 'food_amounts_only' && food}.
        </li>
        <li>
          While breastfeeding: {statusWords[herb.lactation]}
          {herb.lactation === 'food_amounts_only' && food}.
        </li>
        {herb.interactions.map(({ drugClass, effect, severity }) => (
          <li key={drugClass + effect}>
            Taking {drugClasses[drugClass]}? It {effects[effect]}: {severityWords[severity]}.
          </li>
        ))}
        <li>
          For allergies, its family and what it holds:{' '}
          {herb.allergens.map((allergen) => allergen.replaceAll('_', ' ')).join(', ')}.
        </li>
      </ul>
      <small>{`${educational} ${unreviewed}`}</small>
    </section>
  )
}

function RecipesWith({ recipes }: { recipes: HerbRecipe[] }) {
  if (recipes.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-[1.45rem] text-cobalt">Remedies with it</h2>
      <ul className="lines">
        {recipes.map(({ slug, name, ailment, variety }) => (
          <li key={slug}>
            <Link to={paths.recipe(slug)} className="inline-flex min-h-11 items-center underline">
              {name}
              {variety > 0 && ` (Variety ${variety})`}
            </Link>
            <span className="text-quiet"> · {ailment}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
