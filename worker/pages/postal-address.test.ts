import { describe, expect, it } from 'vitest'

import { paths } from '#domain/paths.ts'
import { readConfig } from '#worker/core/env.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

async function readPage(path: string, postalAddress: string): Promise<string> {
  const ctx = testCtx()
  ctx.config = { ...ctx.config, postalAddress }
  return (await visit(path, {}, ctx)).text()
}

describe('the operator’s postal address', () => {
  it.each([paths.contact, paths.privacy, paths.terms])('appears at %s if it is set', async (path) => {
    expect(await readPage(path, '1 Tea Lane, <Herbtown>')).toMatch(/By post: (?:<!-- -->)?1 Tea Lane, &lt;Herbtown&gt;/)
    expect(await readPage(path, '')).not.toContain('By post')
  })

  it('becomes one line in the configuration, and is empty if left blank', () => {
    const env = { SITE_URL: 'https://herbs.test', CONTACT_EMAIL: '', ADMIN_EMAIL: '' } as Parameters<
      typeof readConfig
    >[0]
    expect(readConfig({ ...env, POSTAL_ADDRESS: ' Ada Linden,\n1 Tea Lane ' }).postalAddress).toBe(
      'Ada Linden, 1 Tea Lane',
    )
    expect([readConfig(env).postalAddress, readConfig({ ...env, POSTAL_ADDRESS: ' ' }).postalAddress]).toEqual(['', ''])
  })
})
