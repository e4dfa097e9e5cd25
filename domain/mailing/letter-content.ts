import type { ToldRecipes } from './recipe-content.ts'

/** What is written of a letter: one line, plain text, and HTML that may be empty. */
type LetterTexts = { subject: string; content: string; htmlContent: string }

type Placed = { variable: 'latest_recipes' | 'seasonal_recipes'; recipes: ToldRecipes; count: number }

/**
 * Puts recipes into a letter: where they were put before (`earlier`), or where the variable stands; in plain text otherwise before the
 * last lines. Null where the HTML has no place for them.
 */
export function placeRecipes<Texts extends LetterTexts>(
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
  const place = new RegExp(String.raw`\{\{\s*${variable}\s*\}\}`)
  return place.test(text) ? text.replace(place, () => recipes) : null
}

/** The last lines begin with the sign of a mail's foot, or with the way out. */
function beforeTheEnd(text: string, recipes: string): string {
  const end = text.search(/^(?:-- |.*\{\{\s*unsubscribe_url\s*\}\})/m)
  const [above, below] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)]
  return [above.trimEnd(), recipes, below].filter(Boolean).join('\n\n')
}
