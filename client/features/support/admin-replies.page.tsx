import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, useLoaderData, type ActionFunctionArgs } from 'react-router'

import { textFields } from '#client/core/forms.ts'
import { loadOrToast } from '#client/core/load-or-toast.ts'
import { runAction } from '#client/core/run-action.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { paths } from '#domain/paths.ts'
import type { CannedReply } from '#domain/support/canned-replies.rules.ts'
import { cannedLoadError, cannedDeletionError, cannedSaveError } from '#domain/support/support.messages.ts'

import { CannedReplyItem, NewCannedReply } from './canned-replies.tsx'
import { listCannedReplies, createCannedReply, deleteCannedReply, editCannedReply } from './support.api.ts'
import { TicketsNotLoaded } from './ticket-status.tsx'

type Loaded = { cannedReplies: CannedReply[] | null }

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const response = await loadOrToast(listCannedReplies(args.context), () => requireAdmin(args), cannedLoadError)
  return response ?? { cannedReplies: null }
}

export function Component() {
  const loaded = useLoaderData<Loaded>()
  const replies = useLastNonNull(loaded.cannedReplies)
  return (
    <AdminLayout title="Canned replies">
      <Link to={paths.adminInbox} className="stand-alone gap-2">
        <ArrowLeft aria-hidden className="size-5" />
        All tickets
      </Link>
      {loaded.cannedReplies === null && <TicketsNotLoaded failure={cannedLoadError} />}
      {replies && replies.length === 0 && (
        <p className="mt-4 max-w-[60ch] text-[1.14rem] text-quiet">
          Save replies that you use often. When you reply to a ticket, you can insert a saved reply and edit it before
          you send it.
        </p>
      )}
      {replies && replies.length > 0 && (
        <ul className="mt-3.5 [&_.fields]:max-w-[44rem] [&_.fields]:basis-full">
          {replies.map((reply) => (
            <CannedReplyItem key={reply.id} reply={reply} />
          ))}
        </ul>
      )}
      {replies && <NewCannedReply />}
    </AdminLayout>
  )
}

const saveMessages = {
  success: 'Canned reply saved',
  failure: (reason: string) => `${cannedSaveError}: ${reason}`,
  hasSummary: true,
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { intent, id = '', title = '', message = '' } = Object.fromEntries(textFields(await request.formData()))
  switch (intent) {
    case 'create':
      return runAction(() => createCannedReply(context, { title, message }), saveMessages)
    case 'edit':
      return runAction(() => editCannedReply(context, id, { title, message }), saveMessages)
    case 'delete':
      return runAction(() => deleteCannedReply(context, id), {
        success: 'Canned reply deleted',
        failure: () => cannedDeletionError,
      })
    default:
      return null
  }
}
