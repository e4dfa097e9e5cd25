import { JSONParseError } from '@ai-sdk/provider'
import { describe, expect, it, vi } from 'vitest'

import { consoleLog } from './log.ts'

function logError(error: unknown): string {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  consoleLog.error('request_failed', error, { requestId: 'r' })
  spy.mockRestore()
  return lines.join('')
}

describe('a log line', () => {
  it('names the failed statement, but not its values', () => {
    const query = new Error(
      'Failed query: select * from t where email = ?\nparams: secret@example.org,and\nmore words,1',
      {
        cause: new Error('D1_ERROR: Network connection lost.'),
      },
    )
    const line = logError(query)
    expect(line).toContain('Failed query: select * from t where email = ?')
    expect(line).toContain('Network connection lost')
    expect(line).toContain('log.test.ts')
    expect(line).not.toMatch(/secret|more words/)
  })

  it('says that a model returned invalid JSON, but quotes none of it', () => {
    const cause = new JSONParseError({
      text: 'My swollen knee',
      cause: new SyntaxError('Unexpected token M, "My swollen"'),
    })
    const line = logError(new Error('No object generated.', { cause }))
    expect(line).toContain('No object generated.')
    expect(line).toContain('AI_JSONParseError')
    expect(line).not.toMatch(/swollen|knee/)
  })

  it('removes email addresses and tokens wherever they occur, and keeps the request id', () => {
    const token = 'TjH4yreTDoLNKAUMzKCST5TtOtu6LjtveIRAHrMpzXw'
    const requestId = '10000000-0000-4000-8000-000000000000'
    const line = logError(
      `${requestId} /unsubscribe/${requestId}.${token}?to ada.linden+tea@herbs.example.org "eve@x.org"`,
    )
    expect(JSON.parse(line)).toMatchObject({ error: `${requestId} /unsubscribe/${requestId}.…?to … "…"` })
  })

  it('stays one line whatever text it contains', () => {
    const line = logError('Linden\r\n{"level":"info","event":"all is well"}\u2028\u0085')
    expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029]/)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', error: expect.stringMatching(/\u2028\u0085$/) })
  })

  it('accepts any thrown value', () => {
    expect(JSON.parse(logError('plain'))).toMatchObject({ event: 'request_failed', requestId: 'r', error: 'plain' })
  })
})
