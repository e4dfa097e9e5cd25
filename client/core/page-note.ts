const note = typeof document === 'undefined' ? undefined : document.createElement('output')

/** Shows a short text over the page until it is hidden. */
export function showPageNote(text: string): void {
  if (!note) return
  note.className = 'page-note'
  note.textContent = text
  document.body.append(note)
}

export const hidePageNote = (): void => note?.remove()
