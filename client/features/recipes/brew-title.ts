import { setTitlePrefix } from '#domain/recipes/brew-timer.rules.ts'

let prefix = ''
const changes = new MutationObserver(apply)

/** Adds a prefix to the page title, also after navigations. An empty prefix restores the title. */
export function prefixTitle(next: string): void {
  if (prefix === next) return
  prefix = next
  if (prefix) changes.observe(document.head, { childList: true, characterData: true, subtree: true })
  else changes.disconnect()
  apply()
}

/** Does nothing until React has rendered a title, because setting `document.title` would add a second element. */
function apply(): void {
  const title = setTitlePrefix(document.title, prefix)
  if (document.head.querySelector('title') && document.title !== title) document.title = title
}
