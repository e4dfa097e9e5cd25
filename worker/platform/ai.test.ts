import { expect, it } from 'vitest'

import { createAi } from './ai.ts'

const key = { OPENAI_API_KEY: 'key-of-a-test' }

it.each([
  [{}, null],
  [key, 'api.openai.com gpt-5-mini'],
  [{ ...key, OPENAI_MODEL: 'gpt-4o', OPENAI_BASE_URL: 'http://localhost:11434/v1' }, 'localhost:11434 gpt-4o'],
  [{ ...key, OPENAI_BASE_URL: 'localhost' }, null],
])('derives the model from the environment %j: %s', (env, expected) => {
  const { hosted } = createAi(env)
  expect(hosted && `${hosted.provider} ${hosted.name}`).toBe(expected)
})

it('requests low reasoning effort from reasoning models only', () => {
  const efforts = ['gpt-5-mini', 'o4-mini', 'gpt-4o'].map((name) => createAi({ ...key, OPENAI_MODEL: name }).hosted)
  expect(efforts.map((hosted) => hosted?.providerOptions.openai.reasoningEffort)).toEqual(['low', 'low', undefined])
})
