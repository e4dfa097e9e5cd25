/**
 * Returns the milliseconds of processor time that a run takes, the best of three, so that other work of the machine
 * does not count.
 */
export function measureCpuMs(run: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const start = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(start)
      return (user + system) / 1000
    }),
  )
}
