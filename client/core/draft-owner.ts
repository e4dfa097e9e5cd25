export const draftPrefix = 'draft '

/** Owner of the drafts that a visitor types. */
export const visitorOwner = 'visitor'

/** Forms of this page with unsaved text. */
export const unsavedForms = new Set<string>()

let signedIn = visitorOwner

export function setDraftOwner(memberId: string): void {
  signedIn = memberId
}

/** Removes the drafts of the member who signs out, and visitors' drafts. Other members' drafts stay. */
export function removeOwnDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if ([signedIn, visitorOwner].some((owner) => key.startsWith(`${draftPrefix}${owner} `)))
        localStorage.removeItem(key)
  } catch {
    // A browser without storage has no drafts.
  }
}
