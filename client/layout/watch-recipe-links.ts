import { hidePageNote, showPageNote } from '#client/core/page-note.ts'
import { isPlainClick } from '#client/core/plain-click.ts'

/** Milliseconds after which a message says that the recipe is still loading. */
const loadingNoteDelayMs = 300

/** Animates the jar of a clicked recipe into that of the recipe page, and shows a message if loading takes longer. */
export function watchRecipeLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/recipe/"]:not([target])') : null
    if (!link || !isPlainClick(event)) return
    markJar(link)
    clearTimeout(timer)
    timer = setTimeout(() => showPageNote('Loading recipe...'), loadingNoteDelayMs)
  })
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    hidePageNote()
  })
}

/** Marks the jar for the view transition. Only one element may have the mark. */
function markJar(link: Element) {
  document.querySelector('.opened-jar')?.classList.remove('opened-jar')
  link.closest('article')?.querySelector('.jar')?.classList.add('opened-jar')
}
