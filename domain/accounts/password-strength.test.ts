import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { estimateStrength, maxStrength, strengthLabels } from './password-strength.ts'

const passwords = fc.string({ unit: 'grapheme', maxLength: 40 })
const getLabel = (password: string, ...ownTexts: string[]) => strengthLabels[estimateStrength(password, ownTexts)]

describe('the strength of a password', () => {
  it.each([
    ['', 'Too short'],
    ['x7#Kq', 'Too short'],
    ['password1', 'Weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'Weak'],
    ['abcdefghijklmnop', 'Weak'],
    ['9876543210', 'Weak'],
    ['qwertyuiopasdfgh', 'Weak'],
    ['poiuytrewq', 'Weak'],
    ['sunsunsunsunsun', 'Weak'],
    ['herbal-remedies', 'Weak'],
    ['kx9#mQ2!', 'Fair'],
    ['Tr0ub4dor&3', 'Fair'],
    ['Tr0ub4dor&37x', 'Good'],
    ['linden at dusk, twice', 'Strong'],
    ['correct horse battery staple', 'Strong'],
  ])('rates %o as %s', (password, expected) => {
    expect(getLabel(password)).toBe(expected)
  })

  it('ignores personal details', () => {
    expect(getLabel('Maria.Gonzalez4', 'Maria Gonzalez')).toBe('Weak')
    expect(getLabel('m.gonzalez@mail', 'm.gonzalez@mail.example')).toBe('Weak')
    expect(getLabel('Maria.Gonzalez4')).not.toBe('Weak')
  })

  it('never falls when a character is added', () => {
    fc.assert(
      fc.property(passwords, passwords, (password, suffix) => {
        expect(estimateStrength(password + suffix)).toBeGreaterThanOrEqual(estimateStrength(password))
      }),
    )
  })

  it('never rises when personal details are added', () => {
    fc.assert(
      fc.property(passwords, fc.array(passwords, { maxLength: 3 }), (password, ownTexts) => {
        expect(estimateStrength(password, ownTexts)).toBeLessThanOrEqual(estimateStrength(password))
      }),
    )
  })

  it('is highest for any long random password, and every level has a word', () => {
    const random = fc.string({
      unit: fc.constantFrom(...'b d f h j l n p r t v x z B D F H J L N P R T V X Z 2 4 6 8'.split(' ')),
      minLength: 40,
    })
    fc.assert(
      fc.property(random, (password) => {
        fc.pre(new Set(password).size > 15)
        expect(estimateStrength(password)).toBe(maxStrength)
      }),
    )
    expect(strengthLabels).toHaveLength(maxStrength + 1)
  })
})
