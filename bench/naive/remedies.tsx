import { useState } from 'react'
import { Link } from 'react-router'

import { RecipeFacts } from '#client/features/recipes/recipe-facts.tsx'
import { Jar } from '#client/ui/jar.tsx'
import { paths } from '#domain/paths.ts'
import { selectCardIngredients } from '#domain/recipes/recipes.rules.ts'
import type { RecipeSummary } from '#domain/recipes/recipes.types.ts'

import { fetchJson, renderPage, useLoaded, Loading } from './frame.tsx'

const cardsPerPage = 9

const loadAll = async () => (await fetchJson<{ recipes: RecipeSummary[] }>('/recipes')).recipes

/** Fetches all recipes; the browser filters them and shows a page. */
function RemediesPage() {
  const recipes = useLoaded(loadAll)
  const [search, setSearch] = useState('')
  if (!recipes) return <Loading />
  const matches = recipes.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return (
    <>
      <h1 className="mt-12">Herbal Tea Remedies</h1>
      <input aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <ul className="card-grid">
        {matches.slice(0, cardsPerPage).map((recipe) => (
          <li key={recipe.id}>
            <Card recipe={recipe} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Card({ recipe }: { recipe: RecipeSummary }) {
  const { shown } = selectCardIngredients(recipe.ingredientNames)
  return (
    <article className="card">
      <div className="card-figure">
        <Jar emoji={recipe.emoji} ailment={recipe.ailment} />
      </div>
      <div className="card-text">
        <p className="ailment">{recipe.ailment}</p>
        <h2 className="text-[1.36rem]">
          <Link to={paths.recipe(recipe.slug)} className="card-link">
            {recipe.name}
          </Link>
        </h2>
        <RecipeFacts {...recipe} />
        <p className="text-[.96rem] text-quiet">{shown.join(', ')}</p>
      </div>
    </article>
  )
}

renderPage(<RemediesPage />)
