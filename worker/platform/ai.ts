import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModel } from 'ai'

import type { Env } from '#worker/core/env.ts'

import { fetchExternal } from './fetch-external.ts'

/** Hosted model. `provider` is the host that receives the texts. `providerOptions` are sent with each call. */
export type HostedModel = {
  provider: string
  name: string
  model: LanguageModel
  providerOptions: { openai: { reasoningEffort?: 'low' } }
}

/** `hosted` is null if the deployment has no key. The built-in model then answers. */
export type Ai = { hosted: HostedModel | null }

const defaultModel = 'gpt-5-mini'
const defaultOrigin = 'https://api.openai.com/v1'

/** Names of reasoning models. */
const reasoningModel = /^(?:gpt-5|o\d)/

/**
 * Returns the model that the environment configures, on any server with an OpenAI-compatible API. Returns null if the
 * server's URL is invalid, so that a wrong variable doesn't break the site.
 */
export function createAi(env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>): Ai {
  const baseURL = env.OPENAI_BASE_URL || defaultOrigin
  if (!env.OPENAI_API_KEY || !URL.canParse(baseURL)) return { hosted: null }
  const name = env.OPENAI_MODEL || defaultModel
  const openai = createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL, fetch: fetchExternal })
  return {
    hosted: {
      provider: new URL(baseURL).host,
      name,
      model: openai.chat(name),
      providerOptions: { openai: reasoningModel.test(name) ? { reasoningEffort: 'low' } : {} },
    },
  }
}
