import { hidePageNote, showPageNote } from '#client/core/page-note.ts'
import { isPlainClick } from '#client/core/plain-click.ts'

/** Milliseconds after which a recipe that is still loading is announced. */
const patienceMs = 300

/** Moves the jar of a clicked recipe to its page, and says that the recipe is loading if that takes longer. */
export function watchRecipeLinks(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/recipe/"]:not([target])') : null
    if (!link || !isPlainClick(event)) return
    markJar(link)
    clearTimeout(timer)
    timer = setTimeout(() => showPageNote('Loading recipe...'), patienceMs)
  })
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    hidePageNote()
  })
}

/** Marks the jar that the browser animates into the one of the recipe's page. Only one may have the mark. */
function markJar(link: Element) {
  document.querySelector('.opened-jar')?.classList.remove('opened-jar')
  link.closest('article')?.querySelector('.jar')?.classList.add('opened-jar')
}
