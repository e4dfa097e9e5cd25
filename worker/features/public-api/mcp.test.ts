import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { beforeEach, describe, expect, it } from 'vitest'

import { programPaths } from '#domain/link-paths.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { storeSetting } from '#worker/testing/settings-rows.ts'
import { testCtx, type TestCtx } from '#worker/testing/test-ctx.ts'
import { site, visit } from '#worker/testing/visit.ts'

/** The client would compile each tool’s output schema, which the test’s runtime forbids. */
const trustingValidator = {
  getValidator: () => (data: unknown) => ({ valid: true as const, data, errorMessage: undefined }),
}

/** Connects the SDK’s own client to the worker. */
async function connect(ctx?: TestCtx) {
  const client = new Client({ name: 'a test', version: '1' }, { jsonSchemaValidator: trustingValidator as never })
  const transport = new StreamableHTTPClientTransport(new URL(programPaths.mcp, site), {
    fetch: (address, init) => visit(new URL(address).pathname, { ...init, signal: null }, ctx ?? testCtx()),
  })
  await client.connect(transport)
  return client
}

async function callTool(name: string, input: Record<string, unknown>, ctx?: TestCtx) {
  const client = await connect(ctx)
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: input })
  return { text: (content as { text: string }[])[0]?.text ?? '', data: structuredContent, isError }
}

const cough = { use: 'cough', category: 'Cold & Flu' as const, evidence: 'HMPC traditional' as const }

beforeEach(async () => {
  await setFacts('facts-1', [
    createPlainHerb('liquorice', {
      maxDailyGrams: 2,
      interactions: [{ drugClass: 'antihypertensives', effect: 'raised_blood_pressure', severity: 'avoid' }],
      sources: [{ id: 'book', cite: 'A monograph', address: 'https://ema.test/1', tier: 'regulator_page' }],
    }),
    createPlainHerb('linden', { synonyms: ['lime blossom'] }),
    createPlainHerb('balm'),
  ])
  await addHerb('liquorice')
  await addHerb('linden', { uses: [cough] })
  await addHerb('balm', { uses: [cough] })
  await addRecipe({ name: 'Linden Cup', ingredients: ['Linden', 'Honey'] })
})

describe('an assistant', () => {
  it('learns that 3 g of liquorice a day doesn’t go with lisinopril, with the reason and its source', async () => {
    const { text, data } = await callTool('check_blend', {
      ingredients: [{ name: 'liquorice', gramsPerDay: 3 }],
      person: { medicines: ['lisinopril'] },
    })
    expect(data).toMatchObject({ verdict: 'refused', findings: [{ code: 'INTERACTION_AVOID', sources: [0] }, {}] })
    expect(text).toMatch(/^Not suitable for you\. Don’t drink this: you take lisinopril, and liquorice in this amount/)
    expect(text).toContain('liquorice: 3 g. At most 2 g. https://herbs.test/herbs/liquorice')
    expect(text).toContain('[1] A monograph https://ema.test/1')
    expect(text).toMatch(/Educational information, not medical advice\. No pharmacist or doctor has reviewed[^\n]*$/)
  })

  it('is offered five tools that only read', async () => {
    const client = await connect()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_recipes',
      'get_recipe',
      'get_herb',
      'check_blend',
      'suggest_blend',
    ])
    for (const { annotations, inputSchema, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true })
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
    }
    expect(client.getInstructions()).toContain('Never call a tea safe')
  })

  it('finds a recipe and reads it', async () => {
    expect((await callTool('search_recipes', { search: 'linden' })).text).toContain('(linden-cup)')
    const { text, data } = await callTool('get_recipe', { slug: 'linden-cup' })
    expect(data).toMatchObject({ slug: 'linden-cup', isPremium: false })
    expect(text).toMatch(/Linden, 2 g[\s\S]*Steep for 8 minutes\.[\s\S]*Ask first\./)
  })

  it('reads about a herb by any of its names', async () => {
    const { text, data } = await callTool('get_herb', { herb: 'Lime blossom' })
    expect(data).toMatchObject({ plant: { kind: 'herb', slug: 'linden' } })
    expect(text).toContain('A book on linden')
  })

  it('gets a blend that passes the check, or the reason why not', async () => {
    const { text, data } = await callTool('suggest_blend', { description: 'a cough' })
    expect(data).toMatchObject({ blend: { herbs: [{}, {}] }, message: null })
    expect(text).toMatch(/For one cup:[\s\S]*Important notes:[\s\S]*Sources:/)
    const animal = await callTool('suggest_blend', { description: 'my dog has a cough' })
    expect(animal).toMatchObject({ data: { blend: null }, text: expect.not.stringContaining('limit') })
  })

  it('is told to get help first in an emergency', async () => {
    const { text, data } = await callTool('suggest_blend', { description: 'crushing chest pain' })
    expect(data).toMatchObject({ blend: null, message: 'Get help first. We suggest no tea for this.' })
    expect(text).toMatch(/^[^\n]*999 or 112/)
  })

  it('gets an error that it can understand', async () => {
    expect(await callTool('get_recipe', { slug: 'nothing' })).toMatchObject({ isError: true, text: 'Recipe not found' })
    const wrong = await callTool('check_blend', { ingredients: [] })
    expect([wrong.isError, wrong.text]).toEqual([true, expect.stringContaining('ingredients')])
    await storeSetting('tools_premium_only', JSON.stringify({ blend_generator: true }))
    expect(await callTool('suggest_blend', { description: 'a cough' })).toMatchObject({ text: 'Premium Feature' })
  })

  it('learns nothing about an unexpected failure, which is logged', async () => {
    const ctx = testCtx()
    const { read } = ctx
    ctx.read = (query) => (ctx.recording.roundTrips >= 0 ? Promise.reject(new Error('secret detail')) : read(query))
    const { text, isError } = await callTool('get_recipe', { slug: 'linden-cup' }, ctx)
    expect([isError, text.includes('secret')]).toEqual([true, false])
    expect(ctx.loggedErrors).toMatchObject([{ event: 'mcp_tool_failed' }])
  })
})

const post = (body: string, headers: Record<string, string> = {}) =>
  visit(programPaths.mcp, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body,
  })

describe('the address of the tools', () => {
  it.each([
    ['no JSON', '{'],
    ['a batch', '[{"jsonrpc":"2.0","id":1,"method":"tools/list"}]'],
  ])('rejects %s', async (_name, body) => {
    expect((await post(body)).status).toBe(400)
  })

  it('answers without a session, from any site, and never from a cache', async () => {
    const response = await post('{"jsonrpc":"2.0","id":1,"method":"tools/list"}', { Origin: 'https://elsewhere.test' })
    expect([response.status, response.headers.get('Mcp-Session-Id')]).toEqual([200, null])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('refuses GET, because there are no streams', async () => {
    const response = await visit(programPaths.mcp)
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})
