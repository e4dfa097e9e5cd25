import { describe, expect, it } from 'vitest'

import { mentionsStoppedMedicine } from './stopped-medicine.ts'

describe('a stopped medicine', () => {
  it.each([
    'I stopped my warfarin.',
    'He quit taking his statins last week.',
    'I’ve come off my beta blockers.',
    'She gave up her blood pressure tablets.',
    'I no longer take my antidepressants.',
    'She doesn’t take her metformin any more.',
    'We threw away the painkillers.',
    'I halved my daily tablets. The tea does the rest.',
    'Should I stop my insulin?',
  ])('is found in “%s”', (text) => expect(mentionsStoppedMedicine(text)).toBe(true))

  it.each([
    'I never stopped my warfarin.',
    'Please do not stop taking your tablets.',
    'My doctor stopped my statins.',
    'I do not take tablets with milk.',
    'I stopped steeping after five minutes.',
    'I quit coffee.',
    'He lowers the heat.',
    'I take my insulin and drink tea.',
  ])('is not found in “%s”', (text) => expect(mentionsStoppedMedicine(text)).toBe(false))
})
