import { describe, expect, it } from 'vitest'

import { parseBanner, parseToolSwitches } from './settings.schemas.ts'

const parseStored = (setting: object) => parseBanner(JSON.stringify(setting))
const texts = { title: 'Tea week', description: 'Seven cups.', buttonText: 'Look' }

describe('a banner setting', () => {
  it('shows its text while it is switched on', () => {
    expect(parseStored({ ...texts, enabled: true })).toEqual(texts)
    expect(parseStored({ ...texts, enabled: true, bannerType: 'standard' })).toEqual(texts)
    expect(parseStored({ ...texts, buttonText: null, enabled: true })).toEqual({ ...texts, buttonText: '' })
  })

  it.each([
    ['is off', { ...texts, enabled: false }],
    ['lacks the switch', texts],
    ['is of another kind', { ...texts, enabled: true, bannerType: 'custom' }],
    ['has no text', { buttonText: 'Look', enabled: true }],
    ['has a blank title', { title: '  ', buttonText: 'Look', enabled: true }],
  ])('shows nothing while it %s', (_, setting) => {
    expect(parseStored(setting)).toBeNull()
  })

  it.each(['', 'null', '[]', '{"enabled":"yes"}', '{"enabled":true,"bannerType":"popup"}'])('refuses %o', (text) => {
    expect(() => parseBanner(text)).toThrow()
  })
})

describe('the tool switches', () => {
  const allFree = {
    community: false,
    ask_herbi: false,
    blend_generator: false,
    healing_journal: false,
    label_designer: false,
  }

  it.each([undefined, '{}', '{"community":false}', '{"cabinet":true}', '{"community":"true","ask_herbi":1}'])(
    'leave every tool free with %o',
    (text) => {
      expect(parseToolSwitches(text)).toEqual(allFree)
    },
  )

  it('restrict the named tools to premium members', () => {
    expect(parseToolSwitches('{"community":true,"label_designer":true,"ask_herbi":false}')).toEqual({
      ...allFree,
      community: true,
      label_designer: true,
    })
  })

  it.each(['', '{', 'null', '[]', '"community"'])('refuse %o', (text) => {
    expect(() => parseToolSwitches(text)).toThrow()
  })
})
