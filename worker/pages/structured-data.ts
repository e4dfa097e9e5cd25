import { createAilmentCards } from '#domain/ailments/ailments.rules.ts'
import type { PostPage, PostWithReplies } from '#domain/community/community.types.ts'
import { createPostMarkup } from '#domain/community/post-markup.ts'
import { createPlantMarkup } from '#domain/herbs/herb-markup.ts'
import type { HerbLibrary, Plant } from '#domain/herbs/herbs.types.ts'
import { createBreadcrumbMarkup, createListMarkup, createSiteMarkup } from '#domain/markup.ts'
import { paths, remediesUrl } from '#domain/paths.ts'
import { noFilters, type RecipeFilters } from '#domain/recipes/recipe-filters.ts'
import { createRecipeMarkup } from '#domain/recipes/recipe-markup.ts'
import type { AilmentCounts, Recipe, RecipePage } from '#domain/recipes/recipes.types.ts'

const ailmentAddress = (ailment: string) => remediesUrl({ ...noFilters, ailment })

type MarkupByPage = Record<string, (siteUrl: string, loaded: unknown) => object[]>

/** Loader data of the pages that have markup for search engines. */
type LoaderDataByPage = {
  landing: undefined
  categories: AilmentCounts
  remedies: { filters: RecipeFilters; results: RecipePage }
  recipe: { recipe: Recipe }
  herbs: HerbLibrary
  herb: Plant
  community: { page: PostPage }
  post: PostWithReplies
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
    if (result.kind === 'several' || result.kind === 'moved') return []
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
