import { describe, expect, it } from 'vitest'

import { createCitationReader } from './citations.ts'

const passages = [
  { number: 1, title: 'Linden', path: '/herbs/linden', text: 'Soft.' },
  { number: 2, title: 'Sage', path: '/herbs/sage', text: 'Bitter.' },
  { number: 3, title: 'Help Center', path: '/help', text: 'Pour.' },
]

function read(...sentences: string[]) {
  const { removeMarks, listSources } = createCitationReader(passages)
  const text = sentences.map(removeMarks).join('')
  return { text, sources: listSources().map(({ title }) => title) }
}

describe('the numbers of passages in an answer', () => {
  it.each([
    [['Linden is soft [1].'], 'Linden is soft.', ['Linden']],
    [['Linden is soft.[1]', ' Sage is bitter.[2]'], 'Linden is soft. Sage is bitter.', ['Linden', 'Sage']],
    [['Both are leaves [2, 1].'], 'Both are leaves.', ['Linden', 'Sage']],
    [['Both are leaves [1][2].'], 'Both are leaves.', ['Linden', 'Sage']],
    [['All are old [1–3].'], 'All are old.', ['Linden', 'Help Center']],
    [['Soft.', '\n\n[2] Bitter.'], 'Soft.\n\n Bitter.', ['Sage']],
  ])('become its sources: %j', (sentences, text, sources) => {
    expect(read(...sentences)).toEqual({ text, sources })
  })

  it.each([
    [['Linden is soft.'], 'Linden is soft.'],
    [['Linden is soft [7].'], 'Linden is soft.'],
    [['Linden is soft [1].', ' It is old [0].'], 'Linden is soft. It is old.'],
    [['See [1](/herbs/linden) and [two].'], 'See [1](/herbs/linden) and [two].'],
  ])('name no source if there is none, or if one does not exist: %j', (sentences, text) => {
    expect(read(...sentences)).toEqual({ text, sources: [] })
  })
})
