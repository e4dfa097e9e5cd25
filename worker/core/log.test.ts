import { JSONParseError } from '@ai-sdk/provider'
import { describe, expect, it, vi } from 'vitest'

import { consoleLog } from './log.ts'

function lineOf(error: unknown): string {
  const lines: string[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  consoleLog.error('request_failed', error, { requestId: 'r' })
  spy.mockRestore()
  return lines.join('')
}

describe('a line of the log', () => {
  it('tells the statement that failed and not what was looked for', () => {
    const query = new Error(
      'Failed query: select * from t where email = ?\nparams: secret@example.org,and\nmore words,1',
      {
        cause: new Error('D1_ERROR: Network connection lost.'),
      },
    )
    const line = lineOf(query)
    expect(line).toContain('Failed query: select * from t where email = ?')
    expect(line).toContain('Network connection lost')
    expect(line).toContain('log.test.ts')
    expect(line).not.toMatch(/secret|more words/)
  })

  it('tells that a model’s words were no JSON, and none of them', () => {
    const cause = new JSONParseError({
      text: 'My swollen knee',
      cause: new SyntaxError('Unexpected token M, "My swollen"'),
    })
    const line = lineOf(new Error('No object generated.', { cause }))
    expect(line).toContain('No object generated.')
    expect(line).toContain('AI_JSONParseError')
    expect(line).not.toMatch(/swollen|knee/)
  })

  it('leaves out addresses of people and tokens, wherever they stand, and keeps what a request is known by', () => {
    const token = 'TjH4yreTDoLNKAUMzKCST5TtOtu6LjtveIRAHrMpzXw'
    const requestId = '10000000-0000-4000-8000-000000000000'
    const line = lineOf(
      `${requestId} /unsubscribe/${requestId}.${token}?to ada.linden+tea@herbs.example.org "eve@x.org"`,
    )
    expect(JSON.parse(line)).toMatchObject({ error: `${requestId} /unsubscribe/${requestId}.…?to … "…"` })
  })

  it('is one line, whatever words are in it', () => {
    const line = lineOf('Linden\r\n{"level":"info","event":"all is well"}\u2028\u0085')
    expect(line).not.toMatch(/[\r\n\u0085\u2028\u2029]/)
    expect(JSON.parse(line)).toMatchObject({ level: 'error', error: expect.stringMatching(/\u2028\u0085$/) })
  })

  it('takes anything that is thrown', () => {
    expect(JSON.parse(lineOf('plain'))).toMatchObject({ event: 'request_failed', requestId: 'r', error: 'plain' })
  })
})
