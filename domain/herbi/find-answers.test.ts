import { describe, expect, it } from 'vitest'

import type { Features } from './features.types.ts'
import { createAnswerSearch, type Example } from './find-answers.ts'
import { splitWords } from './message-features.ts'

const noSubject = { herbs: [], complaints: [], person: [], anyHerbs: 0 }
const example = (question: string, subject: Partial<Features> = {}): Example => ({
  ...noSubject,
  ...subject,
  words: splitWords(question).join(' '),
})
const find = createAnswerSearch([
  {
    words: 'strain it sooner',
    examples: [example('why is my tea so bitter'), example('bitter tea what did i do wrong')],
  },
  { words: 'lime in the water', examples: [example('why is my tea cloudy')] },
  { words: 'early trials', examples: [example('does it really work', { herbs: ['echinacea'] })] },
  { words: 'tradition', examples: [example('does it really work', { anyHerbs: 1 })] },
  {
    words: 'stop two weeks before',
    examples: [example('can i have it before an operation', { anyHerbs: 1, person: ['surgery_planned'] })],
  },
])
const ask = (question: string, subject: Partial<Features> = {}) => {
  const message = { ...noSubject, ...subject, words: splitWords(question) }
  return find({ message, herbs: message.herbs, complaints: message.complaints })
}

describe('the search for answers', () => {
  it('finds the answer whose question has the same rare words', () => {
    expect(ask('my tea is bitter why')[0]).toMatchObject({ answer: 0 })
    expect(ask('cloudy tea')[0]).toMatchObject({ answer: 1 })
  })

  it('gives the same words a score of at least 1, and fewer words a lower one', () => {
    const [same] = ask('why is my tea so bitter')
    expect(same?.score).toBeGreaterThanOrEqual(1)
    const [fewer] = ask('bitter')
    expect(fewer?.score).toBeLessThan(same?.score ?? 0)
  })

  it('finds a misspelt word', () => {
    expect(ask('why is my tea so biter')[0]).toMatchObject({ answer: 0 })
    expect(ask('why is it cluody')[0]?.answer).toBe(1)
  })

  it('prefers the answer about the herb, and never one about another herb', () => {
    expect(ask('does it work', { herbs: ['echinacea'] })[0]).toMatchObject({ answer: 2 })
    const forThyme = ask('does it work', { herbs: ['thyme'] }).map(({ answer }) => answer)
    expect(forThyme[0]).toBe(3)
    expect(forThyme).not.toContain(2)
    expect(ask('does it work')).toEqual([])
  })

  it('prefers an answer for the reader over one for somebody else', () => {
    const herbs = ['thyme']
    const [own] = ask('can i have it before an operation', { herbs, person: ['surgery_planned'] })
    const [other] = ask('can i have it before an operation', { herbs, person: ['pregnant'] })
    expect(own?.score).toBeGreaterThan(other?.score ?? 0)
  })

  it('finds nothing for a message without words', () => {
    expect(ask('')).toEqual([])
  })
})
