import { describe, expect, it } from 'vitest'

import { completeChoices, defaultChoices } from './notification-kinds.ts'

describe('the choices of a member', () => {
  it('are the defaults without a stored choice', () => {
    expect(completeChoices([])).toEqual(defaultChoices)
  })

  it('replace the defaults of their kinds only', () => {
    expect(completeChoices([{ kind: 'reply', channel: 'none' }])).toEqual({ ...defaultChoices, reply: 'none' })
  })
})
