import { expect, it } from 'vitest'

import { getNetwork } from './network.rules.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['', ''],
])('returns for the address %o the network %o', (address, network) => {
  expect(getNetwork(address)).toBe(network)
})
