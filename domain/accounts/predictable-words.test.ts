import { expect, it } from 'vitest'

import { hasOnlyPredictableWords, predictableWords } from './predictable-words.ts'

it.each([...predictableWords, 'HerbalRemedies', 'herbal-remedies-2026', 'Herbi123', '!!tea tea tea', 'administrator1'])(
  'finds only words of this site in the password %o',
  (password) => {
    expect(hasOnlyPredictableWords(password)).toBe(true)
  },
)

it.each(['', '83920174', 'tea at four', 'herbal linden', 'teapot1', 'чай-herbal', 'a member of nothing'])(
  'accepts the password %o',
  (password) => {
    expect(hasOnlyPredictableWords(password)).toBe(false)
  },
)

it('hasOnlyPredictableWords checks a long password in linear time', () => {
  const startMs = performance.now()
  expect(hasOnlyPredictableWords(`${'herbsherbi'.repeat(25)}x`)).toBe(false)
  expect(performance.now() - startMs).toBeLessThan(100)
})
