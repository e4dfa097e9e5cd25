import { isPlainClick } from '#client/core/plain-click.ts'

/** Makes each `GoBackLink` return to the previous page, if that is a page of this site. */
export function watchGoBackLinks(): void {
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('[data-go-back]') : null
      if (!link || !canGoBack() || !isPlainClick(event)) return
      event.preventDefault()
      history.back()
    },
    true,
  )
}

/** True if the previous history entry is a page of this site. */
export const canGoBack = (): boolean =>
  'navigation' in window ? window.navigation.canGoBack : Number(Object(history.state).idx) > 0
