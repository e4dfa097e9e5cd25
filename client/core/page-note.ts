const note = typeof document === 'undefined' ? undefined : document.createElement('output')
let timer: ReturnType<typeof setTimeout> | undefined

/** Shows a short text over the page until it is hidden, or for `shownMs` milliseconds. Loads no further code. */
export function showPageNote(text: string, shownMs?: number): void {
  if (!note) return
  clearTimeout(timer)
  note.className = 'page-note'
  note.textContent = text
  document.body.append(note)
  if (shownMs !== undefined) timer = setTimeout(hidePageNote, shownMs)
}

export const hidePageNote = (): void => note?.remove()
