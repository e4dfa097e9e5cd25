import { describe, expect, it } from 'vitest'

import { htmlOfText, htmlWithRequiredFooter, withRequiredFooter } from './plain-campaign.ts'

const named = { hasAddress: true }
const nameless = { hasAddress: false }

describe('the required footer of a campaign', () => {
  it('links to the reader’s preferences and names the sender’s postal address', () => {
    expect(withRequiredFooter('Hello\n\n', named)).toBe(
      'Hello\n\nChoose what you get: {{preferences_url}}\n\n{{postal_address}}\n',
    )
    expect(htmlWithRequiredFooter('<body>Hello</body>', named)).toMatch(
      /^<body>Hello<p [^>]+><a href="\{\{preferences_url\}\}" [^>]+>Choose what you get<\/a><\/p><p [^>]+>\{\{postal_address\}\}<\/p><\/body>$/,
    )
  })

  it('names no address if the sender has none', () => {
    expect(withRequiredFooter('Hello', nameless)).toBe('Hello\n\nChoose what you get: {{preferences_url}}\n')
    expect(htmlWithRequiredFooter('Hello', nameless)).not.toContain('postal_address')
  })

  it.each([
    ['Both: {{ preferences_url }} {{postal_address}}', 'Both: {{ preferences_url }} {{postal_address}}'],
    ['{{postal_address}}', '{{postal_address}}\n\nChoose what you get: {{preferences_url}}\n'],
    ['{{preferences_url}}', '{{preferences_url}}\n\n{{postal_address}}\n'],
  ])('is not added twice to %j', (text, expected) => {
    expect(withRequiredFooter(text, named)).toBe(expected)
    for (const name of ['preferences_url', 'postal_address'])
      expect(htmlWithRequiredFooter(text, named).split(name)).toHaveLength(2)
  })

  it('is part of the HTML generated from plain text', () => {
    expect(htmlOfText('Cups', withRequiredFooter('Hello', named))).toMatch(
      /href="\{\{preferences_url\}\}"[\s\S]*\{\{postal_address\}\}/,
    )
  })
})
