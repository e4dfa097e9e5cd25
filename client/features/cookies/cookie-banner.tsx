import { Link } from 'react-router'

import { answerConsent, reopenConsent, useConsent } from '#client/core/consent.ts'
import { isPlainClick } from '#client/core/plain-click.ts'
import { paths } from '#domain/paths.ts'

/** Cookie banner, shown until the user answers. The answer is stored in the browser. */
export function CookieBanner() {
  if (useConsent() !== 'unanswered') return null
  return (
    <section className="cookie-banner" id="cookie-banner" aria-label="Cookies" tabIndex={-1}>
      <div className="wrap">
        <div>
          <p>We use cookies to enhance your experience.</p>
          <p>
            By continuing to visit this site you agree to the necessary ones.{' '}
            <Link to={paths.privacy} className="inline-link">
              Learn more<span className="sr-only"> about cookies and privacy</span>
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          <button type="button" className="button plain" onClick={() => saveAnswer('necessary')}>
            Only necessary
          </button>
          <button type="button" className="button" onClick={() => saveAnswer('all')}>
            Accept
          </button>
        </div>
      </div>
    </section>
  )
}

/** The banner disappears with its buttons, so the focus moves to the main content. */
function saveAnswer(consent: 'all' | 'necessary') {
  document.getElementById('main')?.focus({ preventScroll: true })
  answerConsent(consent)
}

/** Opens the banner again. Before hydration it's a plain link to the privacy page. */
export function CookieSettings({ className }: { className: string }) {
  return (
    <Link
      to={`${paths.privacy}#cookies`}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        reopenConsent()
        requestAnimationFrame(() => document.getElementById('cookie-banner')?.focus())
      }}
    >
      Cookie settings
    </Link>
  )
}
