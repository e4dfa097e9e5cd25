import { escapeHtml } from '#domain/mail/mail-html.ts'
import { paths } from '#domain/paths.ts'
import { summary } from '#domain/text.ts'

/** Maximum recipes to choose from: the latest. */
export const latestMax = 10
/** Maximum recipes in seasonal content. */
export const seasonalMax = 3
/** Maximum characters of a description. */
export const excerptMax = { latest: 80, seasonal: 100 } as const

export type CampaignRecipe = { name: string; description: string; slug: string }
/** The same content as HTML and as plain text. */
export type WrittenRecipes = { html: string; text: string }

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const entry =
  'padding:14px 0;border-top:1px solid #d3dbe6;color:#14203f;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:26px'
const name =
  "color:#1d3f9e;font-family:Alegreya,Georgia,'Times New Roman',serif;font-weight:700;font-size:20px;line-height:28px"

/** Returns the name, shortened description and URL of each recipe. `excerptLength` is in characters. */
function recipeContent(recipes: readonly CampaignRecipe[], excerptLength: number, siteUrl: string): WrittenRecipes {
  const parts = recipes.map((recipe) => ({
    name: recipe.name,
    url: siteUrl + paths.recipe(recipe.slug),
    excerpt: summary(recipe.description, excerptLength),
  }))
  const rows = parts.map(
    (part) =>
      `<tr><td class="rule ink" style="${entry}"><a class="cobalt link" href="${escapeHtml(part.url)}" style="${name}">${escapeHtml(part.name)}</a><br>${escapeHtml(part.excerpt)}</td></tr>`,
  )
  return {
    html: [`<table ${table}>`, ...rows, '</table>'].join('\n'),
    text: parts.map((part) => `${part.name}\n${part.excerpt}\n${part.url}`).join('\n\n'),
  }
}

export const newsletterContent = (chosen: readonly CampaignRecipe[], siteUrl: string): WrittenRecipes =>
  recipeContent(chosen, excerptMax.latest, siteUrl)

export const seasonalContent = (recipes: readonly CampaignRecipe[], siteUrl: string): WrittenRecipes =>
  recipeContent(recipes.slice(0, seasonalMax), excerptMax.seasonal, siteUrl)
