import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { type AilmentCard, createAilmentCards } from '#domain/ailments/ailments.rules.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import type { AilmentCounts } from '#domain/recipes/recipes.types.ts'

import { getCounts } from './ailments.api.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<AilmentCounts> {
  return (await getCounts(context)).counts
}

const getCategoryUrl = (name: string) => remediesUrl({ ...noFilters, ailment: name })

export function Component() {
  const cards = createAilmentCards(useLoaderData<AilmentCounts>().byAilment)
  return (
    <>
      <PageHead
        title="Categories"
        description="Herbal tea recipes by ailment: headaches, digestion, sleep, stress, colds, inflammation, energy and women’s health."
        path={paths.categories}
      />
      <div className="pt-12 pb-2">
        <h1>Browse by Ailment</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">Choose an ailment to see its remedies.</p>
      </div>
      <div className="card-grid">
        {cards.map((card) => (
          <CategoryCard key={card.name} card={card} />
        ))}
      </div>
    </>
  )
}

function CategoryCard({ card }: { card: AilmentCard }) {
  const { name, herb, emoji, description, commonIngredients, recipeCount } = card
  return (
    <article className="card">
      <div className="card-figure">
        <Jar herb={herb} emoji={emoji} ailment={name} />
      </div>
      <div className="card-text">
        <h2 className="text-[1.5rem]">{name}</h2>
        <p className="text-[.94rem] text-quiet" data-refresh={name}>
          {formatRemedyCount(recipeCount)}
        </p>
        <p>{description}</p>
        {commonIngredients.length > 0 && (
          <p className="text-[.96rem] text-quiet">
            Often with <span className="font-medium text-ink">{commonIngredients.join(', ')}</span>
          </p>
        )}
        <a href={getCategoryUrl(name)} className="button plain mt-2 justify-self-start">
          <span data-refresh={`view ${name}`}>View {formatRemedyCount(recipeCount)}</span>
          <span className="sr-only"> for {name}</span>
        </a>
      </div>
    </article>
  )
}

const formatRemedyCount = (count: number) => (count === 1 ? '1 Remedy' : `${count} Remedies`)
