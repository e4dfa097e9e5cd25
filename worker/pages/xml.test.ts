import { expect, it } from 'vitest'

import { escapeXml } from './discovery-documents.ts'

it('removes characters that XML cannot contain', () => {
  expect(escapeXml('a\u0001\uFFFE\n&\uD800b')).toBe('a\n&amp;b')
})
