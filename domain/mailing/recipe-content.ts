import { escapeHtml } from '#domain/mail/mail-html.ts'
import { paths } from '#domain/paths.ts'
import { summarise } from '#domain/text.ts'

export const maxLatestRecipes = 10
export const maxSeasonalRecipes = 3
export const maxExcerptLengths = { latest: 80, seasonal: 100 } as const

export type CampaignRecipe = { name: string; description: string; slug: string }
export type RecipeContent = { html: string; text: string }

const tableAttributes = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const entryStyle =
  'padding:14px 0;border-top:1px solid #d3dbe6;color:#14203f;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:26px'
const nameStyle =
  "color:#1d3f9e;font-family:Alegreya,Georgia,'Times New Roman',serif;font-weight:700;font-size:20px;line-height:28px"

/** Returns the name, shortened description and URL of each recipe. `excerptLength` is in characters. */
function createRecipeContent(
  recipes: readonly CampaignRecipe[],
  excerptLength: number,
  siteUrl: string,
): RecipeContent {
  const entries = recipes.map((recipe) => ({
    name: recipe.name,
    url: siteUrl + paths.recipe(recipe.slug),
    excerpt: summarise(recipe.description, excerptLength),
  }))
  const rows = entries.map(
    (entry) =>
      `<tr><td class="rule ink" style="${entryStyle}"><a class="cobalt link" href="${escapeHtml(entry.url)}" style="${nameStyle}">${escapeHtml(entry.name)}</a><br>${escapeHtml(entry.excerpt)}</td></tr>`,
  )
  return {
    html: [`<table ${tableAttributes}>`, ...rows, '</table>'].join('\n'),
    text: entries.map((entry) => `${entry.name}\n${entry.excerpt}\n${entry.url}`).join('\n\n'),
  }
}

export const createNewsletterContent = (recipes: readonly CampaignRecipe[], siteUrl: string): RecipeContent =>
  createRecipeContent(recipes, maxExcerptLengths.latest, siteUrl)

export const createSeasonalContent = (recipes: readonly CampaignRecipe[], siteUrl: string): RecipeContent =>
  createRecipeContent(recipes.slice(0, maxSeasonalRecipes), maxExcerptLengths.seasonal, siteUrl)
