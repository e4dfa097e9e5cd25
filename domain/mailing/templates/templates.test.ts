import { describe, expect, it } from 'vitest'

import { claimsIn } from '#domain/wording/wording.rules.ts'

import { isCampaignVariable } from '../campaign-variables.ts'
import { htmlOfText } from '../plain-campaign.ts'
import { newsletterContent } from '../recipe-content.ts'
import { templatesOf } from './templates.ts'

const siteUrl = 'https://herbs.test'
const templates = templatesOf(siteUrl)

const placesIn = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))]

describe.each(templates)('$name', ({ html, text, variables, previewSubject }) => {
  it('has variables alone that a campaign knows', () => {
    expect(variables.filter((name) => !isCampaignVariable(name))).toEqual([])
    const subject = placesIn(previewSubject)
    expect(subject.filter((name) => !variables.some((known) => known === name))).toEqual([])
  })

  it('names each of its variables, and has its words and its way out in both parts', () => {
    expect(new Set(placesIn(html))).toEqual(new Set(variables))
    expect(new Set(placesIn(text))).toEqual(new Set(variables))
    for (const part of [html, text]) expect(part).toContain('{{unsubscribe_url}}')
  })

  it('is made of tables, at most 600 px wide, knows the night, and asks for nothing from outside', () => {
    expect(html).toContain('max-width:600px')
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html.replaceAll(`href="${siteUrl}`, '')).not.toMatch(
      /<(?:div(?! style="display:none)|img|script|link|svg)|url\(|https?:\/\//,
    )
    expect(html.match(/<table/g)?.length).toBe(html.match(/<\/table>/g)?.length)
    expect(new TextEncoder().encode(html).length).toBeLessThan(20 * 1024)
  })

  it('promises nothing that no tea may promise', () => {
    expect(claimsIn(`${previewSubject}\n${text}`)).toEqual([])
  })
})

it('templates have the names and categories of the specification', () => {
  expect(templates.map(({ name, category }) => [name, category])).toEqual([
    ['Recipe Newsletter', 'Newsletter'],
    ['Seasonal Remedies', 'Seasonal'],
    ['Herbal Welcome', 'Welcome'],
  ])
  const all = new Set(templates.flatMap(({ variables }) => variables))
  for (const name of ['first_name', 'recipient_count', 'latest_recipes', 'recipe_count', 'season', 'seasonal_recipes'])
    expect([...all]).toContain(name)
})

it('recipes can be read by night wherever they are put', () => {
  const told = newsletterContent([{ name: 'Cup', description: 'Warm.', slug: 'cup' }], siteUrl).html
  for (const sheet of [templates[0]?.html ?? '', htmlOfText('Cups', 'Hello')]) {
    const night = /prefers-color-scheme:dark\)\{(.*?\})\}/.exec(sheet)?.[1] ?? ''
    for (const [, names = ''] of told.matchAll(/class="([^"]+)"/g))
      expect(names.split(' ').some((name) => night.includes(`.${name}{`))).toBe(true)
  }
})
