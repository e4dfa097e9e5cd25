import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useActionData, useFetcher } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import type { ActionResult } from '#client/core/run-action.ts'

import { ErrorSummary } from './error-summary.tsx'
import { useFocusFirstError } from './use-focus-first-error.ts'
import { usePreventDoubleSubmit } from './use-prevent-double-submit.ts'
import { useRestoreFocus } from './use-restore-focus.ts'

/** `needsPassword`: the user must also choose a new password. `isSignedIn`: the action has signed the user in. */
export type EmailLinkResult = ActionResult & { needsPassword?: boolean; isSignedIn?: boolean }

type EmailLinkPageProps = {
  title: string
  text: string
  button: string
  doneTitle: string
  renderDone: (outcome: EmailLinkResult | undefined) => ReactNode
  /** Shown instead of the button when the link no longer works. */
  fallback?: ReactNode
  renderFields?: (outcome: EmailLinkResult | undefined) => ReactNode
  /** True if the token is after the `#`. With the token in its path, a page also works without JavaScript. */
  needsScript?: boolean
}

/** Page that an emailed link opens. Opening the page changes nothing; its button does. */
export function EmailLinkPage({
  title,
  text,
  button,
  doneTitle,
  renderDone,
  fallback,
  renderFields,
  needsScript = true,
}: EmailLinkPageProps) {
  const fetcher = useFetcher<EmailLinkResult>()
  const posted = useActionData<EmailLinkResult>()
  const outcome = fetcher.data ?? posted
  const form = useFocusFirstError(outcome)
  const doneMessage = useRef<HTMLDivElement>(null)
  const { isDone = false, needsPassword = false, code, errors } = outcome ?? {}
  const linkError = errors?.['token']
  const summaryResult = useMemo(
    () => (linkError === undefined ? outcome : { message: linkError }),
    [linkError, outcome],
  )
  useEffect(() => {
    if (isDone) doneMessage.current?.focus()
  }, [isDone])
  const isSending = fetcher.state !== 'idle'
  const isEnded = code === 'not_found' || linkError !== undefined
  const submit = useRestoreFocus<HTMLButtonElement>(isSending)
  usePreventDoubleSubmit(form, fetcher)
  useEffect(() => {
    if (needsPassword) form.current?.querySelector('input')?.focus()
  }, [needsPassword, form])
  return (
    <section className="mx-auto max-w-[34rem] pt-12">
      <PageHead title={title} description={text} />
      <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3rem)]">{isDone ? doneTitle : title}</h1>
      {isDone ? (
        <div ref={doneMessage} tabIndex={-1} className="mt-5">
          {renderDone(outcome)}
        </div>
      ) : (
        <>
          <p className="mt-4 text-[1.1rem] text-quiet">{text}</p>
          {needsScript && (
            <p className="refusal mt-6 scripting:hidden">
              This page needs JavaScript. Open the emailed link in a browser with JavaScript enabled.
            </p>
          )}
          <div className={needsScript ? 'needs-script' : undefined}>
            <fetcher.Form method="post" ref={form} className="fields mt-6">
              {!isEnded && renderFields?.(outcome)}
              <ErrorSummary outcome={summaryResult} />
              {isEnded ? (
                fallback
              ) : (
                <button ref={submit} type="submit" className="button" disabled={isSending}>
                  {isSending ? 'Loading...' : button}
                </button>
              )}
            </fetcher.Form>
          </div>
        </>
      )}
    </section>
  )
}

/** Returns the token of the link. It is after the `#`, which browsers never send to a server. */
export const readLinkToken = (): string => location.hash.slice(1)
