import { expect, it } from 'vitest'

import { escapeXml } from './xml.ts'

it('carries nothing into XML that XML cannot hold', () => {
  expect(escapeXml('a\u0001\uFFFE\n&\uD800b')).toBe('a\n&amp;b')
})
