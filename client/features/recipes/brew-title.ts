import { setTitlePrefix } from '#domain/recipes/brew-timer.rules.ts'

let mark = ''
const changes = new MutationObserver(apply)

/** Puts a mark before the page title and keeps it through navigations. An empty mark restores the title. */
export function markTitle(next: string): void {
  if (mark === next) return
  mark = next
  if (mark) changes.observe(document.head, { childList: true, characterData: true, subtree: true })
  else changes.disconnect()
  apply()
}

/** Changes the title only once React has rendered one: before that, setting it would add a second element. */
function apply(): void {
  const title = setTitlePrefix(document.title, mark)
  if (document.head.querySelector('title') && document.title !== title) document.title = title
}
