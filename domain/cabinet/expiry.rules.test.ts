import { describe, expect, it } from 'vitest'

import { createExpiryNotification, getNotifiedDates } from './expiry.rules.ts'

const createHerb = (name: string, expiryDate: string) => ({ name, expiryDate })

describe('the expiry notification', () => {
  it.each([
    [
      [createHerb('Hibiscus (Roselle)', '2026-12-05')],
      'One of your herbs expires soon',
      'Hibiscus expires on 5 Dec 2026. Your cabinet shows what you can make with it.',
    ],
    [
      [createHerb('Thyme', '2026-12-05'), createHerb('Sage', '2026-12-05')],
      '2 of your herbs expire soon',
      'Thyme and Sage expire on 5 Dec 2026. Your cabinet shows what you can make with them.',
    ],
    [
      ['05', '04', '03', '02', '01'].map((day) => createHerb(`Herb ${day}`, `2026-12-${day}`)),
      '5 of your herbs expire soon',
      'Herb 01, Herb 02, Herb 03 and 2 more expire between 1 Dec 2026 and 5 Dec 2026. Your cabinet shows what you can make with them.',
    ],
  ])('names the herbs of %o and links to the cabinet', (herbs, title, message) => {
    expect(createExpiryNotification(herbs)).toEqual({ title, message, type: 'info', link: '/herbal-cabinet' })
  })

  it('covers today and the next fourteen days', () => {
    expect(getNotifiedDates(Date.UTC(2026, 10, 21, 3, 17))).toEqual({ from: '2026-11-21', to: '2026-12-05' })
  })
})
