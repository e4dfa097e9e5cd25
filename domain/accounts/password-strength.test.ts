import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { passwordStrength, strengthMax, strengthLabels } from './password-strength.ts'

const passwords = fc.string({ unit: 'grapheme', maxLength: 40 })
const wordFor = (password: string, ...own: string[]) => strengthLabels[passwordStrength(password, own)]

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
  ])('rates %o as %s', (password, word) => {
    expect(wordFor(password)).toBe(word)
  })

  it('ignores personal details', () => {
    expect(wordFor('Maria.Gonzalez4', 'Maria Gonzalez')).toBe('Weak')
    expect(wordFor('m.gonzalez@mail', 'm.gonzalez@mail.example')).toBe('Weak')
    expect(wordFor('Maria.Gonzalez4')).not.toBe('Weak')
  })

  it('never falls when a character is added', () => {
    fc.assert(
      fc.property(passwords, passwords, (password, more) => {
        expect(passwordStrength(password + more)).toBeGreaterThanOrEqual(passwordStrength(password))
      }),
    )
  })

  it('never rises when personal details are added', () => {
    fc.assert(
      fc.property(passwords, fc.array(passwords, { maxLength: 3 }), (password, own) => {
        expect(passwordStrength(password, own)).toBeLessThanOrEqual(passwordStrength(password))
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
        expect(passwordStrength(password)).toBe(strengthMax)
      }),
    )
    expect(strengthLabels).toHaveLength(strengthMax + 1)
  })
})
