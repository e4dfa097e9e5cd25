import { MockLanguageModelV4 } from 'ai/test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'

import { botTexts } from '#domain/bot/bot-texts.ts'
import { getOpening } from '#domain/bot/fresh-texts.rules.ts'
import type { HostedCandidate } from '#domain/bot/hosted-recipe.ts'
import { readTable } from '#worker/testing/account-rows.ts'
import { storeBotSettings } from '#worker/testing/bot-rows.ts'
import { addHerb } from '#worker/testing/herb-rows.ts'
import { addRecipe, rebuildParts } from '#worker/testing/recipe-rows.ts'
import { createPlainHerb, setFacts } from '#worker/testing/safety-rows.ts'
import { testCtx } from '#worker/testing/test-ctx.ts'

import { runEachMinute } from './batches.service.ts'
import { createRecipeGenerator } from './recipe-generator.service.ts'

const hostedCandidate: HostedCandidate = {
  name: 'Window Seat Linden',
  description:
    'Rain on the pane and a book that can wait: linden fills a small pot with the smell of hedges in late June. It tastes soft and a little of honey before any honey is in it. Drink it slowly, with both hands around the cup, while the street lamps come on outside and the evening grows quiet.',
  herbs: [{ name: 'linden', gramsPerCup: 1.5, teaspoonsPerCup: null }],
  kitchen: [],
  servings: 2,
  cupsPerDay: 2,
  courseDays: 7,
  preparation: ['cover_while_steeping'],
  brewMinutes: 8,
  instructions: null,
  benefits: ['In folk use linden is taken for a cough.', 'Linden is an old evening drink.', 'A warm cup is a pause.'],
  tips: ['Keep the jar dark.', 'Use a lid.'],
  warnings: [],
}

function createCtxWithModel(text: string) {
  const model = new MockLanguageModelV4({
    doGenerate: {
      content: [{ type: 'text', text }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: {
        inputTokens: { total: 1000, noCache: 1000, cacheRead: 0, cacheWrite: 0 },
        outputTokens: { total: 500, text: 500, reasoning: 0 },
      },
      warnings: [],
    },
  })
  const ctx = testCtx()
  ctx.ai = { models: [{ kind: 'openai', provider: 'model.test', name: 'gpt-5-mini', model, providerOptions: {} }] }
  return { ctx, model }
}

beforeEach(async () => {
  await setFacts('facts-1', [createPlainHerb('linden')])
  await addHerb('linden')
})

describe('a hosted model as recipe generator', () => {
  it('uses our own facts and is charged to the monthly budget', async () => {
    const { ctx, model } = createCtxWithModel(JSON.stringify(hostedCandidate))
    const generator = await createRecipeGenerator(ctx)
    const attempt = await generator.write('Cold & Flu', ['DAILY_MAX_EXCEEDED'])
    expect(generator.stepsPerRun).toBe(1)
    expect(JSON.stringify(attempt)).toContain('Window Seat Linden')
    const prompt = JSON.stringify(model.doGenerateCalls[0]?.prompt)
    expect(prompt).toContain('leaf, infusion, at most 2 g a cup. cough (folk)')
    expect(prompt).toContain('refused for: DAILY_MAX_EXCEEDED')
    expect(await readTable('ai_spending')).toMatchObject([{ month: '2026-11', micro_dollars: 1250 }])
  })

  it('is refused for an amount above the daily maximum', async () => {
    const excessive = { ...hostedCandidate, herbs: [{ name: 'linden', gramsPerCup: 20, teaspoonsPerCup: null }] }
    const { ctx } = createCtxWithModel(JSON.stringify(excessive))
    const attempt = await (await createRecipeGenerator(ctx)).write('Cold & Flu', [])
    expect(attempt).toMatchObject({ kind: 'refused', codes: expect.arrayContaining(['DAILY_MAX_EXCEEDED']) })
  })

  it.each(['no JSON at all', '{"name":"Half a'])(
    'is replaced by the built-in composer after the answer %s',
    async (text) => {
      const { ctx } = createCtxWithModel(text)
      const attempt = await (await createRecipeGenerator(ctx)).write('Cold & Flu', [])
      expect(ctx.loggedErrors.map(({ event }) => event)).toEqual(['hosted_recipe_failed'])
      expect(JSON.stringify(attempt)).not.toContain('Window Seat')
    },
  )

  it('is not called when the monthly budget is too low', async () => {
    const { ctx, model } = createCtxWithModel(JSON.stringify(hostedCandidate))
    ctx.config = { ...ctx.config, aiBudget: 10 }
    await (await createRecipeGenerator(ctx)).write('Cold & Flu', [])
    expect(model.doGenerateCalls).toEqual([])
  })
})

describe('the built-in composer', () => {
  const slugs = ['linden', 'chamomile', 'peppermint', 'greek-mountain-tea']
  const startAt = Date.UTC(2026, 10, 21, 12)
  const hourMs = 3_600_000

  beforeEach(async () => {
    await setFacts(
      'facts-2',
      slugs.map((slug) => createPlainHerb(slug)),
    )
    for (const slug of slugs.slice(1)) await addHerb(slug)
    await storeBotSettings(1)
  })

  const runInHour = (hour: number) => {
    const at = startAt + hour * hourMs
    const ctx = Object.assign(testCtx(), { now: at })
    return runEachMinute(ctx, at, () => createRecipeGenerator(ctx))
  }

  it('repeats no opening and no tip of the stored recipes', async () => {
    for (const hour of [0, 1, 2, 3, 4, 5]) await runInHour(hour)
    const recipes = await readTable('recipes')
    expect(recipes).toHaveLength(6)
    const openings = recipes.map((row) => getOpening(String(row['description'])))
    const tips = (await readTable('recipe_tips')).map((row) => row['tip'])
    expect(new Set(openings).size).toBe(6)
    expect(new Set(tips).size).toBe(12)
  })

  it('writes nothing and says why if every tip is in a stored recipe', async () => {
    const { id } = await addRecipe()
    const tips = [
      ...slugs.flatMap((slug) => botTexts.herbs[slug]?.tips ?? []),
      ...Object.values(botTexts.advice.tips).flat(),
    ]
    const insert = env.DB.prepare('INSERT INTO recipe_tips (recipe_id, order_index, tip) VALUES (?, ?, ?)')
    await env.DB.batch(tips.map((tip, position) => insert.bind(id, position, tip)))
    await rebuildParts()
    await runInHour(0)
    expect(await readTable('recipes')).toHaveLength(1)
    expect((await readTable('bot_activity')).at(-1)?.['description']).toMatch(
      /^Scheduled batch of 1 recipe: 0 published\. It stopped early: /,
    )
  })
})
