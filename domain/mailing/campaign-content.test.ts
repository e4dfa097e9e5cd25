import { describe, expect, it } from 'vitest'

import { insertRecipes } from './campaign-content.ts'
import {
  maxExcerptLengths,
  createNewsletterContent,
  createSeasonalContent,
  maxSeasonalRecipes,
} from './recipe-content.ts'

const siteUrl = 'https://herbs.test'
const createRecipe = (name: string, description = 'A cup.') => ({ name, description, slug: name.toLowerCase() })
const recipes = ['Sage', 'Mint', 'Thyme', 'Linden'].map((name) => createRecipe(name))
const insertedContent = createNewsletterContent(recipes.slice(0, 2), siteUrl)
const emptyCampaign = { subject: '{{recipe_count}} cups', content: '', htmlContent: '' }

const measureExcerpt = (text: string) => text.split('\n')[1]?.length ?? 0

describe('recipes in a campaign', () => {
  it('show name, excerpt and URL in both formats, escaped in HTML', () => {
    const { html, text } = createNewsletterContent([createRecipe('Sage & <b>', 'x'.repeat(50))], siteUrl)
    expect(text).toBe(`Sage & <b>\n${'x'.repeat(50)}\nhttps://herbs.test/recipe/sage%20%26%20%3Cb%3E`)
    expect(html).toContain('Sage &amp; &lt;b&gt;</a>')
    expect(html).not.toContain('<b>')
  })

  it('have excerpts of 80 characters, or 100 for the three recipes in a seasonal campaign', () => {
    const longRecipes = [createRecipe('Sage', 'word '.repeat(60)), ...recipes.slice(1)]
    const [newsletterText, seasonalText] = [
      createNewsletterContent(longRecipes, siteUrl).text,
      createSeasonalContent(longRecipes, siteUrl).text,
    ]
    expect([maxExcerptLengths.latest, maxExcerptLengths.seasonal]).toEqual([80, 100])
    expect(measureExcerpt(newsletterText)).toBeGreaterThan(70)
    expect(measureExcerpt(newsletterText)).toBeLessThanOrEqual(80)
    expect(measureExcerpt(seasonalText)).toBeGreaterThan(90)
    expect(measureExcerpt(seasonalText)).toBeLessThanOrEqual(100)
    expect(seasonalText.split('\n\n')).toHaveLength(maxSeasonalRecipes)
    expect(seasonalText).not.toContain('Linden')
  })
})

describe('inserting recipes', () => {
  const insertion = { variable: 'latest_recipes' as const, recipes: insertedContent, count: 2 }

  it('replaces the variable and fills in their number', () => {
    const campaign = {
      ...emptyCampaign,
      content: 'New:\n\n{{ latest_recipes }}\n\nBye',
      htmlContent: '<p>{{latest_recipes}}</p>',
    }
    expect(insertRecipes(campaign, insertion)).toEqual({
      subject: '2 cups',
      content: `New:\n\n${insertedContent.text}\n\nBye`,
      htmlContent: `<p>${insertedContent.html}</p>`,
    })
  })

  it('replaces recipes inserted earlier', () => {
    const earlierContent = createNewsletterContent(recipes.slice(2), siteUrl)
    const campaign = {
      ...emptyCampaign,
      content: `New:\n\n${earlierContent.text}`,
      htmlContent: `<td>${earlierContent.html}</td>`,
    }
    expect(insertRecipes(campaign, insertion, earlierContent)).toMatchObject({
      content: `New:\n\n${insertedContent.text}`,
      htmlContent: `<td>${insertedContent.html}</td>`,
    })
  })

  it.each([
    ['Hello\n\nTo leave: {{unsubscribe_url}}', `Hello\n\n${insertedContent.text}\n\nTo leave: {{unsubscribe_url}}`],
    ['Hello\n\n-- \nUs\n{{unsubscribe_url}}', `Hello\n\n${insertedContent.text}\n\n-- \nUs\n{{unsubscribe_url}}`],
    ['Hello', `Hello\n\n${insertedContent.text}`],
  ])('puts them above the footer if a plain text lacks the variable: %j', (content, expected) => {
    expect(insertRecipes({ ...emptyCampaign, content }, insertion)?.content).toBe(expected)
  })

  it('returns null if the HTML has no place for them', () => {
    expect(insertRecipes({ ...emptyCampaign, content: 'Hello', htmlContent: '<p>Hello</p>' }, insertion)).toBeNull()
  })
})
