import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emergencies } from '../safety/emergencies.ts'
import { herbiMessages } from './chat.messages.ts'
import type { HerbiAnswer, HerbiLine } from './herbi.types.ts'
import { questionsLeftNotice } from './talk.messages.ts'
import { answerToCopy, exchangesOf, fail, reduceEvent, type Reply, stop, waitingReply } from './talk.rules.ts'

const answer: HerbiAnswer = {
  text: 'Thyme. It is a herb.',
  body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Thyme. It is a herb.' }] }],
  sources: [{ title: 'Thyme', path: '/herbs/thyme' }],
}
const sentence = (text: string): HerbiLine => ({ type: 'sentence', text })
const done: HerbiLine = { type: 'done', answer, conversationId: null, questionsLeft: 3 }
const failed: HerbiLine = { type: 'failed', message: herbiMessages.trouble }
const stopping = emergencies.filter(({ stopsAnswer }) => stopsAnswer).slice(0, 1)
const milder = emergencies.filter(({ stopsAnswer }) => !stopsAnswer).slice(0, 1)
const urgent: HerbiLine = { type: 'emergencies', emergencies: stopping }
const replyAfter = (...lines: HerbiLine[]) => lines.reduce(reduceEvent, waitingReply)

describe('a reply', () => {
  it('grows sentence by sentence until the complete answer replaces it', () => {
    expect(replyAfter(sentence('Thyme.'), sentence(' It is'))).toMatchObject({ state: 'waiting', text: 'Thyme. It is' })
    expect(replyAfter(sentence('Thyme.'), done)).toEqual({ state: 'answered', answer, emergencies: [] })
  })

  it('contains only help when an emergency stops the answer', () => {
    expect(replyAfter(urgent, sentence('Thyme.'))).toEqual({ state: 'emergencies', emergencies: stopping })
  })

  it('shows an emergency beside an answer that it does not stop', () => {
    const line: HerbiLine = { type: 'emergencies', emergencies: milder }
    expect(replyAfter(line, sentence('Thyme.'), done)).toEqual({ state: 'answered', answer, emergencies: milder })
    expect(stop(replyAfter(line))).toEqual({ state: 'stopped', text: '', emergencies: milder })
  })

  it('keeps the released text when it is stopped, fails or is cut off', () => {
    const started = replyAfter(sentence('Thyme.'))
    expect(stop(started)).toEqual({ state: 'stopped', text: 'Thyme.', emergencies: [] })
    expect(reduceEvent(started, failed)).toMatchObject({
      state: 'failed',
      text: 'Thyme.',
      message: herbiMessages.trouble,
    })
    expect(fail(started)).toMatchObject({ state: 'failed', text: 'Thyme.', message: herbiMessages.trouble })
  })

  it('ignores further lines once it is over', () => {
    const lines = fc.array(fc.constantFrom(sentence(' More.'), done, failed, urgent))
    const over = fc.constantFrom<Reply>(stop(waitingReply), fail(waitingReply), replyAfter(done), replyAfter(urgent))
    fc.assert(
      fc.property(over, lines, (reply, late) => {
        expect(late.reduce(reduceEvent, reply)).toBe(reply)
        expect(stop(fail(reply))).toBe(reply)
      }),
    )
  })
})

const userMessage = (content: string) => ({ type: 'user', content, createdAt: 1 }) as const

describe('a stored conversation', () => {
  it('becomes pairs of a question and its answer', () => {
    const botMessage = { type: 'bot', answer, createdAt: 2 } as const
    const exchanges = exchangesOf([
      userMessage('Thyme?'),
      botMessage,
      userMessage('Unanswered?'),
      userMessage('And sage?'),
      botMessage,
    ])
    expect(exchanges.map(({ question }) => question)).toEqual(['Thyme?', 'And sage?'])
    expect(new Set(exchanges.map(({ id }) => id)).size).toBe(2)
    expect(exchanges[0]?.reply).toEqual({ state: 'answered', answer, emergencies: [] })
  })
})

describe('a copied answer', () => {
  it('lists the sources with full addresses', () => {
    expect(answerToCopy(answer, 'https://tea.example')).toBe(
      'Thyme. It is a herb.\n\nSources:\nThyme: https://tea.example/herbs/thyme',
    )
    expect(answerToCopy({ ...answer, sources: [] }, 'https://tea.example')).toBe('Thyme. It is a herb.')
  })
})

it.each([
  [6, undefined],
  [5, '5 questions left today'],
  [1, 'One question left today'],
  [0, 'You have asked all your questions of today. Signs of an emergency are still read.'],
])('says for %i remaining questions: %s', (left, words) => {
  expect(questionsLeftNotice(left)).toBe(words)
})
