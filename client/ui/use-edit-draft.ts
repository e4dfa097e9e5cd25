import { useState } from 'react'

import { useDraft } from './use-draft.ts'

type Saved<Form> = {
  /** Name of the form, with the id of what it edits. */
  name: string
  form: Form
  /** Changes with each save, whoever saves. */
  revision: string
  /** Returns undefined for anything that is no such form. */
  read: (form: unknown) => Form | undefined
  isSame?: (one: Form, other: Form) => boolean
}

/** A form over something that is saved. `isOutdated` is true once somebody else has saved since it was begun. */
export function useEditDraft<Form>(saved: Saved<Form>) {
  const { name, read, isSame = isSameJson } = saved
  const [form, setForm] = useState(saved.form)
  /** Version that the form was begun over; `seen` is the one that was shown as saved then. */
  const [base, setBase] = useState({ form: saved.form, revision: saved.revision, seen: saved.revision })
  const isDirty = !isSame(form, base.form)
  const isChanged = saved.revision !== base.revision && saved.revision !== base.seen
  const showSaved = () => {
    setBase({ form: saved.form, revision: saved.revision, seen: saved.revision })
    setForm(saved.form)
  }
  // A reload in the background shows what is saved now, unless something was typed.
  if (isChanged && !isDirty) showSaved()
  const draft = useDraft<Form>({
    name,
    read: (stored) => {
      const kept = read(stored)
      return kept !== undefined && isSame(kept, saved.form) ? undefined : kept
    },
    fill: (kept, revision) => {
      setBase({ form: saved.form, revision, seen: revision })
      setForm(kept)
      draft.keep(kept, revision)
    },
    empty: showSaved,
  })
  const show = (shown: Form) => {
    setForm(shown)
    draft.keep(isSame(shown, base.form) ? null : shown, base.revision)
  }
  return {
    draft,
    form,
    change: (part: Partial<Form>) => show({ ...form, ...part }),
    /** Sent with a save, which is refused where somebody else has saved since. */
    revision: base.revision,
    isDirty,
    isOutdated: isChanged && isDirty,
    /** Call it once `sent` is saved; what was typed meanwhile stays. */
    settle: (sent: Form, revision = saved.revision) => {
      setBase({ form: sent, revision, seen: saved.revision })
      draft.keep(isSame(form, sent) ? null : form, revision)
    },
    /** Shows what is saved. What was typed is offered as a draft. */
    showSaved: () => {
      if (draft.setAside()) showSaved()
    },
    /** Lets the next save replace what somebody else has saved. */
    overwrite: () => {
      setBase({ ...base, revision: saved.revision })
      draft.keep(isSame(form, saved.form) ? null : form, saved.revision)
    },
  }
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
