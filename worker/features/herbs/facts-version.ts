import type { SafetyFacts } from '#domain/safety/facts.ts'
import { getCatalogueVersion, fingerprintLength, formatFactsVersion } from '#domain/safety/rules-version.ts'

/** Adds the version that the seed would give these facts. It contains a hash of their content. */
export async function addFactsVersion(facts: SafetyFacts): Promise<SafetyFacts> {
  const catalogueVersion = getCatalogueVersion(facts.dataVersion)
  const text = new TextEncoder().encode(JSON.stringify({ ...facts, dataVersion: catalogueVersion }))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const fingerprint = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...facts, dataVersion: formatFactsVersion(catalogueVersion, fingerprint.slice(0, fingerprintLength)) }
}
