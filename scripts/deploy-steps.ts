/** A command with its arguments. */
export type Step = readonly [string, ...string[]]

/**
 * What a deployment does, in its order: first the worker is built without being sent, so that one that cannot be built changes
 * nothing; then the database gets its migrations and the catalogue; the code that needs them comes last. An empty `env` is
 * production; `commit` becomes the version's tag.
 */
export const deploySteps = ({ env, commit }: { env: string; commit: string }): Step[] => {
  const environment = `--env=${env}`
  return [
    ['wrangler', 'deploy', '--dry-run', environment],
    ['wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote', environment],
    ['node', 'scripts/seed.ts', '--remote', environment],
    ['wrangler', 'deploy', environment, ...(commit === '' ? [] : ['--tag', commit])],
  ]
}

type Configured = { d1_databases: { database_id?: string | undefined }[]; vars: Record<string, unknown> }

/** Whether the configuration still names the database of nobody. */
export const lacksDatabase = ({ d1_databases }: Pick<Configured, 'd1_databases'>): boolean =>
  d1_databases.some(({ database_id: id }) => id !== undefined && /^[0-]+$/.test(id))

/** The variables that still hold an example, at a domain that nobody can have. */
export const examplesIn = ({ vars }: Pick<Configured, 'vars'>): string[] =>
  Object.keys(vars).filter((name) => /\.example\/?$/.test(String(vars[name])))
