import { useEffect, useState } from 'react'

import type { FetcherWithActions } from '#client/core/fetcher.tsx'
import { textFields } from '#client/core/forms.ts'
import { saveInTab, takeFromTab } from '#client/core/tab-storage.ts'
import type { BlendAnswer } from '#domain/blends/blends.types.ts'
import { blendsDataPath } from '#domain/paths.ts'

import type { BlendResult } from './blends.resource.ts'

type GeneratedAnswer = Extract<BlendAnswer, { kind: 'blend' }>

/** Proposals for one request. `shown` lists the herb slugs of each proposal, and `current` is the visible proposal. */
type Proposals = { token: string; shown: string[][]; current: GeneratedAnswer | undefined; form: FormData | undefined }

const noProposals: Proposals = { token: '', shown: [], current: undefined, form: undefined }

type Visit = { userId: string | undefined; proposals: Proposals }
type StoredVisit = { userId?: string; proposals: Omit<Proposals, 'form'> & { form?: [string, string][] } }

const storageName = 'proposals'

/** Last proposals and the user who requested them. Restored when the user returns to the page. */
let lastVisit: Visit = restoreVisit()
if (typeof document !== 'undefined') saveInTab(storageName, serialiseVisit)

function restoreVisit(): Visit {
  // `serialiseVisit` wrote this value, so its type is certain.
  const storedValue =
    typeof document === 'undefined' ? undefined : (takeFromTab(storageName) as StoredVisit | undefined)
  if (!storedValue) return { userId: undefined, proposals: noProposals }
  const form = storedValue.proposals.form && new FormData()
  for (const [name, value] of storedValue.proposals.form ?? []) form?.append(name, value)
  return { userId: storedValue.userId, proposals: { ...noProposals, ...storedValue.proposals, form } }
}

function serialiseVisit(): StoredVisit | undefined {
  const { userId, proposals } = lastVisit
  if (!proposals.current) return undefined
  const { form, ...rest } = proposals
  return { ...(userId !== undefined && { userId }), proposals: { ...rest, ...(form && { form: textFields(form) }) } }
}

/**
 * Returns the proposals for the current request and a function that requests another one. A failed request leaves the
 * current proposal visible. The proposals are restored when the user returns to the page, until they sign out.
 */
export function useProposals(
  fetcher: FetcherWithActions<BlendResult> & { data: BlendResult | undefined },
  userId: string | undefined,
) {
  const { data, formData, submit } = fetcher
  const [proposals, setProposals] = useState(() => (lastVisit.userId === userId ? lastVisit.proposals : noProposals))
  const [lastUserId, setLastUserId] = useState(userId)
  if (userId !== lastUserId) {
    setLastUserId(userId)
    if (lastUserId !== undefined) setProposals(noProposals)
  }
  useEffect(() => {
    lastVisit = { userId, proposals }
  }, [userId, proposals])
  const [lastData, setLastData] = useState(data)
  const [submittedForm, setSubmittedForm] = useState<FormData>()
  if (formData && formData !== submittedForm) setSubmittedForm(formData)
  if (data !== lastData) {
    setLastData(data)
    setProposals(addProposal(proposals, data, submittedForm))
  }
  const requestAnother = () => {
    if (!proposals.form || fetcher.state !== 'idle') return
    const form = new FormData()
    for (const [name, value] of proposals.form) if (!replacedFields.has(name)) form.append(name, value)
    form.set('token', proposals.token)
    form.set('shown', JSON.stringify(proposals.shown))
    void submit(form, { action: blendsDataPath })
  }
  // A new request failed, so the visible proposal belongs to an earlier one.
  const isFromEarlierRequest = fetcher.state === 'idle' && data?.answer === null && submittedForm?.get('token') === null
  return { proposals, requestAnother, isFromEarlierRequest }
}

const replacedFields = new Set(['token', 'shown'])

function addProposal(previous: Proposals, data: BlendResult | undefined, form: FormData | undefined): Proposals {
  const answer = data?.answer
  if (!answer) return previous
  if (answer.kind === 'nothing') return form?.get('token') ? previous : noProposals
  if (answer.kind === 'emergencies') return noProposals
  const slugs = answer.parts.herbs.map(({ slug }) => slug)
  const earlierSlugs = answer.token === previous.token ? previous.shown : []
  return { token: answer.token, shown: [...earlierSlugs, slugs], current: answer, form }
}
