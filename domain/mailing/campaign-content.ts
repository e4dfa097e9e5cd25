import type { ToldRecipes } from './recipe-content.ts'

/** Texts of a campaign. `subject` is one line, `content` plain text, and `htmlContent` may be empty. */
type CampaignContent = { subject: string; content: string; htmlContent: string }

type Placed = { variable: 'latest_recipes' | 'seasonal_recipes'; recipes: ToldRecipes; count: number }

/**
 * Inserts recipes into a campaign: in place of those inserted before (`earlier`), or of the variable. Plain text
 * without either gets them above the footer. Null if the HTML has neither.
 */
export function placeRecipes<Texts extends CampaignContent>(
  texts: Texts,
  { variable, recipes, count }: Placed,
  earlier?: ToldRecipes,
): Texts | null {
  const content =
    inPlace(texts.content, variable, recipes.text, earlier?.text) ?? beforeTheEnd(texts.content, recipes.text)
  const htmlContent =
    texts.htmlContent.trim() === '' ? '' : inPlace(texts.htmlContent, variable, recipes.html, earlier?.html)
  if (htmlContent === null) return null
  const counted = (text: string) => text.replaceAll(/\{\{\s*recipe_count\s*\}\}/g, String(count))
  return { ...texts, subject: counted(texts.subject), content: counted(content), htmlContent: counted(htmlContent) }
}

function inPlace(text: string, variable: string, recipes: string, earlier = ''): string | null {
  if (earlier !== '' && text.includes(earlier)) return text.replace(earlier, () => recipes)
  const placeholder = new RegExp(String.raw`\{\{\s*${variable}\s*\}\}`)
  return placeholder.test(text) ? text.replace(placeholder, () => recipes) : null
}

/** Inserts above the footer, which begins with the signature mark or the unsubscribe link. */
function beforeTheEnd(text: string, recipes: string): string {
  const end = text.search(/^(?:-- |.*\{\{\s*unsubscribe_url\s*\}\})/m)
  const [above, below] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  return [above.trimEnd(), recipes, below].filter(Boolean).join('\n\n')
}
