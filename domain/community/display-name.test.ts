import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chosenName } from './community.schemas.ts'
import { createLookalikeKey, proposeDisplayName, looksOfficial } from './display-name.rules.ts'

const isAccepted = (displayName: unknown) => chosenName.safeParse({ displayName }).success

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
  ])('turns %j into %j', (fullName, name) => {
    expect(proposeDisplayName(fullName)).toBe(name)
  })

  it('is always valid and reveals only the first name and an initial', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (fullName) => {
        const name = proposeDisplayName(fullName)
        expect(name === '' || (isAccepted(name) && !looksOfficial(name))).toBe(true)
        expect(name.split(' ').length).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('a display name', () => {
  it.each(['Al', 'Ada L.', 'tea_lover 77', 'Ольга', '林黛玉', 'a'.repeat(40)])('accepts %s', (name) => {
    expect(isAccepted(name)).toBe(true)
  })

  it.each(['', 'A', 'a'.repeat(41), '\u200B\u200B', '...', '🌿🌿', 7, undefined])('is refused as %j', (name) => {
    expect(isAccepted(name)).toBe(false)
  })

  it('is stored without invisible characters', () => {
    expect(chosenName.parse({ displayName: ' Ada\u202E\u0000  L. ' })).toEqual({ displayName: 'Ada L.' })
  })
})

describe('an official-sounding name', () => {
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
  ])('includes %s', (name) => {
    expect(looksOfficial(name)).toBe(true)
  })

  it.each(['Ada L.', 'Admira', 'Herbert', 'Modesty', 'Stafford', 'Herbie', 'Supportive Sue'])('excludes %s', (name) => {
    expect(looksOfficial(name)).toBe(false)
  })
})

it('createLookalikeKey returns the same key for names that look alike', () => {
  expect(createLookalikeKey('Jane  Doe')).toBe(createLookalikeKey('jane.d0e'))
  expect(createLookalikeKey('Jane Doe')).not.toBe(createLookalikeKey('Jane Dot'))
})
