import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chosenName } from './community.schemas.ts'
import { lookOf, proposedName, soundsOfficial } from './display-name.rules.ts'

const isTaken = (displayName: unknown) => chosenName.safeParse({ displayName }).success

describe('a proposed name', () => {
  it.each([
    ['Ada Linden', 'Ada L.'],
    ['ada maria de linden', 'ada L.'],
    ['Ada', 'Ada'],
    ['Ada 2', 'Ada'],
    ['Žofie Ěrná', 'Žofie Ě.'],
    ['A', ''],
    ['', ''],
    ['Admin Smith', ''],
    ['🌿', ''],
  ])('of %j is %j', (fullName, name) => {
    expect(proposedName(fullName)).toBe(name)
  })

  it('may always be chosen, and never tells more than the first name and a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (fullName) => {
        const name = proposedName(fullName)
        expect(name === '' || (isTaken(name) && !soundsOfficial(name))).toBe(true)
        expect(name.split(' ').length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('a display name', () => {
  it.each(['Al', 'Ada L.', 'tea_lover 77', 'Ольга', '林黛玉', 'a'.repeat(40)])('may be %s', (name) => {
    expect(isTaken(name)).toBe(true)
  })

  it.each(['', 'A', 'a'.repeat(41), '\u200B\u200B', '...', '🌿🌿', 7, undefined])('is refused as %j', (name) => {
    expect(isTaken(name)).toBe(false)
  })

  it('is kept without what nobody sees', () => {
    expect(chosenName.parse({ displayName: ' Ada\u202E\u0000  L. ' })).toEqual({ displayName: 'Ada L.' })
  })
})

describe('a name that sounds like one of ours', () => {
  it.each([
    'Admin',
    'The Administrator',
    'Adm1n',
    'АDMIN',
    'a d m i n i s t r a t o r',
    'moderator-7',
    'Herbal Remedies',
    'Herbi',
    'H3rbi',
    'Support Team',
    'ádmín',
    'ａｄｍｉｎ',
  ])('is %s', (name) => {
    expect(soundsOfficial(name)).toBe(true)
  })

  it.each(['Ada L.', 'Admira', 'Herbert', 'Modesty', 'Stafford', 'Herbie', 'Supportive Sue'])('is not %s', (name) => {
    expect(soundsOfficial(name)).toBe(false)
  })
})

it('takes names for the same that look alike', () => {
  expect(lookOf('Jane  Doe')).toBe(lookOf('jane.d0e'))
  expect(lookOf('Jane Doe')).not.toBe(lookOf('Jane Dot'))
})
