import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { totalGrams } from '#domain/safety/blend.rules.ts'
import { formatFactsVersion } from '#domain/safety/rules-version.ts'
import { addHerb, addRestrictedPlant } from '#worker/testing/herb-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'
import { visit } from '#worker/testing/visit.ts'

import { getHerbData, getVersion } from './herb-data.service.ts'

const dataVersion = formatFactsVersion('facts-1', 'test')

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden'), createPlainHerb('thyme')])
})

describe('the version of the facts', () => {
  it('is one row, with the number of plants but without their facts', async () => {
    const ctx = testCtx()
    expect(await getVersion(ctx)).toEqual({ dataVersion, herbs: 2, restricted: 0 })
    expect(ctx.recording.executed.map(({ rowsRead }) => rowsRead)).toEqual([1])
    const response = await visit('/api/safety/version')
    expect(response.headers.get('Cache-Tag')).toBe('herbs')
    expect((await response.text()).length).toBeLessThan(100)
  })

  it('appears on the page, which also works without it', async () => {
    expect(await (await visit('/how-we-check')).text()).toMatch(
      /<b[^>]*>facts-1\+test\.\d+<\/b> of our facts\. It covers 2 herbs, and 0 plants/,
    )
    await env.DB.exec('DELETE FROM safety_facts')
    const response = await visit('/how-we-check')
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('These pages use version')
    expect(html).toContain('id="cannot-know"')
  })
})

describe('/herbs.json', () => {
  it('contains every fact, name, word and figure, from one round trip, and is cached at the edge', async () => {
    await addHerb('linden')
    await addRestrictedPlant('comfrey')
    const ctx = testCtx()
    const response = await visit('/herbs.json', {}, ctx)
    expect(ctx.recording.roundTrips).toBe(1)
    expect(response.headers.get('Content-Type')).toContain('application/json')
    expect(response.headers.get('Cache-Tag')).toBe('herbs')
    expect(await response.json()).toMatchObject({
      about: {
        dataVersion,
        licence: expect.stringMatching(/^MIT\./),
        notice: 'Educational information, not medical advice. No pharmacist or doctor has reviewed these facts yet.',
      },
      herbs: [{ slug: 'linden' }],
      restricted: [{ slug: 'comfrey' }],
      names: { ambiguousNames: {}, nameDefaults: {} },
      safeIngredients: [{ name: 'honey' }],
      vocabularies: { conditions: { diabetes: 'diabetes' }, sourceTiers: { memory: expect.any(String) } },
      rules: { totalGrams, amounts: { pinchGrams: 0.3 } },
    })
  })

  it('is unavailable before the first seed, and has no other copy per query', async () => {
    expect(await visit('/herbs.json?1')).toMatchObject({ status: 301 })
    await env.DB.exec('DELETE FROM safety_facts')
    await expect(getHerbData(testCtx())).rejects.toMatchObject({ code: 'unavailable' })
    expect((await visit('/herbs.json')).headers.get('Cache-Control')).toBe('private, no-store')
  })

  it.each(['/herbs', '/how-we-check'])('is linked from the head of %s', async (path) => {
    expect(await (await visit(path)).text()).toContain(
      '<link rel="alternate" type="application/json" href="/herbs.json"/>',
    )
  })
})
