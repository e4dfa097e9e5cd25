import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { unsavedForms, visitorOwner } from '#client/core/draft-owner.ts'
import { type Draft, type DraftContent, draftKey, readDrafts, removeDraft, writeDraft } from '#client/core/drafts.ts'
import { listenToSession, useSession } from '#client/core/session.ts'
import { showToast } from '#client/core/toasts.ts'

import { useConfirmBeforeUnload } from './use-confirm-before-unload.ts'

type DraftOptions<Form> = {
  /** Name of the form, with the id of the edited entry. */
  name: string
  /** Returns undefined for a draft that is invalid or contains nothing new. */
  read: (form: unknown) => Form | undefined
  fill: (form: Form, revision: string) => void
  /** Empties the form after its author signs out in this tab, or another member signs in. */
  empty: () => void
}

const notStored = 'Your browser can’t save drafts right now. Keep this page open until you’ve saved or sent your text.'
let isFailureShown = false

function showFailureOnce(): void {
  if (!isFailureShown) showToast('error', notStored)
  isFailureShown = true
}

/**
 * Stores the unsaved text of a form and offers drafts stored earlier. A draft belongs to the member who typed it, and
 * changes the form only when the user restores it.
 */
export function useDraft<Form>({ name, read, fill, empty }: DraftOptions<Form>) {
  const [slot] = useState(() => crypto.randomUUID())
  const { owner, leave } = useOwner()
  const key = owner === undefined ? '' : draftKey(owner, name, slot)
  const [listed, setListed] = useState<{ key: string; drafts: Draft[] }>({ key: '', drafts: [] })
  const list = () =>
    owner !== undefined &&
    setListed({ key, drafts: readDrafts(owner, name).filter((draft) => !draft.key.endsWith(slot)) })
  if (key !== listed.key) list()
  const offeredDrafts = listed.drafts.filter(({ form }) => read(form) !== undefined)
  const [offeredDraft] = offeredDrafts
  const [isStored, setIsStored] = useState(true)
  const typed = useRef<DraftContent>(null)
  const write = () => {
    if (typed.current === null) unsavedForms.delete(slot)
    else unsavedForms.add(slot)
    // Until the session has loaded, the text has no owner and isn't stored.
    if (key === '') return setIsStored(typed.current === null)
    if (typed.current === null) removeDraft(key)
    const isWritten = typed.current === null || writeDraft(key, typed.current)
    setIsStored(isWritten)
    if (!isWritten) showFailureOnce()
  }
  /** Pass null to remove the draft. */
  const save = (form: Form | null, revision = '') => {
    typed.current = form === null ? null : { form, revision }
    write()
  }
  /** Stores the typed text as a draft to offer later. Returns false if it can't be stored. */
  const storeAsDraft = (): boolean => {
    if (typed.current === null || owner === undefined) return true
    if (!writeDraft(draftKey(owner, name, crypto.randomUUID()), typed.current)) {
      showToast('error', notStored)
      return false
    }
    save(null)
    list()
    return true
  }
  const store = useEffectEvent(write)
  const clear = useEffectEvent(() => {
    typed.current = null
    unsavedForms.delete(slot)
    empty()
  })
  const lastKey = useRef(key)
  useEffect(() => {
    const previousKey = lastKey.current
    lastKey.current = key
    if (previousKey === key) return
    const isSamePerson = previousKey === '' || previousKey.startsWith(draftKey(visitorOwner, name, ''))
    if (!isSamePerson) return clear()
    store()
    removeDraft(previousKey)
  }, [key, name])
  const onSignOut = useEffectEvent((isOwn: boolean) => {
    // Signing out in another tab has removed this member's drafts. The text in this form still belongs to the member,
    // so it is stored again.
    if (isOwn) leave()
    else write()
  })
  useEffect(() => listenToSession((event, isOwn) => void (event === 'signed-out' && onSignOut(isOwn))), [])
  // Another tab has restored or discarded the draft of this form, whose text is still here.
  const onRemoved = useEffectEvent((removedKey: string | null) => {
    if (removedKey === key && typed.current !== null) write()
  })
  useEffect(() => {
    const onStorage = ({ key: removedKey, newValue }: StorageEvent) => newValue === null && onRemoved(removedKey)
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])
  useEffect(() => () => void unsavedForms.delete(slot), [slot])
  useConfirmBeforeUnload(!isStored)
  return {
    /** Storage key of this form's draft; empty until the session has loaded. */
    key,
    isStored,
    /** The newest draft, and how many there are. */
    offer: offeredDraft && {
      revision: offeredDraft.revision,
      savedAt: offeredDraft.savedAt,
      count: offeredDrafts.length,
    },
    save,
    storeAsDraft,
    restore: () => {
      const form = read(offeredDraft?.form)
      if (!offeredDraft || form === undefined || !storeAsDraft()) return
      fill(form, offeredDraft.revision)
      if (typed.current === null || writeDraft(key, typed.current)) removeDraft(offeredDraft.key)
      list()
    },
    discard: () => {
      if (offeredDraft) removeDraft(offeredDraft.key)
      list()
    },
  }
}

/**
 * Returns the member who owns the text, or the owner of visitors' drafts; undefined until the session has loaded. When
 * the session ends, the owner stays the same until `leave` is called or another member signs in.
 */
function useOwner() {
  const session = useSession()
  const [owner, setOwner] = useState<string>()
  const [isLeaving, setIsLeaving] = useState(false)
  if (isLeaving && session === null) {
    setIsLeaving(false)
    setOwner(visitorOwner)
  }
  const currentOwner = isLeaving
    ? visitorOwner
    : (session?.user.id ?? owner ?? (session === null ? visitorOwner : undefined))
  if (!isLeaving && currentOwner !== owner) setOwner(currentOwner)
  return { owner: currentOwner, leave: () => setIsLeaving(true) }
}
