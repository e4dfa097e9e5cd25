import { readdirSync, readFileSync } from 'node:fs'

/** Returns the SQL of all migrations, in the order of their names. */
export function readMigrations(): string {
  const names = readdirSync('migrations').filter((name) => name.endsWith('.sql'))
  return names
    .toSorted()
    .map((name) => readFileSync(`migrations/${name}`, 'utf8'))
    .join('\n')
}
