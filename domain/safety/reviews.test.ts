import { describe, expect, it } from 'vitest'
import * as z from 'zod'

import lock from '#catalog/facts.lock.json' with { type: 'json' }

import { isDay } from '../days.ts'
import { writeFactsNotice, writeReviewNotice } from './review-notices.ts'
import { type Review, reviews, formatReview, listUnreviewedParts } from './reviews.ts'

const line = z.string().trim().min(3)
const signature = z.strictObject({
  name: line,
  profession: line,
  register: line,
  reviewed: z.array(z.enum(['facts', 'rules', 'limits'])).min(1),
  dataVersion: line,
  signedOn: z.string().refine(isDay),
})

const ada: Review = {
  name: 'Ada Linden',
  profession: 'pharmacist',
  register: 'GPhC 1234567',
  reviewed: ['facts', 'rules'],
  dataVersion: '2026-11',
  signedOn: '2026-12-01',
}

it('every signature names the person, the register, the parts, the facts and the day', () => {
  expect(z.array(signature).safeParse(reviews).error?.issues).toBeUndefined()
  expect(signature.safeParse(ada).success).toBe(true)
  expect(signature.safeParse({ ...ada, register: '' }).success).toBe(false)
  expect(signature.safeParse({ ...ada, signedOn: '2026-13-01' }).success).toBe(false)
})

it('no signature covers facts that have changed since', () => {
  expect(
    reviews.filter(({ reviewed, dataVersion }) => reviewed.includes('facts') && dataVersion !== lock.dataVersion),
  ).toEqual([])
})

describe('the review sentences', () => {
  it('name the person, the register, the parts, the version and the day', () => {
    expect(formatReview(ada)).toBe(
      'Ada Linden, pharmacist (GPhC 1234567), reviewed the facts about the herbs and the rules of our check in version 2026-11, and signed on 1 Dec 2026.',
    )
  })

  it('name the parts that nobody has reviewed', () => {
    expect(listUnreviewedParts([])).toHaveLength(3)
    expect(listUnreviewedParts([ada])).toEqual(['our own limits'])
  })

  it('name the reviewers and the unreviewed parts on every page', () => {
    expect(writeReviewNotice([])).toBe('No pharmacist or doctor has reviewed these pages yet.')
    expect(writeReviewNotice([ada])).toBe(
      `${formatReview(ada)} Nobody with medical training has reviewed our own limits yet.`,
    )
    expect(writeReviewNotice([{ ...ada, reviewed: ['facts', 'rules', 'limits'] }])).not.toContain('Nobody')
  })

  it('say that nobody has reviewed the facts, until somebody has', () => {
    expect(writeFactsNotice([])).toBe('No pharmacist or doctor has reviewed these facts yet.')
    expect(writeFactsNotice([ada])).toContain('Ada Linden')
    expect(writeFactsNotice([{ ...ada, reviewed: ['rules'] }])).toBe(writeFactsNotice([]))
  })
})
