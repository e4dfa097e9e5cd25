import Plus from 'lucide-react/icons/plus'
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { keepDataOnFailure } from '#client/core/keep-data-on-failure.ts'
import { PageHead } from '#client/core/page-head.tsx'
import { OwnJar } from '#client/ui/own-jar.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import { describeBrews } from '#domain/own-recipes/brews.messages.ts'
import { maxOwnSearchLength } from '#domain/own-recipes/own-recipe-limits.ts'
import {
  createOwnRecipeQuery,
  type OwnRecipeFilters,
  type OwnRecipeSort,
  ownRecipeSorts,
  ownRecipesUrl,
  parseOwnRecipeFilters,
} from '#domain/own-recipes/own-recipe-list.ts'
import type { OwnRecipe, OwnRecipesPage } from '#domain/own-recipes/own-recipes.types.ts'
import { paths } from '#domain/paths.ts'
import { formatPlural } from '#domain/words.ts'

import { DownloadAll } from './download-all.tsx'
import { loadUnlessVisitor } from './load-as-member.ts'
import { OwnRecipesIntroduction } from './own-recipes-introduction.tsx'
import { listOwnRecipes } from './own-recipes.api.ts'

/** `page` is null for visitors. */
type LoaderData = { filters: OwnRecipeFilters; page: OwnRecipesPage | null }

export const loader = keepDataOnFailure(async (args: LoaderFunctionArgs): Promise<LoaderData> => {
  const filters = parseOwnRecipeFilters(new URL(args.request.url).searchParams)
  return {
    filters,
    page: await loadUnlessVisitor(listOwnRecipes(args.context, createOwnRecipeQuery(filters))),
  }
})

export { downloadAction as action } from './download-all.tsx'

export function Component() {
  const { filters, page } = useLoaderData<LoaderData>()
  if (!page) return <OwnRecipesIntroduction />
  return (
    <div className="min-h-dvh">
      <PageHead title="Your recipes" description="Recipes that you wrote, each checked herb by herb." />
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-12 pb-6">
        <h1 className="text-[clamp(2.2rem,1.6rem+2.4vw,3.4rem)]">Your recipes</h1>
        <Link to={paths.newOwnRecipe} className="button">
          <Plus aria-hidden />
          New recipe
        </Link>
      </div>
      {page.count === 0 ? <NoRecipes /> : <RecipeList filters={filters} page={page} />}
    </div>
  )
}

const NoRecipes = () => (
  <>
    <EmptyState className="mb-7 w-32" />
    <p className="max-w-160 text-[1.1rem]">
      Write your own blend and see while you type whether it passes our safety check. Only you can see your recipes,
      unless you share one.
    </p>
    <p className="mt-4 max-w-160">
      You can also import a recipe there, or choose “Make it mine” on one of our{' '}
      <Link to={paths.remedies} className="inline-link">
        remedies
      </Link>
      .
    </p>
  </>
)

function RecipeList({ filters, page }: { filters: OwnRecipeFilters; page: OwnRecipesPage }) {
  const { recipes, next, count, max, tags } = page
  return (
    <>
      <p className="text-quiet">{max === null ? formatPlural(count, 'recipe') : `${count} of ${max} recipes`}</p>
      <Form className="my-5 flex max-w-160 flex-wrap items-end gap-3" role="search">
        <label className="grid flex-[1_1_16rem] gap-1">
          <span>Search your recipes</span>
          <input
            key={filters.search}
            className="field"
            type="search"
            name="search"
            defaultValue={filters.search}
            maxLength={maxOwnSearchLength}
          />
        </label>
        {filters.tag !== '' && <input type="hidden" name="tag" value={filters.tag} />}
        {filters.sort !== 'changed' && <input type="hidden" name="sort" value={filters.sort} />}
        <button type="submit" className="button plain h-13.5">
          Search
        </button>
      </Form>
      <Tags tags={tags} filters={filters} />
      <Orders filters={filters} />
      {recipes.length === 0 && (
        <p className="my-6" role="status">
          No recipes found.{' '}
          <Link to={paths.ownRecipes} className="inline-link">
            Show all your recipes
          </Link>
        </p>
      )}
      <ul className="grid gap-x-11 min-[53.75rem]:grid-cols-2">
        {recipes.map((recipe) => (
          <RecipeItem key={recipe.id} recipe={recipe} />
        ))}
      </ul>
      <p className="my-6 flex flex-wrap gap-3">
        {filters.after !== '' && (
          <Link className="button plain" to={ownRecipesUrl({ ...filters, after: '' })}>
            First page
          </Link>
        )}
        {next !== null && (
          <Link className="button plain" to={ownRecipesUrl({ ...filters, after: next })}>
            More recipes
          </Link>
        )}
      </p>
      <DownloadAll />
    </>
  )
}

const Tags = ({ tags, filters }: { tags: readonly string[]; filters: OwnRecipeFilters }) =>
  tags.length > 0 && (
    <nav className="chips mb-5" aria-label="Tags">
      {tags.map((tag) => (
        <Link
          key={tag}
          className="chip"
          aria-current={tag === filters.tag ? 'true' : undefined}
          to={ownRecipesUrl({ ...filters, tag: tag === filters.tag ? '' : tag, after: '' })}
        >
          {tag}
        </Link>
      ))}
    </nav>
  )

const orderLabels: Record<OwnRecipeSort, string> = { changed: 'Last saved', made: 'Last made', stars: 'Most stars' }

const Orders = ({ filters }: { filters: OwnRecipeFilters }) => (
  <nav className="mb-2 flex flex-wrap items-center gap-x-5" aria-label="Order">
    <span className="text-quiet">Sort by</span>
    {ownRecipeSorts.map((sort) => (
      <Link
        key={sort}
        className="stand-alone aria-[current=true]:font-semibold aria-[current=true]:no-underline"
        aria-current={sort === filters.sort ? 'true' : undefined}
        to={ownRecipesUrl({ ...filters, sort, after: '' })}
      >
        {orderLabels[sort]}
      </Link>
    ))}
  </nav>
)

const RecipeItem = ({ recipe: { id, content, brews, updatedAt } }: { recipe: OwnRecipe }) => (
  <li className="flex items-center gap-4.5 border-b border-line py-4.5">
    <OwnJar content={content} className="w-16" />
    <div className="min-w-0 wrap-anywhere">
      <h2 className="text-[1.3rem]">
        <Link to={paths.ownRecipe(id)}>{content.name}</Link>
      </h2>
      <p>{content.ingredients.map(({ name }) => name).join(', ')}</p>
      {brews.count > 0 && <p className="text-[.94rem]">{describeBrews(brews)}</p>}
      <p className="text-[.94rem] text-quiet">
        Saved <Timestamp time={updatedAt} />
      </p>
    </div>
  </li>
)
