import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createSentenceSplitter } from './sentence-splitter.ts'

function splitAll(chunks: readonly string[]): string[] {
  const splitter = createSentenceSplitter()
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()]
}

it('returns each sentence with the space before it', () => {
  expect(splitAll(['Mint is cool. Sage is ', 'not! Is thyme? Yes'])).toEqual([
    'Mint is cool.',
    ' Sage is not!',
    ' Is thyme?',
    ' Yes',
  ])
})

it('returns a sentence only after the space that follows it', () => {
  const splitter = createSentenceSplitter()
  expect(splitter.push('It takes 1.')).toEqual([])
  expect(splitter.push('5 g.')).toEqual([])
  expect(splitter.push(' Then')).toEqual(['It takes 1.5 g.'])
})

it('treats list items, headings and paragraphs as sentences', () => {
  expect(splitAll(['## Teas\nTwo of them:\n- mint, 2 g\n- sage\n\nThat is all'])).toEqual([
    '## Teas',
    '\nTwo of them:',
    '\n- mint, 2 g',
    '\n- sage',
    '\n\nThat is all',
  ])
})

it('keeps list numbers and abbreviations with the text that follows', () => {
  expect(splitAll(['1. Boil it, e.g. in a pan.\n2. Wait.'])).toEqual(['1. Boil it, e.g. in a pan.', '\n2. Wait.'])
})

it('loses and adds nothing, however the text is chunked', () => {
  const fragment = fc.constantFrom(
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
    fc.property(fc.array(fragment, { maxLength: 30 }), (fragments) => {
      expect(splitAll(fragments).join('').trimEnd()).toBe(fragments.join('').trimEnd())
      expect(
        splitAll([fragments.join('')])
          .join('')
          .trimEnd(),
      ).toBe(fragments.join('').trimEnd())
    }),
  )
})
