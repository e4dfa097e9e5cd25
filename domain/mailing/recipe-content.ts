import { escapeHtml } from '#domain/mail/mail-html.ts'
import { paths } from '#domain/paths.ts'
import { summary } from '#domain/text.ts'

/** Recipes that a letter can choose from: the latest. */
export const latestMax = 10
/** Recipes of the seasonal content. */
export const seasonalMax = 3
/** Characters of a description. */
export const excerptMax = { latest: 80, seasonal: 100 } as const

/** A recipe as a letter knows it. */
export type LetterRecipe = { name: string; description: string; slug: string }
/** The same text for mail programs and for plain mails. */
export type ToldRecipes = { html: string; text: string }

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
const entry =
  'padding:14px 0;border-top:1px solid #d3dbe6;color:#14203f;font-family:Figtree,Helvetica,Arial,sans-serif;font-size:16px;line-height:26px'
const name =
  "color:#1d3f9e;font-family:Alegreya,Georgia,'Times New Roman',serif;font-weight:700;font-size:20px;line-height:28px"

/** Recipes as a letter tells of them: name, the beginning of the description in at most so many characters, and the address. */
function recipeContent(recipes: readonly LetterRecipe[], excerptLength: number, siteUrl: string): ToldRecipes {
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

/** The chosen recipes, for a newsletter. */
export const newsletterContent = (chosen: readonly LetterRecipe[], siteUrl: string): ToldRecipes =>
  recipeContent(chosen, excerptMax.latest, siteUrl)

/** The first of the recipes, for the season. */
export const seasonalContent = (recipes: readonly LetterRecipe[], siteUrl: string): ToldRecipes =>
  recipeContent(recipes.slice(0, seasonalMax), excerptMax.seasonal, siteUrl)
