import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'

import { PageHead } from '#client/core/page-head.tsx'
import type { ActionResult } from '#client/core/run-action.ts'
import { BrokenLink, loadLinkData, runWithoutToast } from '#client/features/mailing/email-link.tsx'
import { ErrorSummary } from '#client/ui/error-summary.tsx'
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts'
import { kindLabels } from '#domain/notifications/notification-labels.ts'
import { paths } from '#domain/paths.ts'

import { getMailLink, stopMails } from './notifications.api.ts'

export const loader = ({ context, params: { token = '' } }: LoaderFunctionArgs) =>
  loadLinkData(getMailLink(context, token))

export const action = ({ context, params: { token = '' } }: ActionFunctionArgs) =>
  runWithoutToast(() => stopMails(context, token))

/** Opening the page changes nothing; the form works with and without JavaScript. */
export function Component() {
  const link = useLoaderData<{ kind: NotificationKind } | null>()
  const isDone = useActionData<ActionResult>()?.isDone === true
  return (
    <section className="mx-auto max-w-[34rem] pt-12">
      <PageHead title="Notification emails" description="Stop emails about one kind of notification." />
      <h1 className="text-[clamp(2rem,1.5rem+2.4vw,3rem)]">{isDone ? 'You won’t get these emails' : 'Stop emails'}</h1>
      {link === null && <BrokenLink />}
      {link !== null && (isDone ? <Stopped /> : <StopForm kind={link.kind} />)}
    </section>
  )
}

const Stopped = () => (
  <p className="mt-5 text-[1.1rem]" role="status">
    We’ll still show these notifications on the site. You can change this <a href={paths.profile}>on your profile</a>.
  </p>
)

function StopForm({ kind }: { kind: NotificationKind }) {
  const outcome = useActionData<ActionResult>()
  return (
    <Form method="post" className="fields mt-4" preventScrollReset>
      <p className="text-[1.1rem] text-quiet">Stop emails about: {kindLabels[kind]}.</p>
      <ErrorSummary outcome={outcome} />
      <button type="submit" className="button">
        Stop these emails
      </button>
    </Form>
  )
}
