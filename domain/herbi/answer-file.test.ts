import { expect, it } from 'vitest'
import { parse } from 'yaml'

import { createAnswerId, writeAnswerEntry } from './answer-file.ts'
import { answersFile } from './answers.schemas.ts'

it('an entry for a question has the form of catalog/answers, apart from the questions that are missing', () => {
  const [entry] = parse(writeAnswerEntry('can i dye wool with onion skins'))
  expect(entry).toEqual({
    id: 'can-i-dye-wool-with-onion-skins',
    questions: ['can i dye wool with onion skins'],
    answer: ['Write one or more paragraphs here.'],
    pages: ['help'],
  })
  const questions = [...entry.questions, 'two', 'three', 'four', 'five']
  expect(answersFile.safeParse([{ ...entry, questions }]).success).toBe(true)
})

it.each([
  ['does crème brûlée go with tea', 'does-creme-brulee-go-with-tea'],
  ['чай и мёд', 'new-answer'],
])('the id of %s is %s', (question, id) => {
  expect(createAnswerId(question)).toBe(id)
})
