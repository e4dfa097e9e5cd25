import { useId } from 'react'
import { useFetcher } from 'react-router'

import { copyText, getCopyError } from '#client/core/copy-text.ts'
import { useSite } from '#client/core/site.ts'
import { ActionMessage } from '#client/ui/action-message.tsx'
import { FormPart } from '#client/ui/form-part.tsx'
import { SubmitButton } from '#client/ui/submit-button.tsx'
import { useSubmissionId } from '#client/ui/use-submission-id.ts'
import { linkPaths } from '#domain/link-paths.ts'
import { paths } from '#domain/paths.ts'
import { partNames } from '#domain/pharmacist-links/pharmacist-links.messages.ts'
import { linkDays, sharedParts } from '#domain/pharmacist-links/shared-parts.ts'
import { formatPlural } from '#domain/words.ts'

import type { LinkResult } from './pharmacist-links.action.ts'

/** Form for a new link. Shows the link once it exists, because only its hash is stored. */
export function NewLinkForm({ hasAnswers }: { hasAnswers: boolean }) {
  const fetcher = useFetcher<LinkResult>()
  const id = useSubmissionId(fetcher)
  const { data } = fetcher
  return (
    <>
      <fetcher.Form method="post" className="fields">
        <input type="hidden" name="id" value={id} />
        <FormPart title="What the page shows">
          <div className="grid">
            {sharedParts.map((part) => (
              <label key={part} className="check">
                <input
                  type="checkbox"
                  name="parts"
                  value={part}
                  defaultChecked={part !== 'answers' || hasAnswers}
                  disabled={part === 'answers' && !hasAnswers}
                />
                <span>{partNames[part]}</span>
              </label>
            ))}
          </div>
          <p className="text-quiet">
            {hasAnswers
              ? 'The page says what our check finds for your answers. Without them, it says what our check finds for adults in general.'
              : 'Your account has no answers. To show them, keep a copy in your account under “For you”. Without them, the page says what our check finds for adults in general.'}{' '}
            <a href={paths.forYouFrom(paths.pharmacistLinks)} className="inline-link">
              Your answers
            </a>
          </p>
          <p className="text-quiet">
            The page is made anew each time it is opened. Notes, tags and your journal are never on it.
          </p>
        </FormPart>
        <FormPart title="How long the link works">
          <div className="flex flex-wrap gap-x-6">
            {linkDays.map((days) => (
              <label key={days} className="check">
                <input type="radio" name="days" value={days} defaultChecked={days === linkDays[0]} />
                <span>{formatPlural(days, 'day')}</span>
              </label>
            ))}
          </div>
        </FormPart>
        <SubmitButton intent="create" fetcher={fetcher}>
          Create a link
        </SubmitButton>
        {!data?.isDone && <ActionMessage outcome={data} />}
      </fetcher.Form>
      {data?.token !== undefined && <CreatedLink key={data.token} token={data.token} />}
    </>
  )
}

const focusInput = (input: HTMLInputElement | null) => input?.focus()

function CreatedLink({ token }: { token: string }) {
  const id = useId()
  const { url } = useSite()
  const link = url + linkPaths.pharmacistPage(token)
  return (
    <section aria-label="New link">
      <label htmlFor={id} className="block">
        Your new link. Copy it now: we don’t keep it, so we can’t show it again.
      </label>
      <input
        ref={focusInput}
        id={id}
        className="field mt-2"
        readOnly
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          onClick={() => void copyText(link, { done: 'Link copied', failed: getCopyError('The link') })}
        >
          Copy the link
        </button>
        <a href={link} target="_blank" rel="noreferrer" className="button plain">
          Open the page
        </a>
      </p>
    </section>
  )
}
