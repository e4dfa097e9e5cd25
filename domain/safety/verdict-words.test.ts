import { expect, it } from 'vitest'

import { verdicts } from './findings.ts'
import { wordsOfVerdict } from './verdict-words.ts'

it.each(verdicts)('%s is never called safe, and names what was not told', (verdict) => {
  const told = wordsOfVerdict(verdict, [])
  const half = wordsOfVerdict(verdict, ['medicines', 'allergies'])
  expect([told.tag, told.sentence, half.tag, half.sentence].join(' ')).not.toMatch(/safe|fine|harmless/i)
  expect(told.sentence).not.toContain('left open')
  expect(half.sentence).toContain('You left open: medicines, allergies.')
})

it('does not clear a recipe by half a profile', () => {
  expect(wordsOfVerdict('ok', []).sentence).toBe('Nothing we know speaks against it.')
  expect(wordsOfVerdict('ok', ['medicines']).tag).toBe('Nothing known so far')
})
