import { describe, expect, it } from 'vitest'

import { createDeploySteps, findExampleVariables, lacksDatabase } from './deploy-steps.ts'

describe('a deployment', () => {
  it.each([
    ['', 'production'],
    ['staging', 'staging'],
  ])('with --env=%s goes to %s in each of its steps', (env) => {
    const steps = createDeploySteps({ env, commit: 'abc' })
    expect(steps.map((step) => step.includes(`--env=${env}`))).toEqual([true, true, true, true])
  })

  it('builds before it changes anything, and migrates before the code that needs it', () => {
    const commands = createDeploySteps({ env: '', commit: 'abc' }).map((step) => step.slice(0, 3).join(' '))
    expect(commands).toEqual([
      'wrangler deploy --dry-run',
      'wrangler d1 migrations',
      'node scripts/seed.ts --remote',
      'wrangler deploy --env=',
    ])
  })

  it('is tagged with its commit if there is one', () => {
    expect(createDeploySteps({ env: '', commit: 'abc' }).at(-1)?.slice(-2)).toEqual(['--tag', 'abc'])
    expect(createDeploySteps({ env: '', commit: '' }).flat()).not.toContain('--tag')
  })

  it('is refused without a database id', () => {
    expect(
      ['0000-00', '6f1c-20', undefined].map((id) => lacksDatabase({ d1_databases: [{ database_id: id }] })),
    ).toEqual([true, false, false])
  })

  it('warns of variables that still have an example value', () => {
    const vars = {
      SITE_URL: 'https://herbs.example/',
      MAIL_FROM: 'post@herbs.example',
      ADMIN_EMAIL: '',
      AI_BUDGET: '0',
    }
    expect(findExampleVariables({ vars })).toEqual(['SITE_URL', 'MAIL_FROM'])
    expect(findExampleVariables({ vars: { ...vars, SITE_URL: 'https://example.org', MAIL_FROM: '' } })).toEqual([])
  })
})
