export const draftPrefix = 'draft '

export const visitorOwner = 'visitor'

/** Forms of this page with unsaved text, by the slot of `useDraft`. */
export const unsavedForms = new Set<string>()

let currentOwner = visitorOwner

export function setDraftOwner(memberId: string): void {
  currentOwner = memberId
}

/** Removes the drafts of the member who signs out, and visitors' drafts, but not other members'. */
export function removeOwnDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if ([currentOwner, visitorOwner].some((owner) => key.startsWith(`${draftPrefix}${owner} `)))
        localStorage.removeItem(key)
  } catch {
    // A browser without storage has no drafts.
  }
}
