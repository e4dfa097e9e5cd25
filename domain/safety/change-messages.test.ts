import { describe, expect, it } from 'vitest'

import { changesHeading } from './change-messages.ts'

describe('the line above the changes', () => {
  it('says that a recipe fits with one of them', () => {
    expect(changesHeading([{ verdict: 'separate' }])).toBe('To make it fit, make this change:')
    expect(changesHeading([{ verdict: 'ok' }, { verdict: 'ok' }])).toBe('To make it fit, make one of these changes:')
  })

  it('sends the reader to a pharmacist where one of them still brings a warning', () => {
    expect(changesHeading([{ verdict: 'ok' }, { verdict: 'ok_with_warnings' }])).toBe(
      'Even with a change, ask your pharmacist first. You could make one of these changes:',
    )
  })
})
