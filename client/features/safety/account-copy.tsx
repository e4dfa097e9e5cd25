import { useEffect } from 'react'

import { useFetcher } from '#client/core/fetcher.tsx'
import { showToast } from '#client/core/toasts.ts'
import { savedAnswersPath } from '#domain/paths.ts'
import { type CopyStatus, compareAnswerCopies } from '#domain/safety/answers-copy.rules.ts'
import { isCurrentConsent, safetyConsent } from '#domain/safety/consent.ts'
import type { StoredProfile } from '#domain/safety/stored-profile.ts'

import type { LoadedCopy } from './account-copy.resource.ts'
import { Checkbox } from './answer-fields.tsx'
import { saveProfile } from './profile-store.ts'

const explanations: Record<CopyStatus, string> = {
  'no-answers':
    'You have no copy in your account yet. Save your answers below first. Then you can keep a copy and use it on your other devices.',
  'no-copy':
    'Your answers are only in this browser. Keep a copy in your account to use them on your other devices and for the blends that we suggest. We do not use it for anything else or show it to anyone.',
  'account-only': 'Your account has a copy of your answers. This browser has no answers.',
  equal: 'Your account has the same answers as this browser.',
  'account-newer': 'The copy in your account is newer than the answers in this browser.',
  'browser-newer': 'The answers in this browser differ from the copy in your account.',
}

const updateNote = ' When you save new answers, we update the copy too.'
const consentNote = ' We have changed the wording of your consent. We won’t change the copy until you agree again.'

/** `fetcherKey` includes the member's ID, so that another member on the same page doesn't see the copy. */
type AccountCopyProps = { savedProfile: StoredProfile | undefined; fetcherKey: string; onRestored: () => void }

export function AccountCopy({ savedProfile, fetcherKey, onRestored }: AccountCopyProps) {
  const fetcher = useFetcher<LoadedCopy>({ key: fetcherKey })
  const { data, load, state } = fetcher
  const needsLoad = data === undefined && state === 'idle'
  useEffect(() => {
    if (needsLoad) void load(savedAnswersPath)
  }, [needsLoad, load])
  if (!data) return null
  const { copy, agreedWording, isLoaded, error } = data
  const isBusy = state !== 'idle'
  const status = compareAnswerCopies(savedProfile, copy)
  const needsConsent = savedProfile !== undefined && !isCurrentConsent(agreedWording)
  const note = copy && needsConsent ? consentNote : status === 'equal' ? updateNote : ''
  return (
    <section aria-labelledby="account-copy">
      <h2 id="account-copy" className="mb-2 text-[1.3rem]">
        A copy in your account
      </h2>
      {isLoaded ? (
        <p>{explanations[status] + note}</p>
      ) : (
        <CopyNotLoaded isBusy={isBusy} retry={() => void load(savedAnswersPath)} />
      )}
      {isLoaded && status !== 'no-answers' && (
        <fetcher.Form method="post" action={savedAnswersPath}>
          {needsConsent && (
            <>
              <Checkbox name="consent" value={safetyConsent} label={safetyConsent} />
              <p className="error" role="alert">
                {error}
              </p>
            </>
          )}
          <p className="mt-4 flex flex-wrap gap-3">
            {copy && status !== 'equal' && (
              <button type="button" className="button" disabled={isBusy} onClick={() => restoreCopy(copy, onRestored)}>
                Use the copy in this browser
              </button>
            )}
            {savedProfile && (status !== 'equal' || needsConsent) && (
              <button type="submit" name="intent" value="save" className="button plain" disabled={isBusy}>
                {isBusy ? 'Loading...' : copy ? 'Update the copy' : 'Keep a copy in my account'}
              </button>
            )}
            {copy && (
              <button type="submit" name="intent" value="delete" className="button plain" disabled={isBusy}>
                Delete the copy
              </button>
            )}
          </p>
        </fetcher.Form>
      )}
    </section>
  )
}

function CopyNotLoaded({ isBusy, retry }: { isBusy: boolean; retry: () => void }) {
  return (
    <>
      <p className="mb-3">We couldn’t check whether your account has a copy.</p>
      <button type="button" className="button plain" disabled={isBusy} onClick={retry}>
        {isBusy ? 'Loading...' : 'Try again'}
      </button>
    </>
  )
}

function restoreCopy(copy: StoredProfile, onRestored: () => void) {
  const isStored = saveProfile(copy)
  showToast(
    'success',
    isStored ? 'Answers saved in this browser' : 'Your answers will be lost when you leave this page',
  )
  onRestored()
}
