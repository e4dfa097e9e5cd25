import { formatPlural, toSentenceCase } from '../words.ts'
import type { Backlog, JobRun, JobsState, MailState } from './status.types.ts'

export const backlogLabels: Record<keyof Backlog, string> = {
  botBatches: 'Herbi Bot batches',
  campaignBatches: 'Campaign batches',
  herbRechecks: 'Herbs with recipes to check again',
}

export const purgesLabel = 'Edge cache purges'

export const mailStateLabels: Record<MailState, string> = {
  ready: 'Ready to send',
  none: 'Not set up: email can’t be sent',
  local: 'Stored on this machine only',
}

export const jobsStateLabels: Record<JobsState, string> = {
  'on time': 'On time',
  late: 'Late: no jobs have run for 10 minutes',
  'none yet': 'No jobs have run yet',
}

export const describeOutcome = ({ failures, deferred }: Pick<JobRun, 'failures' | 'deferred'>): string => {
  if (deferred > 0) return deferred === 1 ? 'Deferred once' : `Deferred ${deferred} times in a row`
  if (failures === 0) return 'Done'
  return failures === 1 ? 'Failed' : `Failed ${failures} times in a row`
}

const units = ['kB', 'MB', 'GB'] as const

/** Formats bytes in units of 1,000. */
export function formatBytes(bytes: number): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)))
  return `${(bytes / 1000 ** power).toFixed(1)} ${units[power - 1]}`
}

/** Returns the name of a job or log event as words. */
export const formatName = (name: string): string => toSentenceCase(name.replaceAll(/[_-]/g, ' '))

export const formatErrorCount = (count: number): string => formatPlural(count, 'error')
