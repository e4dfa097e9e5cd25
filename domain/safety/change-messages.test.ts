import { describe, expect, it } from 'vitest'

import { writeChangesHeading } from './change-messages.ts'

describe('the heading of the changes', () => {
  it('says that one of the changes makes a recipe suitable', () => {
    expect(writeChangesHeading([{ verdict: 'separate' }])).toBe('To make it pass our check for you, make this change:')
    expect(writeChangesHeading([{ verdict: 'ok' }, { verdict: 'ok' }])).toBe(
      'To make it pass our check for you, make one of these changes:',
    )
  })

  it('refers the reader to a pharmacist when a change still leaves a warning', () => {
    expect(writeChangesHeading([{ verdict: 'ok' }, { verdict: 'ok_with_warnings' }])).toBe(
      'You could make one of these changes, but still ask your pharmacist first:',
    )
  })
})
