import type { SafetyFacts } from '#domain/safety/facts.ts'
import { getCatalogueVersion, fingerprintLength, formatFactsVersion } from '#domain/safety/rules-version.ts'

/** Returns the facts with the version that the seed would give them: a hash of their content. */
export async function withVersion(facts: SafetyFacts): Promise<SafetyFacts> {
  const collected = getCatalogueVersion(facts.dataVersion)
  const text = new TextEncoder().encode(JSON.stringify({ ...facts, dataVersion: collected }))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  const fingerprint = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...facts, dataVersion: formatFactsVersion(collected, fingerprint.slice(0, fingerprintLength)) }
}
