import { expect, it } from 'vitest'

import { createAi, nameProviders } from './ai.ts'

const key = { OPENAI_API_KEY: 'key-of-a-test' }
const binding = { AI: { run: () => Promise.reject(new Error('Not called.')) } }
const workersAi = 'Cloudflare Workers AI @cf/zai-org/glm-4.7-flash'

it.each([
  [{}, []],
  [key, ['api.openai.com gpt-5-mini']],
  [{ ...key, OPENAI_MODEL: 'gpt-4o', OPENAI_BASE_URL: 'http://localhost:11434/v1' }, ['localhost:11434 gpt-4o']],
  [{ ...key, OPENAI_BASE_URL: 'localhost' }, []],
  [binding, [workersAi]],
  [{ ...binding, ...key }, ['api.openai.com gpt-5-mini', workersAi]],
  [{ ...binding, ...key, OPENAI_BASE_URL: 'localhost' }, [workersAi]],
])('derives the models from the environment %j: %j', (env, expected) => {
  expect(createAi(env).models.map(({ provider, name }) => `${provider} ${name}`)).toEqual(expected)
})

it('requests low reasoning effort from reasoning models only', () => {
  const options = ['gpt-5-mini', 'o4-mini', 'gpt-4o'].map(
    (name) => createAi({ ...key, OPENAI_MODEL: name }).models[0]?.providerOptions,
  )
  const low = { openai: { reasoningEffort: 'low' } }
  expect(options).toEqual([low, low, { openai: {} }])
})

it('names every provider that may receive a text', () => {
  expect([{}, binding, { ...binding, ...key }].map((env) => nameProviders(createAi(env)))).toEqual([
    null,
    'Cloudflare Workers AI',
    'api.openai.com or Cloudflare Workers AI',
  ])
})
