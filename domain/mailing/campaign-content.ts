import type { RecipeContent } from './recipe-content.ts'

/** Texts of a campaign. `subject` is one line; `content` is plain text; `htmlContent` may be empty. */
type CampaignContent = { subject: string; content: string; htmlContent: string }

type Insertion = { variable: 'latest_recipes' | 'seasonal_recipes'; recipes: RecipeContent; count: number }

/**
 * Inserts recipes into a campaign. They replace the recipes inserted earlier (`earlierRecipes`) or the variable. Plain
 * text without either gets them above the footer. Returns null if the HTML has neither.
 */
export function insertRecipes<Campaign extends CampaignContent>(
  campaign: Campaign,
  { variable, recipes, count }: Insertion,
  earlierRecipes?: RecipeContent,
): Campaign | null {
  const content =
    replaceVariable(campaign.content, variable, recipes.text, earlierRecipes?.text) ??
    insertAboveFooter(campaign.content, recipes.text)
  const htmlContent =
    campaign.htmlContent.trim() === ''
      ? ''
      : replaceVariable(campaign.htmlContent, variable, recipes.html, earlierRecipes?.html)
  if (htmlContent === null) return null
  const fillCount = (text: string) => text.replaceAll(/\{\{\s*recipe_count\s*\}\}/g, String(count))
  return {
    ...campaign,
    subject: fillCount(campaign.subject),
    content: fillCount(content),
    htmlContent: fillCount(htmlContent),
  }
}

function replaceVariable(text: string, variable: string, recipes: string, earlierRecipes = ''): string | null {
  if (earlierRecipes !== '' && text.includes(earlierRecipes)) return text.replace(earlierRecipes, () => recipes)
  const placeholder = new RegExp(String.raw`\{\{\s*${variable}\s*\}\}`)
  return placeholder.test(text) ? text.replace(placeholder, () => recipes) : null
}

/** Inserts text above the footer, which begins with the signature mark or the unsubscribe link. */
function insertAboveFooter(text: string, recipes: string): string {
  const footerStart = text.search(/^(?:-- |.*\{\{\s*unsubscribe_url\s*\}\})/m)
  const [body, footer] = footerStart < 0 ? [text, ''] : [text.slice(0, footerStart), text.slice(footerStart)]
  return [body.trimEnd(), recipes, footer].filter(Boolean).join('\n\n')
}
