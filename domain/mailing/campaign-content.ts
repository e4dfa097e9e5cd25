import type { WrittenRecipes } from './recipe-content.ts'

/** Texts of a campaign. `subject` is one line, `content` plain text, and `htmlContent` may be empty. */
type CampaignContent = { subject: string; content: string; htmlContent: string }

type Insertion = { variable: 'latest_recipes' | 'seasonal_recipes'; recipes: WrittenRecipes; count: number }

/**
 * Inserts recipes into a campaign: in place of those inserted before (`earlier`), or of the variable. Plain text that
 * has neither gets them above the footer. Returns null if the HTML has neither.
 */
export function addRecipes<Texts extends CampaignContent>(
  texts: Texts,
  { variable, recipes, count }: Insertion,
  earlier?: WrittenRecipes,
): Texts | null {
  const content =
    replaceVariable(texts.content, variable, recipes.text, earlier?.text) ??
    insertAboveFooter(texts.content, recipes.text)
  const htmlContent =
    texts.htmlContent.trim() === '' ? '' : replaceVariable(texts.htmlContent, variable, recipes.html, earlier?.html)
  if (htmlContent === null) return null
  const fillCount = (text: string) => text.replaceAll(/\{\{\s*recipe_count\s*\}\}/g, String(count))
  return {
    ...texts,
    subject: fillCount(texts.subject),
    content: fillCount(content),
    htmlContent: fillCount(htmlContent),
  }
}

function replaceVariable(text: string, variable: string, recipes: string, earlier = ''): string | null {
  if (earlier !== '' && text.includes(earlier)) return text.replace(earlier, () => recipes)
  const placeholder = new RegExp(String.raw`\{\{\s*${variable}\s*\}\}`)
  return placeholder.test(text) ? text.replace(placeholder, () => recipes) : null
}

/** Inserts above the footer, which begins with the signature mark or the unsubscribe link. */
function insertAboveFooter(text: string, recipes: string): string {
  const end = text.search(/^(?:-- |.*\{\{\s*unsubscribe_url\s*\}\})/m)
  const [above, below] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  return [above.trimEnd(), recipes, below].filter(Boolean).join('\n\n')
}
