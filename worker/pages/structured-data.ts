import type { loader as loadCategories } from '#client/features/ailments/categories.page.tsx'
import type { loader as loadCommunity } from '#client/features/community/community.page.tsx'
import type { loader as loadPost } from '#client/features/community/post.page.tsx'
import type { loader as loadHerb } from '#client/features/herbs/herb.page.tsx'
import type { loader as loadHerbs } from '#client/features/herbs/herbs.page.tsx'
import type { loader as loadRecipe } from '#client/features/recipes/recipe.page.tsx'
import type { loader as loadRemedies } from '#client/features/recipes/remedies.page.tsx'
import { createAilmentCards } from '#domain/ailments/ailments.rules.ts'
import { createPostMarkup } from '#domain/community/post-markup.ts'
import { createPlantMarkup } from '#domain/herbs/herb-markup.ts'
import { createBreadcrumbMarkup, createListMarkup, createSiteMarkup } from '#domain/markup.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { noFilters } from '#domain/recipes/recipe-filters.ts'
import { createRecipeMarkup } from '#domain/recipes/recipe-markup.ts'
import { createRecipePageMarkup } from '#domain/recipes/recipe-page-markup.ts'

const ailmentAddress = (ailment: string) => remediesUrl({ ...noFilters, ailment })

type MarkupByPage = Record<string, (siteUrl: string, loaded: unknown) => object[]>

type LoaderData<Loader extends (...args: never[]) => unknown> = Exclude<Awaited<ReturnType<Loader>>, Response>

/** Loader data of the pages that have markup for search engines. */
type LoaderDataByPage = {
  landing: undefined
  categories: LoaderData<typeof loadCategories>
  remedies: LoaderData<typeof loadRemedies>
  recipe: LoaderData<typeof loadRecipe>
  herbs: LoaderData<typeof loadHerbs>
  herb: LoaderData<typeof loadHerb>
  community: LoaderData<typeof loadCommunity>
  post: LoaderData<typeof loadPost>
}

const markupByPage: {
  [Page in keyof LoaderDataByPage]: (siteUrl: string, loaded: LoaderDataByPage[Page]) => object[]
} = {
  landing: (siteUrl) => [createSiteMarkup(siteUrl, 'Herbal Remedies', `${paths.remedies}?search=`)],
  categories: (siteUrl, { byAilment }) => [
    createListMarkup(
      siteUrl,
      createAilmentCards(byAilment).map(({ name }) => ({ name, path: ailmentAddress(name) })),
    ),
  ],
  remedies: (siteUrl, { filters, results }) => [
    createListMarkup(
      siteUrl,
      results.recipes.map(({ name, slug }) => ({ name, path: paths.recipe(slug) })),
      (filters.page - 1) * filters.size + 1,
    ),
  ],
  recipe: (siteUrl, { recipe }) => [
    createRecipeMarkup(siteUrl, recipe),
    createRecipePageMarkup(siteUrl, recipe),
    createBreadcrumbMarkup(siteUrl, [
      { name: 'Remedies', path: paths.remedies },
      { name: recipe.ailment, path: ailmentAddress(recipe.ailment) },
      { name: recipe.name, path: paths.recipe(recipe.slug) },
    ]),
  ],
  herbs: (siteUrl, { herbs }) => [
    createListMarkup(
      siteUrl,
      herbs.map(({ id, name }) => ({ name, path: paths.herb(id) })),
    ),
  ],
  community: (siteUrl, { page }) => [
    createListMarkup(
      siteUrl,
      [...page.pinned, ...page.posts].map((post) => ({ name: post.title, path: paths.post(post) })),
    ),
  ],
  post: createPostMarkup,
  herb: (siteUrl, result) => {
    if (result.kind === 'several') return []
    const plant = result.kind === 'herb' ? result.herb : result.plant
    const breadcrumbs = [
      { name: 'Herbs', path: paths.herbs },
      { name: plant.name, path: paths.herb(plant.slug) },
    ]
    return [createPlantMarkup(siteUrl, plant), createBreadcrumbMarkup(siteUrl, breadcrumbs)]
  },
}

/**
 * Returns the structured data of a page for search engines, as HTML; empty for a page that failed. Escapes `<`, so that
 * no value can end a script element. The worker adds this data because no browser needs it.
 */
export function writeStructuredData(pageId: string, siteUrl: string, loaderData: Record<string, unknown>): string {
  return createMarkup(pageId, siteUrl, loaderData[pageId])
    .map((data) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}

/** `loaded` is the data of the page's own loader. */
const createMarkup = (pageId: string, siteUrl: string, loaded: unknown): object[] =>
  (Object.hasOwn(markupByPage, pageId) ? (markupByPage as MarkupByPage)[pageId]?.(siteUrl, loaded) : undefined) ?? []
