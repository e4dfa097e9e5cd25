import { useState } from 'react'

import { type Draft, forgetDraft, keepDraft, readDraft } from '#client/core/drafts.ts'

/** What is typed, and of which save it was made. */
type Kept<Form, Revision> = { form: Form; revision: Revision }

type Stored<Form, Revision> = Kept<Form, Revision> & {
  /** Under which name a browser keeps what is typed. */
  name: string
  read: (draft: Draft) => Kept<Form, Revision> | undefined
  write: (kept: Kept<Form, Revision>) => Draft
  isSame: (one: Form, other: Form) => boolean
  isOlder: (begunWith: Revision, stored: Revision) => boolean
}

/**
 * What stands in a form, and what it began with: what is stored, or what this browser kept of it. `isOutdated` tells that somebody else
 * has saved since.
 */
export function useStoredDraft<Form, Revision>(stored: Stored<Form, Revision>) {
  const { name, isSame } = stored
  const [kept] = useState(() => stored.read(readDraft(name)))
  const [form, setForm] = useState(kept?.form ?? stored.form)
  const [base, setBase] = useState({ form: stored.form, revision: kept?.revision ?? stored.revision })
  const [isRestored, setIsRestored] = useState(kept !== undefined && !isSame(kept.form, stored.form))
  const [putAway, setPutAway] = useState<Form>()
  const show = (shown: Form) => {
    setForm(shown)
    keepDraft(name, stored.write({ form: shown, revision: base.revision }))
  }
  const begin = (begun: Kept<Form, Revision>) => {
    setBase(begun)
    setIsRestored(false)
  }
  return {
    form,
    change: (part: Partial<Form>) => show({ ...form, ...part }),
    revision: base.revision,
    isDirty: !isSame(form, base.form),
    isOutdated: stored.isOlder(base.revision, stored.revision),
    isRestored,
    isPutAway: putAway !== undefined,
    /** What was sent is stored now; what was typed meanwhile is kept over it. */
    settle: (sent: Form, revision = stored.revision) => {
      begin({ form: sent, revision })
      setPutAway(undefined)
      if (!isSame(form, sent)) keepDraft(name, stored.write({ form, revision }))
    },
    /** Shows what is stored, and puts away what was typed. */
    startAnew: () => {
      if (!isSame(form, stored.form)) setPutAway(form)
      setForm(stored.form)
      begin({ form: stored.form, revision: stored.revision })
      forgetDraft(name)
    },
    /** Shows what was put away, and puts away what was typed since. */
    bringBack: () => {
      setPutAway(isSame(form, stored.form) ? undefined : form)
      if (putAway !== undefined) show(putAway)
    },
    /** What is typed shall replace what somebody else has saved. */
    insist: () => setBase({ ...base, revision: stored.revision }),
  }
}
