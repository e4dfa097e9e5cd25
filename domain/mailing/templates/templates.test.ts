import { describe, expect, it } from 'vitest'

import { findClaims } from '#domain/wording/wording.rules.ts'

import { isCampaignVariable } from '../campaign-variables.ts'
import { createHtml } from '../plain-campaign.ts'
import { createNewsletterContent } from '../recipe-content.ts'
import { createTemplates } from './templates.ts'

const siteUrl = 'https://herbs.test'
const templates = createTemplates(siteUrl)

const listVariables = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))]

describe.each(templates)('$name', ({ html, text, variables, previewSubject }) => {
  it('uses only known variables', () => {
    expect(variables.filter((name) => !isCampaignVariable(name))).toEqual([])
    const subject = listVariables(previewSubject)
    expect(subject.filter((name) => !variables.some((known) => known === name))).toEqual([])
  })

  it('lists its variables, and has its text and the unsubscribe link in both formats', () => {
    expect(new Set(listVariables(html))).toEqual(new Set(variables))
    expect(new Set(listVariables(text))).toEqual(new Set(variables))
    for (const part of [html, text]) expect(part).toContain('{{unsubscribe_url}}')
  })

  it('uses tables up to 600 px wide, supports dark colours and loads nothing external', () => {
    expect(html).toContain('max-width:600px')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html.replaceAll(`href="${siteUrl}`, '')).not.toMatch(
      /<(?:div(?! style="display:none)|img|script|link|svg)|url\(|https?:\/\//,
    )
    expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length)
    expect(new TextEncoder().encode(html).length).toBeLessThan(20 * 1024)
  })

  it('makes no health claim', () => {
    expect(findClaims(`${previewSubject}\n${text}`)).toEqual([])
  })
})

it('createTemplates uses the specified names and categories', () => {
  expect(templates.map(({ name, category }) => [name, category])).toEqual([
    ['Recipe Newsletter', 'Newsletter'],
    ['Seasonal Remedies', 'Seasonal'],
    ['Herbal Welcome', 'Welcome'],
  ])
  const all = new Set(templates.flatMap(({ variables }) => variables))
  for (const name of ['first_name', 'recipient_count', 'latest_recipes', 'recipe_count', 'season', 'seasonal_recipes'])
    expect([...all]).toContain(name)
})

it('the style sheet makes recipes readable in dark colours in every layout', () => {
  const recipeHtml = createNewsletterContent([{ name: 'Cup', description: 'Warm.', slug: 'cup' }], siteUrl).html
  for (const sheet of [templates[0]?.html ?? '', createHtml('Cups', 'Hello')]) {
    const night = /prefers-color-scheme:dark\)\{(.*?\})\}/.exec(sheet)?.[1] ?? ''
    for (const [, names = ''] of recipeHtml.matchAll(/class="([^"]+)"/g))
      expect(names.split(' ').some((name) => night.includes(`.${name}{`))).toBe(true)
  }
})
