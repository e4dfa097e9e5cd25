import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { isKnownAction, isKnownLimit, subjectLabels } from './security.messages.ts'

const services = globSync('worker/features/**/*.service.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const findMatches = (pattern: RegExp) =>
  services.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, match = '']) => ({ file, found: match })))

describe('the audit log', () => {
  it('has a label for every action in the code', () => {
    const actions = findMatches(/\baction: '([a-z][a-z-]*(?:\.[a-z-]+)+)'/g)
    expect(actions.length).toBeGreaterThan(20)
    expect(actions.filter(({ found }) => !isKnownAction(found))).toEqual([])
  })

  it('has a label for every kind of subject', () => {
    const kinds = findMatches(/\bsubject: \{ kind: '([a-z-]+)'/g)
    expect(kinds.length).toBeGreaterThan(10)
    expect(kinds.filter(({ found }) => !Object.hasOwn(subjectLabels, found))).toEqual([])
  })

  it('has a label for every limit in the code', () => {
    const limits = findMatches(/\brateLimit\(ctx, '([a-z-]+)'/g)
    const emails = findMatches(/\brateLimitEmails\(ctx, '([a-z-]+)'/g).map(({ file, found }) => ({
      file,
      found: `${found}-mail`,
    }))
    const failures = findMatches(/'([a-z-]+-failure)'/g)
    expect([limits.length > 10, emails.length > 2, failures.length > 1]).toEqual([true, true, true])
    expect([...limits, ...emails, ...failures].filter(({ found }) => !isKnownLimit(found))).toEqual([])
  })

  it('is checked in every file that writes to it', () => {
    const auditingServices = services.filter(({ text }) => /\baudit(?:If)?\(ctx/.test(text))
    const servicesWithoutAction = auditingServices
      .filter(({ text }) => !/\baction: '|\baction\b[,:]/.test(text))
      .map(({ file }) => file)
    expect([auditingServices.length > 8, servicesWithoutAction]).toEqual([true, []])
  })
})
