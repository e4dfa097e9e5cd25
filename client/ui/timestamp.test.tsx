// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { Day, Timestamp } from './timestamp.tsx'

const time = Date.UTC(2026, 10, 24, 23, 5)

afterEach(() => {
  vi.unstubAllEnvs()
  document.body.replaceChildren()
})

describe('a timestamp', () => {
  it('shows UTC in the worker, and the reader’s time zone after hydration, without a mismatch', async () => {
    vi.stubEnv('TZ', 'Asia/Kolkata')
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    const drawn = (
      <p>
        <Timestamp time={time} />; <Day time={time} />
      </p>
    )
    document.body.innerHTML = renderToString(drawn)
    expect(document.body.textContent).toBe('24 Nov 2026, 23:05; 24 Nov 2026')
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-24T23:05:00.000Z')
    const onRecoverableError = vi.fn()
    await act(async () => void hydrateRoot(document.body, drawn, { onRecoverableError }))
    expect(document.body.textContent).toBe('25 Nov 2026, 04:35; 25 Nov 2026')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })
})
