import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { loadOrToast } from '#client/core/load-or-toast.ts'
import { useLastNonNull } from '#client/core/use-last-non-null.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { paths } from '#domain/paths.ts'
import type { CannedReply } from '#domain/support/canned-replies.rules.ts'
import { cannedLoadError } from '#domain/support/support.messages.ts'

import { CannedReplyItem } from './canned-reply-item.tsx'
import { NewCannedReply } from './new-canned-reply.tsx'
import { listCannedReplies } from './support.api.ts'
import { TicketsNotLoaded } from './tickets-not-loaded.tsx'

type Loaded = { cannedReplies: CannedReply[] | null }

export async function loader(args: LoaderFunctionArgs): Promise<Loaded> {
  const response = await loadOrToast(listCannedReplies(args.context), () => requireAdmin(args), cannedLoadError)
  return response ?? { cannedReplies: null }
}

export { cannedRepliesAction as action } from './admin-replies.action.ts'

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
        <ul className="canned-replies">
          {replies.map((reply) => (
            <CannedReplyItem key={reply.id} reply={reply} />
          ))}
        </ul>
      )}
      {replies && <NewCannedReply />}
    </AdminLayout>
  )
}
