import { answerConsent, listenToConsent, readConsent, reopenConsent } from '#client/core/consent.ts'
import { isPlainClick } from '#client/core/plain-click.ts'

/** Shows the cookie banner until the user answers in this or another tab, and opens it again from the footer. */
export function watchCookieBanner(): void {
  showBanner()
  listenToConsent(showBanner)
  document.addEventListener('click', onClick)
}

function showBanner() {
  const banner = document.getElementById('cookie-banner')
  if (banner) banner.hidden = readConsent() !== 'unanswered'
}

function onClick(event: MouseEvent) {
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-consent], [data-cookie-settings]') : null
  if (!pressed || !isPlainClick(event)) return
  const { consent } = pressed.dataset
  if (consent === 'all' || consent === 'necessary') {
    // The banner disappears with its buttons, so the focus moves to the main content.
    document.getElementById('main')?.focus({ preventScroll: true })
    answerConsent(consent)
  } else {
    event.preventDefault()
    reopenConsent()
    document.getElementById('cookie-banner')?.focus()
  }
}
