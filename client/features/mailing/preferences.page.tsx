import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import { useFocusFirstError } from '#client/ui/use-focus-first-error.ts'
import { ailmentNames } from '#domain/ailments/ailment-names.ts'
import { type Preferences, pauseChoices } from '#domain/mailing/preferences.ts'
import { paths } from '#domain/paths.ts'

import { BrokenLink, loadLinkData, runWithoutToast } from './email-link.tsx'
import { getPreferences, unsubscribeByPreferences, savePreferences } from './mailing.api.ts'
import { PreferencesFields } from './preferences-fields.tsx'

/** Null if the link doesn't work. */
type Loaded = Preferences | null

export const loader = ({ context, params: { token = '' } }: LoaderFunctionArgs) =>
  loadLinkData<Preferences>(getPreferences(context, token).then(({ preferences }) => preferences))

export async function action({ context, request, params: { token = '' } }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  if (intent === 'unsubscribe') return runWithoutToast(() => unsubscribeByPreferences(context, token))
  if (intent !== 'save') return null
  const firstName = form.get('firstName')
  const chosenTopics = form.getAll('topics')
  const change = {
    firstName: typeof firstName === 'string' ? firstName : '',
    topics: ailmentNames.filter((name) => chosenTopics.includes(name)),
    pause: pauseChoices.find((choice) => choice === form.get('pause')) ?? 'keep',
    opens: form.has('opens'),
  }
  return runWithoutToast(() => savePreferences(context, token, change))
}

/** Opening the page changes nothing; the forms work with and without JavaScript. */
export function Component() {
  const preferences = useLoaderData<Loaded>()
  return (
    <section className="mx-auto max-w-[38rem] pt-12">
      <PageHead title="Your email preferences" description="Choose which Herbal Remedies emails you get." />
      <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3rem)]">Your email preferences</h1>
      {preferences === null && <BrokenLink />}
      {preferences?.isSubscribed === false && <NotSubscribed />}
      {preferences?.isSubscribed && <PreferencesForm preferences={preferences} />}
    </section>
  )
}

const NotSubscribed = () => (
  <p className="mt-5 text-[1.1rem]" role="status">
    You won’t get any more newsletters. If you change your mind, you can{' '}
    <Link to={paths.mailingList}>subscribe again</Link> at any time.
  </p>
)

function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const outcome = useActionData<ActionResult>()
  const { state, formData } = useNavigation()
  const form = useFocusFirstError(outcome)
  const isSending = state !== 'idle' && formData !== undefined
  return (
    <>
      <Form method="post" ref={form} className="fields mt-6" preventScrollReset noValidate>
        <PreferencesFields preferences={preferences} errors={outcome?.errors ?? {}} />
        <ErrorSummary outcome={outcome} />
        <p className="done" role="status">
          {outcome?.isDone && !isSending && 'Saved. Changes apply from the next email.'}
        </p>
        <button type="submit" name="intent" value="save" className="button" disabled={isSending}>
          {isSending && formData.get('intent') === 'save' ? 'Saving...' : 'Save'}
        </button>
      </Form>
      <Form method="post" className="mt-10" preventScrollReset>
        <h2 className="text-[1.45rem] text-cobalt">Unsubscribe</h2>
        <p className="mt-1 mb-4 text-quiet">Unsubscribe from the newsletter. This deletes your choices above.</p>
        <button type="submit" name="intent" value="unsubscribe" className="button plain" disabled={isSending}>
          Unsubscribe
        </button>
      </Form>
    </>
  )
}
