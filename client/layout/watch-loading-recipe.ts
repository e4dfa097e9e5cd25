import { isPlainClick } from '#client/core/plain-click.ts'

/** Milliseconds after which a recipe that is still loading is announced. */
const patienceMs = 300

/** Says that a recipe is loading when the browser takes longer to open it. */
export function watchLoadingRecipe(): void {
  const note = document.createElement('output')
  note.className = 'loading-recipe'
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/recipe/"]:not([target])') : null
    if (!link || !isPlainClick(event)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      note.textContent = 'Loading recipe...'
      document.body.append(note)
    }, patienceMs)
  })
  addEventListener('pagehide', () => {
    clearTimeout(timer)
    note.remove()
  })
}
