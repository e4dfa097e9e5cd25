// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { clearDrawn, draw } from '#client/testing/draw.tsx'

import type { BlendResult } from './blends.resource.ts'
import { useProposals } from './use-proposals.ts'

const result = {
  answer: { kind: 'blend', emergencies: [], token: 'token', parts: { herbs: [] }, blend: { name: 'Evening' } },
} as unknown as BlendResult

function ProposalText({ userId, data }: { userId: string | undefined; data: BlendResult | undefined }) {
  const { proposals } = useProposals(
    {
      state: 'idle',
      data,
      formData: undefined,
      load: async () => undefined,
      submit: async () => undefined,
      Form: () => null,
    },
    userId,
  )
  return <p>{proposals.current?.blend.name ?? 'none'}</p>
}

const bodyText = () => document.body.textContent

afterEach(clearDrawn)

describe('useProposals', () => {
  beforeEach(async () => {
    const { redraw } = await draw(<ProposalText userId="ada" data={undefined} />)
    await redraw(<ProposalText userId="ada" data={result} />)
    expect(bodyText()).toBe('Evening')
  })

  it('returns the last proposal when its user returns to the page', async () => {
    clearDrawn()
    await draw(<ProposalText userId="ada" data={undefined} />)
    expect(bodyText()).toBe('Evening')
  })

  it.each([
    ['a visitor', undefined],
    ['another member', 'ben'],
  ])('returns no proposal to %s', async (_, userId) => {
    clearDrawn()
    await draw(<ProposalText userId={userId} data={undefined} />)
    expect(bodyText()).toBe('none')
  })

  it('deletes the proposal when its user signs out', async () => {
    clearDrawn()
    const { redraw } = await draw(<ProposalText userId="ada" data={undefined} />)
    await redraw(<ProposalText userId={undefined} data={undefined} />)
    expect(bodyText()).toBe('none')
    await redraw(<ProposalText userId="ada" data={undefined} />)
    expect(bodyText()).toBe('none')
  })
})
