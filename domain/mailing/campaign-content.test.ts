import { describe, expect, it } from 'vitest'

import { addRecipes } from './campaign-content.ts'
import { excerptMax, newsletterContent, seasonalContent, seasonalMax } from './recipe-content.ts'

const siteUrl = 'https://herbs.test'
const recipe = (name: string, description = 'A cup.') => ({ name, description, slug: name.toLowerCase() })
const recipes = ['Sage', 'Mint', 'Thyme', 'Linden'].map((name) => recipe(name))
const recipeContent = newsletterContent(recipes.slice(0, 2), siteUrl)
const texts = { subject: '{{recipe_count}} cups', content: '', htmlContent: '' }

const excerptOf = (text: string) => text.split('\n')[1]?.length ?? 0

describe('recipes in a campaign', () => {
  it('have name, excerpt and URL in both parts, escaped in HTML', () => {
    const { html, text } = newsletterContent([recipe('Sage & <b>', 'x'.repeat(50))], siteUrl)
    expect(text).toBe(`Sage & <b>\n${'x'.repeat(50)}\nhttps://herbs.test/recipe/sage%20%26%20%3Cb%3E`)
    expect(html).toContain('Sage &amp; &lt;b&gt;</a>')
    expect(html).not.toContain('<b>')
  })

  it('have excerpts of 80 characters, or of 100 in a seasonal campaign with the first three', () => {
    const long = [recipe('Sage', 'word '.repeat(60)), ...recipes.slice(1)]
    const [plain, seasonal] = [newsletterContent(long, siteUrl).text, seasonalContent(long, siteUrl).text]
    expect([excerptMax.latest, excerptMax.seasonal]).toEqual([80, 100])
    expect(excerptOf(plain)).toBeGreaterThan(70)
    expect(excerptOf(plain)).toBeLessThanOrEqual(80)
    expect(excerptOf(seasonal)).toBeGreaterThan(90)
    expect(excerptOf(seasonal)).toBeLessThanOrEqual(100)
    expect(seasonal.split('\n\n')).toHaveLength(seasonalMax)
    expect(seasonal).not.toContain('Linden')
  })
})

describe('inserting recipes', () => {
  const insertion = { variable: 'latest_recipes' as const, recipes: recipeContent, count: 2 }

  it('replaces the variable and fills in their number', () => {
    const mail = {
      ...texts,
      content: 'New:\n\n{{ latest_recipes }}\n\nBye',
      htmlContent: '<p>{{latest_recipes}}</p>',
    }
    expect(addRecipes(mail, insertion)).toEqual({
      subject: '2 cups',
      content: `New:\n\n${recipeContent.text}\n\nBye`,
      htmlContent: `<p>${recipeContent.html}</p>`,
    })
  })

  it('replaces recipes inserted before', () => {
    const before = newsletterContent(recipes.slice(2), siteUrl)
    const mail = { ...texts, content: `New:\n\n${before.text}`, htmlContent: `<td>${before.html}</td>` }
    expect(addRecipes(mail, insertion, before)).toMatchObject({
      content: `New:\n\n${recipeContent.text}`,
      htmlContent: `<td>${recipeContent.html}</td>`,
    })
  })

  it.each([
    ['Hello\n\nTo leave: {{unsubscribe_url}}', `Hello\n\n${recipeContent.text}\n\nTo leave: {{unsubscribe_url}}`],
    ['Hello\n\n-- \nUs\n{{unsubscribe_url}}', `Hello\n\n${recipeContent.text}\n\n-- \nUs\n{{unsubscribe_url}}`],
    ['Hello', `Hello\n\n${recipeContent.text}`],
  ])('puts them above the footer of a plain text without the variable: %j', (content, expected) => {
    expect(addRecipes({ ...texts, content }, insertion)?.content).toBe(expected)
  })

  it('returns null if the HTML has no place for them', () => {
    expect(addRecipes({ ...texts, content: 'Hello', htmlContent: '<p>Hello</p>' }, insertion)).toBeNull()
  })
})
