import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'

import { useRefetchOnFocus } from '#client/core/use-refetch-on-focus.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { Timestamp } from '#client/ui/timestamp.tsx'
import type { Status } from '#domain/status/status.types.ts'

import { ErrorRate } from './error-rate.tsx'
import { DeadJobs, FailedCampaigns } from './failures.tsx'
import { JobRuns } from './job-runs.tsx'
import { SiteFacts } from './site-facts.tsx'
import { getStatus } from './status.api.ts'

export async function loader(args: LoaderFunctionArgs): Promise<Status> {
  await requireAdmin(args)
  return (await getStatus(args.context)).status
}

export function Component() {
  const status = useLoaderData<Status>()
  const { revalidate } = useRevalidator()
  useRefetchOnFocus(() => void revalidate())
  return (
    <AdminLayout title="Status">
      <p className="mb-6 text-quiet">
        Checked on <Timestamp time={status.now} />.{' '}
        <button type="button" className="inline-link" onClick={() => void revalidate()}>
          Refresh
        </button>
      </p>
      <div className="status grid max-w-[72rem] grid-cols-1 gap-x-14 gap-y-10 min-[70rem]:grid-cols-2">
        <SiteFacts status={status} />
        <ErrorRate errors={status.errors} now={status.now} />
        <JobRuns jobs={status.jobs} now={status.now} />
        <DeadJobs deadJobs={status.deadJobs} />
        <FailedCampaigns campaigns={status.campaigns} />
      </div>
    </AdminLayout>
  )
}
