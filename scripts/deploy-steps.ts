export type Step = readonly [string, ...string[]]

/**
 * Returns the deployment steps in order. The first step builds the worker without deploying, so that a failed build
 * changes nothing. Then the database gets its migrations and the catalogue. The new code is deployed last. An empty
 * `env` is production; `commit` becomes the version's tag.
 */
export const createDeploySteps = ({ env, commit }: { env: string; commit: string }): Step[] => {
  const environment = `--env=${env}`
  return [
    ['wrangler', 'deploy', '--dry-run', environment],
    ['wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote', environment],
    ['node', 'scripts/seed.ts', '--remote', environment],
    ['wrangler', 'deploy', environment, ...(commit === '' ? [] : ['--tag', commit])],
  ]
}

type DeployConfig = { d1_databases: { database_id?: string | undefined }[]; vars: Record<string, unknown> }

/** True while the configuration contains the placeholder id of zeros. */
export const lacksDatabase = ({ d1_databases }: Pick<DeployConfig, 'd1_databases'>): boolean =>
  d1_databases.some(({ database_id: id }) => id !== undefined && /^[0-]+$/.test(id))

export const findExampleVariables = ({ vars }: Pick<DeployConfig, 'vars'>): string[] =>
  Object.keys(vars).filter((name) => /\.example\/?$/.test(String(vars[name])))
