import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'

import { useReloadOnNotification, useMarkAsRead } from '#client/core/notification-events.ts'
import { requireAdmin } from '#client/features/accounts/route-guards.ts'
import { AdminLayout } from '#client/features/admin/admin-layout.tsx'
import { EmptyState } from '#client/ui/plain-jar.tsx'
import { Day } from '#client/ui/timestamp.tsx'
import { useFocusAfterRemoval } from '#client/ui/use-focus-after-removal.ts'
import type { ModerationQueue, OpenReport, SuspendedMember } from '#domain/community/community.types.ts'
import { paths } from '#domain/paths.ts'

import { listModeration } from './community.api.ts'
import { ModeratedTextCard, ModerationForm } from './moderated-text-card.tsx'

export async function loader(args: LoaderFunctionArgs): Promise<ModerationQueue> {
  await requireAdmin(args)
  return listModeration(args.context)
}

/** Reloads after a refused action too, because the data may be out of date. */
export const shouldRevalidate = () => true

export function Component() {
  useReloadOnNotification(paths.adminModeration)
  useMarkAsRead(paths.adminModeration)
  const { waiting, reports, hidden, suspended } = useLoaderData<ModerationQueue>()
  const openCount = waiting.length + reports.length
  const introRef = useFocusAfterRemoval<HTMLParagraphElement>(openCount + hidden.length + suspended.length)
  return (
    <AdminLayout title="Moderation">
      <p ref={introRef} tabIndex={-1} className="max-w-[60ch] text-quiet">
        Posts and replies waiting for review, and reports from members. All actions are logged with your name and the
        time.
      </p>
      {openCount === 0 && (
        <div className="flex flex-col items-center pt-12 text-center">
          <EmptyState className="w-32" />
          <p className="mt-6 font-display text-[1.4rem] font-semibold">You’re all caught up.</p>
        </div>
      )}
      <Section id="waiting" title="Waiting for review">
        {waiting.map((text) => (
          <ModeratedTextCard key={text.id} text={text} />
        ))}
      </Section>
      <Section id="reports" title="Reports">
        {groupByText(reports).map(([first, ...others]) => (
          <ReportCard key={first.id} first={first} others={others} />
        ))}
      </Section>
      <Section id="hidden" title="Hidden posts and replies">
        {hidden.map((text) => (
          <ModeratedTextCard key={text.id} text={text} />
        ))}
      </Section>
      <Section id="suspended" title="Suspended accounts">
        {suspended.map((member) => (
          <SuspendedMemberItem key={member.id} member={member} />
        ))}
      </Section>
    </AdminLayout>
  )
}

/** Renders nothing if it has no children. */
const Section = ({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) =>
  children.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id} className="mt-12 mb-2 text-cobalt">
        {title}
      </h2>
      <ul className="max-w-[46rem]">{children}</ul>
    </section>
  )

type ReportsOfText = [OpenReport, ...OpenReport[]]

/** Groups the reports of each text. */
function groupByText(reports: readonly OpenReport[]): ReportsOfText[] {
  const reportsById = new Map<string, ReportsOfText>()
  for (const sendReport of reports) {
    const group = reportsById.get(sendReport.text.id)
    if (group) group.push(sendReport)
    else reportsById.set(sendReport.text.id, [sendReport])
  }
  return [...reportsById.values()]
}

const ReportCard = ({ first, others }: { first: OpenReport; others: OpenReport[] }) => (
  <ModeratedTextCard
    text={first.text}
    header={[first, ...others].map(({ id, reason, reporterName, createdAt }) => (
      <p key={id} className="note" dir="auto">
        <b>{reporterName ?? 'Member without a display name'}</b>, <Day time={createdAt} />: {reason}
      </p>
    ))}
  >
    <ModerationForm
      action="resolve-report"
      fields={{ id: first.id }}
      label="Resolve report"
      successMessage="Report resolved"
      className="button"
    />
  </ModeratedTextCard>
)

const SuspendedMemberItem = ({ member: { id, displayName, email, suspendedAt } }: { member: SuspendedMember }) => (
  <li className="review-card sm:grid-cols-[1fr_auto] sm:items-center">
    <div className="wrap-anywhere">
      <b>{displayName ?? 'Member without a display name'}</b>
      <p className="text-quiet">
        {email}, since <Day time={suspendedAt} />
      </p>
    </div>
    <ModerationForm action="restore" fields={{ id }} label="Lift suspension" successMessage="Suspension lifted" />
  </li>
)
