import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'

import { pageRange } from '#domain/pagination.ts'
import { readRecipeFilters, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import type { RecipePage } from '#domain/recipes/recipes.types.ts'

import { useSite } from '../../core/site.ts'
import { NoRecipes } from './no-recipes.tsx'
import { RecipeCard } from './recipe-card.tsx'
import { AilmentChips, RecipeFilterForm } from './recipe-filters.tsx'
import { RecipePagination, remediesAddress } from './recipe-pagination.tsx'
import { listRecipes } from './recipes.api.ts'

type Loaded = { filters: RecipeFilters; found: RecipePage }

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Loaded | Response> {
  const filters = readRecipeFilters(new URL(request.url).searchParams)
  const found = await listRecipes(context, filters)
  const pageCount = Math.max(1, Math.ceil(found.matches / filters.size))
  if (filters.page > pageCount) return redirect(remediesAddress({ ...filters, page: pageCount }))
  return { filters, found }
}

export function Component() {
  const { filters, found } = useLoaderData<Loaded>()
  const { url } = useSite()
  const narrowed = filters.search !== '' || filters.exclude.length > 0
  const { search: _, exclude: __, ...indexed } = filters
  const canonical = `${url}${remediesAddress({ ...indexed, search: '', exclude: [] })}`
  return (
    <>
      <title>{`${filters.category || 'Natural Herbal Remedies'} · Herbal Remedies`}</title>
      <meta name="description" content={describe(filters, found)} />
      {narrowed ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <div className="pt-12">
        <h1>Natural Herbal Remedies</h1>
        <p className="mt-2.5 max-w-[60ch] text-[1.1rem] text-quiet">
          {found.counts.all.toLocaleString('en-GB')} teas for everyday ailments, every herb weighed in grams.
        </p>
      </div>
      <RecipeFilterForm filters={filters} />
      <AilmentChips filters={filters} counts={found.counts} />
      {found.recipes.length === 0 ? (
        <NoRecipes filters={filters} />
      ) : (
        <>
          <p className="mt-7 text-[.95rem] text-quiet" aria-live="polite">
            {rangeSummary(filters, found)}
          </p>
          <div className="shelf">
            {found.recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} />
            ))}
          </div>
          <RecipePagination filters={filters} matches={found.matches} />
          <aside className="label mt-14" aria-labelledby="variations">
            <div>
              <h2 id="variations" className="text-[1.36rem]">
                About Recipe Variations
              </h2>
              <p className="mt-2 max-w-[70ch] text-quiet">
                Some remedies share a name and carry a number, such as Variety 1 and Variety 2. Each is a recipe of its
                own: a recipe counts as a duplicate only if its ingredients are identical.
              </p>
            </div>
          </aside>
        </>
      )}
    </>
  )
}

const grouped = (count: number) => count.toLocaleString('en-GB')

function rangeSummary({ page, size }: RecipeFilters, { recipes, matches, more }: RecipePage): string {
  const range = pageRange(page, size, recipes.length)
  const total = more ? `more than ${grouped(matches)}` : grouped(matches)
  return `Showing ${range?.first}–${range?.last} of ${total} ${matches === 1 ? 'remedy' : 'remedies'}`
}

function describe({ category }: RecipeFilters, { counts }: RecipePage): string {
  const shown = category ? (counts.byAilment[category] ?? 0) : counts.all
  return `${grouped(shown)} herbal tea recipes${category ? ` for ${category}` : ''}: amounts in grams, brewing times and who should leave them out.`
}
