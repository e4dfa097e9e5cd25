import { describe, expect, it } from 'vitest'

import { matchArticles } from '#domain/support/help-match.ts'

import { commonQuestions } from './common-questions.ts'
import { helpArticles } from './help-groups.ts'

describe('commonQuestions', () => {
  it('uses the exact questions of the Help Center', () => {
    for (const { id, question } of commonQuestions)
      expect(helpArticles).toContainEqual(expect.objectContaining({ id, question }))
  })
})

describe('helpArticles', () => {
  it('have unique IDs', () => {
    expect(new Set(helpArticles.map(({ id }) => id)).size).toBe(helpArticles.length)
  })
})

describe('the help search', () => {
  it.each([
    ['cancel my newsletter subscription', 'subscribing'],
    ['Please unsubscribe me', 'subscribing'],
    ['I cannot log in', 'password'],
    ['delete my account', 'own-data'],
    ['how much does Premium cost?', 'premium'],
    ['change my display name', 'names'],
    ['wrong amount of elderberries', 'report-an-error'],
    ['error on the page', 'report-an-error'],
    ['chamomile with blood thinners', 'medicines'],
    ['is it safe for my baby', 'pregnancy'],
    ['no alarm when my tea is ready', 'timer'],
    ['mailing list, timer, recipe', 'timer'],
    ['mailing list, timer, recipe', 'subscribing'],
  ])('finds the answer for “%s”', (subject, id) => {
    expect(matchArticles(subject, helpArticles).map((article) => article.id)).toContain(id)
  })
})
