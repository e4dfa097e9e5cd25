import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { safetyConsent } from '#domain/safety/consent.ts'
import { addAccount, addSession, readTable } from '#worker/testing/account-rows.ts'
import { call } from '#worker/testing/call.ts'
import { member, testCtx } from '#worker/testing/test-ctx.ts'

const { now } = testCtx()
const details = { fullName: 'Ada Linden', dateOfBirth: '1990-05-01', location: 'Ockham' }
const answers = {
  savedOn: '2026-11-21',
  bornOn: '1990-05-01',
  ageYears: null,
  pregnant: 'no',
  trimester: null,
  breastfeeding: null,
  tryingToConceive: null,
  surgeryPlanned: null,
  conditions: ['asthma'],
  medicines: [],
  allergies: null,
  hidesUnsuitable: false,
}

let cookies = { session: '' }
beforeEach(async () => {
  cookies = { session: await addSession(member.id, now) }
})

const request = (method: string, path = '', body?: unknown, at = now) =>
  call(method, `/api/profile${path}`, { cookies, now: at, ...(body !== undefined && { body }) })
const getProfile = async () => ((await request('GET')).body as { profile: unknown }).profile

describe('the profile', () => {
  it('includes the account’s details', async () => {
    expect(await getProfile()).toEqual({
      email: member.email,
      memberSince: Date.UTC(2026, 0, 1),
      fullName: 'Ada Linden',
      displayName: null,
      dateOfBirth: null,
      location: null,
    })
  })

  it('stores changes, trimmed, and an empty date and place as null', async () => {
    expect((await request('PUT', '', { ...details, fullName: '  Ada   Linden ' })).status).toBe(204)
    expect(await getProfile()).toMatchObject(details)
    await request('PUT', '', { fullName: 'Ada', dateOfBirth: '', location: ' ' })
    expect(await getProfile()).toMatchObject({ fullName: 'Ada', dateOfBirth: null, location: null })
  })

  it('is created for an account that has none', async () => {
    await env.DB.prepare('DELETE FROM profiles').run()
    expect(await getProfile()).toMatchObject({ fullName: '', email: member.email })
    await request('PUT', '', details)
    expect(await getProfile()).toMatchObject(details)
  })

  it.each([
    ['a child, a day before turning 13', '2013-11-22', 'You must be at least 13 years old to create an account'],
    ['a future date', '2026-11-22', 'Please check the year'],
    ['an impossible age', '1890-01-01', 'Please check the year'],
  ])('refuses %s, and stays unchanged', async (_, dateOfBirth, message) => {
    const { status, error } = await request('PUT', '', { ...details, dateOfBirth })
    expect([status, error?.fields]).toEqual([400, { dateOfBirth: message }])
    expect(await getProfile()).toMatchObject({ dateOfBirth: null, location: null })
  })

  it('accepts a person who turns 13 today', async () => {
    expect((await request('PUT', '', { ...details, dateOfBirth: '2013-11-21' })).status).toBe(204)
  })

  it('belongs to its owner only', async () => {
    const other = await addAccount({ id: 'other' })
    await request('PUT', '', { ...details, id: other.id, userId: other.id })
    const rows = await readTable('profiles')
    expect(rows.filter(({ location }) => location === 'Ockham')).toMatchObject([{ id: member.id }])
  })
})

const getStoredAnswers = async () =>
  ((await request('GET', '/safety')).body as { safetyProfile: unknown }).safetyProfile

describe('the saved health answers', () => {
  it('are stored with the consent and its time; consent to the same wording keeps its first time', async () => {
    expect(await getStoredAnswers()).toBeNull()
    const body = { answers, consent: safetyConsent }
    expect((await request('PUT', '/safety', body)).status).toBe(204)
    await request('PUT', '/safety', { ...body, answers: { ...answers, conditions: [] } }, now + 5)
    expect(await getStoredAnswers()).toEqual({
      answers: { ...answers, conditions: [] },
      consent: safetyConsent,
      agreedAt: now,
      updatedAt: now + 5,
    })
  })

  it('are read as current answers if they were stored before a question existed', async () => {
    const { trimester: _trimester, hidesUnsuitable: _hidesUnsuitable, ...earlier } = answers
    await request('PUT', '/safety', { answers, consent: safetyConsent })
    await env.DB.prepare('UPDATE safety_profiles SET answers = ?')
      .bind(JSON.stringify({ ...earlier, pregnant: 'yes', foldsRefused: true }))
      .run()
    expect(await getStoredAnswers()).toMatchObject({ answers: { ...answers, pregnant: 'yes', hidesUnsuitable: true } })
  })

  it('are refused without consent to the current wording, and if they are not answers', async () => {
    for (const [input, field] of [
      [{ answers, consent: 'Earlier words' }, 'consent'],
      [{ answers }, 'consent'],
      [{ answers: 'asthma', consent: safetyConsent }, 'answers'],
      [{ consent: safetyConsent }, 'answers'],
    ] as const) {
      const { status, error } = await request('PUT', '/safety', input)
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]])
    }
    expect(await readTable('safety_profiles')).toEqual([])
  })

  it('are deleted when consent is withdrawn', async () => {
    await request('PUT', '/safety', { answers, consent: safetyConsent })
    expect((await request('DELETE', '/safety')).status).toBe(204)
    expect(await readTable('safety_profiles')).toEqual([])
  })
})
