const findOpenMenu = () => document.querySelector<HTMLDetailsElement>('details.menu[open]')

/** Closes the phone menu on Escape, and when the focus leaves it for another part of the page. */
export function watchMenu(): void {
  document.addEventListener('keydown', ({ key }) => {
    const menu = findOpenMenu()
    if (key !== 'Escape' || !menu?.contains(document.activeElement)) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = findOpenMenu()
    if (!menu || !(target instanceof Node) || !(relatedTarget instanceof Element)) return
    // The focus returns from a dialog to the menu's button that opened it.
    if (relatedTarget.closest('[role=dialog]')) return
    if (menu.contains(target) && !menu.contains(relatedTarget)) menu.open = false
  })
}
