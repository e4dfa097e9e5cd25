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
import { paths } from '#domain/paths.ts'

import { BrokenLink, loadLinkData, runWithoutToast } from './email-link.tsx'
import { getLinkStatus, unsubscribe } from './mailing.api.ts'

export const loader = ({ context, params: { token = '' } }: LoaderFunctionArgs) =>
  loadLinkData(getLinkStatus(context, token))

export const action = ({ context, params: { token = '' } }: ActionFunctionArgs) =>
  runWithoutToast(() => unsubscribe(context, token))

/** Opening the page does not unsubscribe anybody; the form works with and without JavaScript. */
export function Component() {
  const linkStatus = useLoaderData<object | null>()
  const isDone = useActionData<ActionResult>()?.isDone === true
  return (
    <section className="mx-auto max-w-[34rem] pt-12">
      <PageHead title="Unsubscribe" description="Unsubscribe from the Herbal Remedies newsletter." />
      <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3rem)]">{isDone ? 'You have unsubscribed' : 'Unsubscribe'}</h1>
      {linkStatus === null && <BrokenLink linkText="write to us, and we’ll remove you from the list" />}
      {linkStatus !== null && (isDone ? <Unsubscribed /> : <UnsubscribeForm />)}
    </section>
  )
}

const Unsubscribed = () => (
  <p className="mt-5 text-[1.1rem]" role="status">
    You won’t get any more newsletters. If you change your mind, you can{' '}
    <Link to={paths.mailingList}>subscribe again</Link> at any time.
  </p>
)

function UnsubscribeForm() {
  const outcome = useActionData<ActionResult>()
  const isSending = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="fields mt-4" preventScrollReset>
      <p className="text-[1.1rem] text-quiet">Unsubscribe from the newsletter.</p>
      <ErrorSummary outcome={outcome} />
      <button type="submit" className="button" disabled={isSending}>
        {isSending ? 'Loading...' : 'Unsubscribe'}
      </button>
    </Form>
  )
}
