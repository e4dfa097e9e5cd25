import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createSentenceCutter } from './sentence-splitter.ts'

function cutAll(parts: readonly string[]): string[] {
  const cutter = createSentenceCutter()
  return [...parts.flatMap((part) => cutter.push(part)), ...cutter.end()]
}

it('gives each sentence with the space before it', () => {
  expect(cutAll(['Mint is cool. Sage is ', 'not! Is thyme? Yes'])).toEqual([
    'Mint is cool.',
    ' Sage is not!',
    ' Is thyme?',
    ' Yes',
  ])
})

it('gives a sentence once the space after it has come, and not before', () => {
  const cutter = createSentenceCutter()
  expect(cutter.push('It takes 1.')).toEqual([])
  expect(cutter.push('5 g.')).toEqual([])
  expect(cutter.push(' Then')).toEqual(['It takes 1.5 g.'])
})

it('takes items of a list, headings and paragraphs for sentences', () => {
  expect(cutAll(['## Teas\nTwo of them:\n- mint, 2 g\n- sage\n\nThat is all'])).toEqual([
    '## Teas',
    '\nTwo of them:',
    '\n- mint, 2 g',
    '\n- sage',
    '\n\nThat is all',
  ])
})

it('leaves numbers of a list and abbreviations with what follows', () => {
  expect(cutAll(['1. Boil it, e.g. in a pan.\n2. Wait.'])).toEqual(['1. Boil it, e.g. in a pan.', '\n2. Wait.'])
})

it('loses and adds nothing, however the text comes', () => {
  const piece = fc.constantFrom(
    'Mint. ',
    'e.g. ',
    '\n\n',
    '\n- ',
    '1. ',
    'Sage!',
    ' ',
    '"No." ',
    '## T\n',
    'x',
    '**Now.** ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(cutAll(pieces).join('').trimEnd()).toBe(pieces.join('').trimEnd())
      expect(
        cutAll([pieces.join('')])
          .join('')
          .trimEnd(),
      ).toBe(pieces.join('').trimEnd())
    }),
  )
})
