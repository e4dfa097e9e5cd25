import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Milliseconds in a tick of Linux's clock of processes. */
const tickMs = 10

/** The runtimes that this process started, by their numbers. */
function runtimes(): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).trim().split('\n')
  const rows = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)/.exec(line))
  return rows.flatMap((row) => (Number(row?.[2]) === process.pid && row?.[3] === 'workerd' ? [Number(row[1])] : []))
}

/** Milliseconds of processor time that the local runtime has used so far, its stand-in of D1 included; Linux alone. */
function usedMs(): number {
  return runtimes().reduce((sum, id) => {
    // The name of the process, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * tickMs
  }, 0)
}

/** Milliseconds of processor time for one of `times` runs, after a tenth as many that do not count. */
export async function processorMs(times: number, work: () => Promise<unknown>): Promise<number> {
  for (let run = 0; run < times / 10; run++) await work()
  const before = usedMs()
  for (let run = 0; run < times; run++) await work()
  return (usedMs() - before) / times
}
