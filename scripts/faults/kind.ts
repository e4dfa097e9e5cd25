/** Result of fault injection. `holds` is true if there were no faults. `figures` are for the results table. */
export type Outcome = { holds: boolean; figures: Record<string, number | string>; faults: readonly string[] }

/**
 * Kind of fault injection. The same seed repeats the same faults. `workerDir` returns the folder of the built worker.
 */
export type Kind = {
  description: string
  run: (options: { seed: number; workerDir: () => string }) => Promise<Outcome>
}
