import { expect, it } from 'vitest'

import { formatTimes } from './readable-times.ts'

it('formatTimes makes times readable and leaves other values unchanged', () => {
  const at = Date.UTC(2026, 10, 21, 12)
  const expectedTime = '2026-11-21T12:00:00.000Z'
  expect(
    formatTimes({
      exportedAt: at,
      users: [{ id: '1', premiumUntil: null, createdAt: at }],
      audit_log: [{ at, subjectId: '7' }],
      mailing_list_subscribers: [{ subscriptionDate: at }],
      safety_profiles: [{ answers: { ageYears: 41, savedOn: '2026-11-21', medicines: ['ibuprofen'] } }],
    }),
  ).toEqual({
    exportedAt: expectedTime,
    users: [{ id: '1', premiumUntil: null, createdAt: expectedTime }],
    audit_log: [{ at: expectedTime, subjectId: '7' }],
    mailing_list_subscribers: [{ subscriptionDate: expectedTime }],
    safety_profiles: [{ answers: { ageYears: 41, savedOn: '2026-11-21', medicines: ['ibuprofen'] } }],
  })
})
