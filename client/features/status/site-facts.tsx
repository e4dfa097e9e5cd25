import type { ReactNode } from 'react'

import { Timestamp } from '#client/ui/timestamp.tsx'
import { groupDigits } from '#domain/figures.ts'
import {
  backlogLabels,
  jobsStateLabels,
  mailStateLabels,
  purgesLabel,
  formatBytes,
} from '#domain/status/status.messages.ts'
import { getJobsState } from '#domain/status/status.rules.ts'
import type { Backlog, Status } from '#domain/status/status.types.ts'

const backlogKeys: (keyof Backlog)[] = ['botBatches', 'campaignBatches', 'herbRechecks']

export function SiteFacts({ status }: { status: Status }) {
  const { version, databaseBytes, mail, backlog, purges, jobs, now } = status
  const startTimes = jobs.filter(({ rhythm }) => rhythm === 'minute').map(({ startedAt }) => startedAt)
  const state = getJobsState(startTimes.length === 0 ? null : Math.max(...startTimes), now)
  return (
    <>
      <section aria-labelledby="site-facts">
        <h2 id="site-facts" className="mb-3">
          The site
        </h2>
        <dl className="fact-list border-b border-line">
          <Fact name="Version">{version === null ? 'Unknown' : <DeployedVersion version={version} />}</Fact>
          <Fact name="Database">{databaseBytes === null ? 'Size unknown' : formatBytes(databaseBytes)}</Fact>
          <Fact name="Email">{mailStateLabels[mail]}</Fact>
          <Fact name="Scheduled jobs">
            <span className="tag" data-state={state}>
              {jobsStateLabels[state]}
            </span>
          </Fact>
        </dl>
      </section>
      <section aria-labelledby="backlog">
        <h2 id="backlog" className="mb-3">
          Pending work
        </h2>
        <dl className="fact-list border-b border-line">
          {backlogKeys.map((key) => (
            <Fact key={key} name={backlogLabels[key]}>
              {groupDigits(backlog[key])}
            </Fact>
          ))}
          <Fact name={purgesLabel}>
            {groupDigits(purges.owed)}
            {purges.oldestAt !== null && (
              <>
                , the oldest since <Timestamp time={purges.oldestAt} />
              </>
            )}
          </Fact>
        </dl>
      </section>
    </>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const DeployedVersion = ({ version: { commit, deployedAt } }: { version: NonNullable<Status['version']> }) => {
  const at = Date.parse(deployedAt)
  return (
    <>
      <code>{commit}</code>
      {at > 0 && (
        <>
          {' '}
          deployed <Timestamp time={at} />
        </>
      )}
    </>
  )
}
