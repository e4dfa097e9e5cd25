import { useState } from 'react'

import { useDraft } from './use-draft.ts'

type Saved<Form> = {
  /** Name of the form, with the id of the edited entry. */
  name: string
  form: Form
  /** Revision of the saved data, which changes with every save. */
  revision: string
  /** Returns undefined if the value doesn't have the shape of the form. */
  read: (form: unknown) => Form | undefined
  isSame?: (one: Form, other: Form) => boolean
}

/**
 * State and draft of a form that edits saved data. `isOutdated` is true if somebody else has saved since the edit
 * began.
 */
export function useEditDraft<Form>(saved: Saved<Form>) {
  const { name, read, isSame = isSameJson } = saved
  const [form, setForm] = useState(saved.form)
  /** Version that the edit is based on, and the saved revision that the page showed at that time. */
  const [base, setBase] = useState({ form: saved.form, revision: saved.revision, shownRevision: saved.revision })
  const isDirty = !isSame(form, base.form)
  const isChanged = saved.revision !== base.revision && saved.revision !== base.shownRevision
  const showSaved = () => {
    setBase({ form: saved.form, revision: saved.revision, shownRevision: saved.revision })
    setForm(saved.form)
  }
  // After a background reload, show the saved version unless the user has typed.
  if (isChanged && !isDirty) showSaved()
  const draft = useDraft<Form>({
    name,
    read: (stored) => {
      const storedForm = read(stored)
      return storedForm !== undefined && isSame(storedForm, saved.form) ? undefined : storedForm
    },
    fill: (storedForm, revision) => {
      setBase({ form: saved.form, revision, shownRevision: revision })
      setForm(storedForm)
      draft.save(storedForm, revision)
    },
    empty: showSaved,
  })
  const show = (next: Form) => {
    setForm(next)
    draft.save(isSame(next, base.form) ? null : next, base.revision)
  }
  return {
    draft,
    form,
    change: (part: Partial<Form>) => show({ ...form, ...part }),
    /** Revision to send with a save. The API refuses the save if somebody else has saved since. */
    revision: base.revision,
    isDirty,
    isOutdated: isChanged && isDirty,
    /** Call this after saving `sent`. Text typed meanwhile stays. */
    markAsSaved: (sent: Form, revision = saved.revision) => {
      setBase({ form: sent, revision, shownRevision: saved.revision })
      draft.save(isSame(form, sent) ? null : form, revision)
    },
    showSaved: () => {
      if (draft.storeAsDraft()) showSaved()
    },
    /** Lets the next save overwrite a version that somebody else has saved. Returns the revision to send. */
    overwrite: (): string => {
      setBase({ ...base, revision: saved.revision })
      draft.save(isSame(form, saved.form) ? null : form, saved.revision)
      return saved.revision
    },
  }
}

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
