import { describe, expect, it } from 'vitest'

import { tastesIn } from './taste-words.ts'

describe('the tastes of a text', () => {
  it.each([
    ['something minty but not sweet', ['minty'], ['sweet']],
    ['I hate bitter teas, so rather a spicy one', ['spicy'], ['bitter']],
    ['Anything but earthy', [], ['earthy']],
    ['a light and fruity cup', ['citrusy', 'mild'], []],
    ['a cup for the evening', [], []],
  ])('are found in "%s": %j, without %j', (text, wanted, unwanted) => {
    const found = tastesIn(text)
    expect([...found.wanted]).toEqual(wanted)
    expect([...found.unwanted]).toEqual(unwanted)
  })

  it('are only the plain taste words when the text is not about tastes', () => {
    expect([...tastesIn('keep mild teas out of the light', false).wanted]).toEqual(['mild'])
    expect([...tastesIn('keep them out of the light', false).wanted]).toEqual([])
  })
})
