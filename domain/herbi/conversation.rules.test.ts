import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { emergencies } from '../safety/emergencies.ts'
import { answeredByBuiltIn } from './answer-providers.ts'
import { herbiMessages } from './chat.messages.ts'
import { questionsLeftNotice } from './conversation.messages.ts'
import {
  formatAnswerForCopying,
  toExchanges,
  failReply,
  reduceReply,
  type Reply,
  stopReply,
  waitingReply,
} from './conversation.rules.ts'
import type { HerbiAnswer, HerbiLine } from './herbi.types.ts'

const answer: HerbiAnswer = {
  text: 'Thyme. It is a herb.',
  body: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Thyme. It is a herb.' }] }],
  sources: [{ title: 'Thyme', path: '/herbs/thyme' }],
  details: { followUps: [] },
}
const sentence = (text: string): HerbiLine => ({ type: 'sentence', text })
const done: HerbiLine = {
  type: 'done',
  answer,
  answeredBy: answeredByBuiltIn,
  conversationId: null,
  questionsLeft: 3,
}
const failed: HerbiLine = { type: 'failed', message: herbiMessages.failed }
const stoppingEmergencies = emergencies.filter(({ stopsAnswer }) => stopsAnswer).slice(0, 1)
const mildEmergencies = emergencies.filter(({ stopsAnswer }) => !stopsAnswer).slice(0, 1)
const emergencyLine: HerbiLine = { type: 'emergencies', emergencies: stoppingEmergencies }
const createReply = (...lines: HerbiLine[]) => lines.reduce(reduceReply, waitingReply)

describe('a reply', () => {
  it('grows sentence by sentence until the complete answer replaces it', () => {
    expect(createReply(sentence('Thyme.'), sentence(' It is'))).toMatchObject({
      state: 'waiting',
      text: 'Thyme. It is',
    })
    expect(createReply(sentence('Thyme.'), done)).toEqual({
      state: 'answered',
      answer,
      answeredBy: answeredByBuiltIn,
      emergencies: [],
    })
  })

  it('contains only help when an emergency stops the answer', () => {
    expect(createReply(emergencyLine, sentence('Thyme.'))).toEqual({
      state: 'emergencies',
      emergencies: stoppingEmergencies,
    })
  })

  it('shows an emergency beside an answer that it does not stop', () => {
    const line: HerbiLine = { type: 'emergencies', emergencies: mildEmergencies }
    expect(createReply(line, sentence('Thyme.'), done)).toEqual({
      state: 'answered',
      answer,
      answeredBy: answeredByBuiltIn,
      emergencies: mildEmergencies,
    })
    expect(stopReply(createReply(line))).toEqual({ state: 'stopped', text: '', emergencies: mildEmergencies })
  })

  it('keeps the released text when it is stopped, fails or is cut off', () => {
    const started = createReply(sentence('Thyme.'))
    expect(stopReply(started)).toEqual({ state: 'stopped', text: 'Thyme.', emergencies: [] })
    expect(reduceReply(started, failed)).toMatchObject({
      state: 'failed',
      text: 'Thyme.',
      message: herbiMessages.failed,
    })
    expect(failReply(started)).toMatchObject({ state: 'failed', text: 'Thyme.', message: herbiMessages.failed })
  })

  it('ignores further lines once it is over', () => {
    const lines = fc.array(fc.constantFrom(sentence(' More.'), done, failed, emergencyLine))
    const finishedReply = fc.constantFrom<Reply>(
      stopReply(waitingReply),
      failReply(waitingReply),
      createReply(done),
      createReply(emergencyLine),
    )
    fc.assert(
      fc.property(finishedReply, lines, (reply, lateLines) => {
        expect(lateLines.reduce(reduceReply, reply)).toBe(reply)
        expect(stopReply(failReply(reply))).toBe(reply)
      }),
    )
  })
})

const userMessage = (content: string) => ({ type: 'user', content, createdAt: 1 }) as const

describe('a stored conversation', () => {
  it('becomes pairs of a question and its answer', () => {
    const botMessage = { type: 'bot', answer, createdAt: 2 } as const
    const exchanges = toExchanges([
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
    expect(formatAnswerForCopying(answer, 'https://tea.example')).toBe(
      'Thyme. It is a herb.\n\nSources:\nThyme: https://tea.example/herbs/thyme',
    )
    expect(formatAnswerForCopying({ ...answer, sources: [] }, 'https://tea.example')).toBe('Thyme. It is a herb.')
  })

  it('contains the rows of its table as lines', () => {
    const table = {
      columns: ['Taste', 'Caffeine'],
      rows: [
        { name: 'Thyme', path: '/herbs/thyme', cells: ['sharp', 'none'] },
        { name: 'Sage', path: '/herbs/sage', cells: ['bitter', 'none'] },
      ],
    }
    const compared = { ...answer, sources: [], details: { table, followUps: [] } }
    expect(formatAnswerForCopying(compared, 'https://tea.example')).toBe(
      'Thyme. It is a herb.\n\nThyme\n- Taste: sharp\n- Caffeine: none\n\nSage\n- Taste: bitter\n- Caffeine: none',
    )
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
