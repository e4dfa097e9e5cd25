import { describe, expect, it } from 'vitest'

import { generateToken } from './tokens.ts'

describe('a token', () => {
  it('has 32 random bytes, different each time', () => {
    const tokens = Array.from({ length: 1000 }, generateToken)
    expect(new Set(tokens).size).toBe(1000)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const bytes = Buffer.concat(tokens.map((token) => Buffer.from(token, 'base64url')))
    const ones = bytes.reduce((sum, byte) => sum + countOnes(byte), 0)
    expect(Math.abs(ones / (1000 * 32 * 8) - 0.5)).toBeLessThan(0.01)
  })
})

const countOnes = (byte: number) => byte.toString(2).replaceAll('0', '').length
