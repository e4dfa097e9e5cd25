import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanLine, cleanLines, isBlank } from './text-lines.ts'

const hiddenPattern = /[\u00AD\u200B\u2060\uFEFF\u202A-\u202E\u2066-\u2069]/
const anyText = fc.string({ unit: 'binary', maxLength: 60 })

describe('a line', () => {
  it.each([
    ['  Linden   and\tmint\n', 'Linden and mint'],
    ['admin\u202Etxt\u200B', 'admintxt'],
    ['a\u0000b', 'ab'],
    [`Z${'\u0300'.repeat(50)}algo`, `Z${'\u0300'.repeat(4)}algo`],
    ['👩‍🌾 at work', '👩‍🌾 at work'],
  ])('is cleaned from %j', (text, line) => {
    expect(cleanLine(text)).toBe(line)
  })

  it('has no control or hidden characters for any input, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = cleanLine(text)
        expect(line).not.toMatch(/\p{Cc}|\p{Cs}/u)
        expect(line).not.toMatch(hiddenPattern)
        expect(cleanLine(line)).toBe(line)
      }),
    )
  })
})

describe('lines', () => {
  it.each([
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['\n \n  first\n\tsecond \n\n', '  first\n\tsecond'],
    ['a\u0007\u202Eb', 'ab'],
  ])('are cleaned from %j', (text, lines) => {
    expect(cleanLines(text)).toBe(lines)
  })

  it('have no control or hidden characters except tabs and line breaks for any input', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = cleanLines(text)
        expect(lines.replaceAll(/[\n\t]/g, '')).not.toMatch(/\p{Cc}|\p{Cs}/u)
        expect(lines).not.toMatch(hiddenPattern)
      }),
    )
  })
})

it.each(['', ' \n', '\u200B\u200D', '\u3164', '\u2800\u00A0', '\u0301'])(
  'isBlank finds no visible character in %j',
  (text) => {
    expect(isBlank(text)).toBe(true)
  },
)

it.each(['.', '茶', '🍵', ' a '])('isBlank finds a visible character in %j', (text) => {
  expect(isBlank(text)).toBe(false)
})
