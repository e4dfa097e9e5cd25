import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Milliseconds per tick of Linux's process clock. */
const tickMs = 10

function listRuntimeIds(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)/.exec(line))
  return rows.flatMap((row) => (Number(row?.[2]) === process.pid && row?.[3] === 'workerd' ? [Number(row[1])] : []))
}

/**
 * Returns the processor time that the local runtime has used so far, in milliseconds. Includes its simulation of D1.
 * Works on Linux only.
 */
function measureUsedMs(): number {
  return listRuntimeIds().reduce((sum, id) => {
    // The process name in brackets may contain spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * tickMs
  }, 0)
}

/** Returns the mean processor time in milliseconds over `times` runs. Warms up with a tenth of the runs first. */
export async function measureProcessorMs(times: number, work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < times / 10; run++) await work()
  const before = measureUsedMs()
  for (let run = 0; run < times; run++) await work()
  return (measureUsedMs() - before) / times
}
