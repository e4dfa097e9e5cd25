import { expect, it } from 'vitest'

import { formatGreeting } from './greeting.ts'

it.each([
  ['Ada', 'Hello Ada,'],
  [' Ada \n Lovelace ', 'Hello Ada Lovelace,'],
  ['J. R. Ewing', 'Hello J. R. Ewing,'],
  ['Zoë 👩‍🌾', 'Hello Zoë 👩‍🌾,'],
  ['\u202EadA', 'Hello adA,'],
  [null, 'Hello,'],
  ['  ', 'Hello,'],
  ['Win at https://evil.example', 'Hello,'],
  ['Win at evil.example', 'Hello,'],
  ['www.evil', 'Hello,'],
  ['ada@example.org', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
])('formatGreeting greets %j as "%s"', (name, expected) => {
  expect(formatGreeting(name)).toBe(expected)
})
