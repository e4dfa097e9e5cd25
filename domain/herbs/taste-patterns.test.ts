import { describe, expect, it } from 'vitest'

import { parseTastes } from './taste-patterns.ts'

describe('the tastes of a text', () => {
  it.each([
    ['something minty but not sweet', ['minty'], ['sweet']],
    ['I hate bitter teas, so rather a spicy one', ['spicy'], ['bitter']],
    ['Anything but earthy', [], ['earthy']],
    ['a light and fruity cup', ['citrusy', 'mild'], []],
    ['a cup for the evening', [], []],
  ])('are found in "%s": %j, without %j', (text, wanted, unwanted) => {
    const tastes = parseTastes(text)
    expect([...tastes.wanted]).toEqual(wanted)
    expect([...tastes.unwanted]).toEqual(unwanted)
  })

  it('exclude ambiguous words when the text is not about tastes', () => {
    expect([...parseTastes('keep mild teas out of the light', false).wanted]).toEqual(['mild'])
    expect([...parseTastes('keep them out of the light', false).wanted]).toEqual([])
  })
})
