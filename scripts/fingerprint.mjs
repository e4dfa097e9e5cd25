// Runs on Node 20 and later, so it imports Node's own modules only.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a hash that changes with the name or content of any of these files, or of any file in these folders. */
export function createFingerprint(places, ...values) {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const place of places) for (const path of listFiles(place)) hash.update(`\0${path}\0`).update(readFileSync(path))
  return hash.digest('hex')
}

function listFiles(place) {
  if (statSync(place).isFile()) return [place]
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).toSorted()
  return names.map((name) => join(place, name)).filter((path) => statSync(path).isFile())
}
