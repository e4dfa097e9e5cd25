import { titleWith } from '#domain/recipes/brew-timer.rules.ts'

let mark = ''
const changes = new MutationObserver(apply)

/** Puts the time before whatever title the page has, over navigations too; an empty mark gives the title back. */
export function markTitle(next: string): void {
  if (mark === next) return
  mark = next
  if (mark) changes.observe(document.head, { childList: true, characterData: true, subtree: true })
  else changes.disconnect()
  apply()
}

/** Only on a title that React has put there: setting one where none is would add a second element. */
function apply(): void {
  const title = titleWith(document.title, mark)
  if (document.head.querySelector('title') && document.title !== title) document.title = title
}
