import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { matchArticles } from './help-match.ts'

const articles = [
  { id: 'rating', question: 'Why do so many remedies have 4.5 and “not rated yet”?' },
  { id: 'subscribing', question: 'How do I join or leave the mailing list?' },
  { id: 'timer', question: 'How does the brewing timer work?', synonyms: 'alarm sound' },
  { id: 'keep-a-list', question: 'Can I keep or send the list that I have filtered?' },
  { id: 'print', question: 'May I print a recipe or pass it on?' },
  { id: 'pregnancy', question: 'I am pregnant or breastfeeding. Which teas are for me?' },
]
const matchIds = (subject: string) => matchArticles(subject, articles).map(({ id }) => id)

describe('help articles for a subject', () => {
  it.each([
    ['the brewing timer does not work', ['timer']],
    ['TIMER?', ['timer']],
    ['no sound', ['timer']],
    ['Leave the mailing list', ['subscribing', 'keep-a-list']],
    ['pregnan', ['pregnancy']],
    ['breastfeed', ['pregnancy']],
    ['printing', ['print']],
    ['pri', []],
    ['how do I', []],
    ['', []],
    ['…!?', []],
  ])('for “%s” suggest %j', (subject, ids) => {
    expect(matchIds(subject)).toEqual(ids)
  })

  it('prefer the title with the fewest other words', () => {
    const short = { id: 'short', question: 'Mailing list' }
    expect(matchArticles('mailing list', [...articles, short])[0]).toBe(short)
  })
})

const anyWords = fc.string({ unit: fc.constantFrom(...Array.from('abcdehilmnorst zß-éЖ0')), maxLength: 60 })
const anyArticles = fc.uniqueArray(fc.record({ id: fc.uuid(), question: anyWords }), {
  maxLength: 30,
  selector: ({ id }) => id,
})

describe('help articles for any input', () => {
  it('are at most three existing articles, each once', () => {
    fc.assert(
      fc.property(fc.oneof(anyWords, fc.string({ unit: 'grapheme' })), anyArticles, (subject, candidates) => {
        const matches = matchArticles(subject, candidates)
        expect(matches.length).toBeLessThanOrEqual(3)
        expect(new Set(matches).size).toBe(matches.length)
        for (const article of matches) expect(candidates).toContain(article)
      }),
    )
  })

  it('ignore case and word order', () => {
    fc.assert(
      fc.property(anyWords, anyArticles, (subject, candidates) => {
        const reversedSubject = subject.split(' ').toReversed().join(' ').toLowerCase()
        expect(matchArticles(reversedSubject, candidates)).toEqual(matchArticles(subject, candidates))
      }),
    )
  })

  it('include an article for a long word in its title, unless three others match too', () => {
    fc.assert(
      fc.property(anyArticles, (candidates) => {
        const wholeWords = candidates.map((article) => ({
          article,
          word: article.question.split(/[ -]/).find((word) => /^[a-z]{5,}$/.test(word) && !/^the(?:re|ir)$/.test(word)),
        }))
        for (const { article, word } of wholeWords) {
          if (word === undefined) continue
          const matches = matchArticles(word, candidates)
          if (matches.length < 3) expect(matches).toContain(article)
        }
      }),
    )
  })
})
