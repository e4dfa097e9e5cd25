import { describe, expect, it } from 'vitest'

import { verdicts } from './findings.ts'
import { verdictTexts, getVerdictMessage } from './verdict-messages.ts'

const line = 'The line.'

describe('the messages of a verdict', () => {
  it.each(verdicts)('never call %s safe, and name the open questions', (verdict) => {
    const message = getVerdictMessage(verdict, verdictTexts[verdict].sentence, [])
    const incompleteMessage = getVerdictMessage(verdict, line, ['medicines', 'allergies'])
    expect(
      [
        message.tag,
        message.sentence,
        incompleteMessage.tag,
        incompleteMessage.sentence,
        incompleteMessage.unansweredNote,
      ].join(' '),
    ).not.toMatch(/\bsafe\b|\bfine\b|harmless/i)
    expect(message.unansweredNote).toBeUndefined()
    expect(incompleteMessage.unansweredNote).toContain('You did not tell us about: medicines, allergies.')
  })

  it('give the line of the verdict', () => {
    expect(getVerdictMessage('refused', line, []).sentence).toBe(line)
    expect(getVerdictMessage('separate', line, ['medicines']).sentence).toBe(line)
  })

  it('never clear a recipe if answers are missing', () => {
    expect(getVerdictMessage('ok', line, ['medicines'])).toMatchObject({
      tag: 'No concerns found so far',
      sentence: 'We found no safety concerns in what you told us.',
    })
  })
})
