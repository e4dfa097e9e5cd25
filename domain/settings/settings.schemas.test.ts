import { describe, expect, it } from 'vitest'

import { readBanner, readToolSwitches } from './settings.schemas.ts'

const stored = (setting: object) => readBanner(JSON.stringify(setting))
const words = { title: 'Tea week', description: 'Seven cups.', buttonText: 'Look' }

describe('a banner setting', () => {
  it('shows its text while it is switched on', () => {
    expect(stored({ ...words, enabled: true })).toEqual(words)
    expect(stored({ ...words, enabled: true, bannerType: 'standard' })).toEqual(words)
    expect(stored({ ...words, buttonText: null, enabled: true })).toEqual({ ...words, buttonText: '' })
  })

  it.each([
    ['is off', { ...words, enabled: false }],
    ['lacks the switch', words],
    ['is of another kind', { ...words, enabled: true, bannerType: 'custom' }],
    ['has no text', { buttonText: 'Look', enabled: true }],
    ['has a blank title', { title: '  ', buttonText: 'Look', enabled: true }],
  ])('shows nothing while it %s', (_, setting) => {
    expect(stored(setting)).toBeNull()
  })

  it.each(['', 'null', '[]', '{"enabled":"yes"}', '{"enabled":true,"bannerType":"popup"}'])('refuses %o', (text) => {
    expect(() => readBanner(text)).toThrow()
  })
})

describe('the tool switches', () => {
  const none = {
    community: false,
    ask_herbi: false,
    blend_generator: false,
    healing_journal: false,
    label_designer: false,
  }

  it.each([undefined, '{}', '{"community":false}', '{"cabinet":true}', '{"community":"true","ask_herbi":1}'])(
    'leave every tool free with %o',
    (text) => {
      expect(readToolSwitches(text)).toEqual(none)
    },
  )

  it('restrict the named tools to premium members', () => {
    expect(readToolSwitches('{"community":true,"label_designer":true,"ask_herbi":false}')).toEqual({
      ...none,
      community: true,
      label_designer: true,
    })
  })

  it.each(['', '{', 'null', '[]', '"community"'])('refuse %o', (text) => {
    expect(() => readToolSwitches(text)).toThrow()
  })
})
