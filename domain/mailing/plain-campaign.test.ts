import { describe, expect, it } from 'vitest'

import { createHtml, appendHtmlFooter, appendTextFooter } from './plain-campaign.ts'

const withAddress = { hasAddress: true }
const withoutAddress = { hasAddress: false }

describe('the required footer', () => {
  it('links to the reader’s preferences and names the sender’s postal address', () => {
    expect(appendTextFooter('Hello\n\n', withAddress)).toBe(
      'Hello\n\nChoose which emails you get: {{preferences_url}}\n\n{{postal_address}}\n',
    )
    expect(appendHtmlFooter('<body>Hello</body>', withAddress)).toMatch(
      /^<body>Hello<p [^>]+><a href="\{\{preferences_url\}\}" [^>]+>Choose which emails you get<\/a><\/p><p [^>]+>\{\{postal_address\}\}<\/p><\/body>$/,
    )
  })

  it('omits the address if the sender has none', () => {
    expect(appendTextFooter('Hello', withoutAddress)).toBe(
      'Hello\n\nChoose which emails you get: {{preferences_url}}\n',
    )
    expect(appendHtmlFooter('Hello', withoutAddress)).not.toContain('postal_address')
  })

  it.each([
    ['Both: {{ preferences_url }} {{postal_address}}', 'Both: {{ preferences_url }} {{postal_address}}'],
    ['{{postal_address}}', '{{postal_address}}\n\nChoose which emails you get: {{preferences_url}}\n'],
    ['{{preferences_url}}', '{{preferences_url}}\n\n{{postal_address}}\n'],
  ])('is not added twice to %j', (text, expected) => {
    expect(appendTextFooter(text, withAddress)).toBe(expected)
    for (const name of ['preferences_url', 'postal_address'])
      expect(appendHtmlFooter(text, withAddress).split(name)).toHaveLength(2)
  })

  it('is part of the HTML generated from plain text', () => {
    expect(createHtml('Cups', appendTextFooter('Hello', withAddress))).toMatch(
      /href="\{\{preferences_url\}\}"[\s\S]*\{\{postal_address\}\}/,
    )
  })
})
