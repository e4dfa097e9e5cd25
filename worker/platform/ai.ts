import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModel } from 'ai'
import { createWorkersAI } from 'workers-ai-provider'

import type { HostedProvider } from '#domain/herbi/answer-providers.ts'
import { workersAiModel } from '#domain/herbi/prices.ts'
import { joinWords } from '#domain/words.ts'
import type { Env } from '#worker/core/env.ts'

import { fetchExternal } from './fetch-external.ts'

/**
 * Hosted model. `provider` names who receives the texts: a host, or Cloudflare's service. `providerOptions` are sent
 * with each call.
 */
export type HostedModel = {
  kind: HostedProvider
  provider: string
  name: string
  model: LanguageModel
  providerOptions: { openai?: { reasoningEffort?: 'low' } }
}

/** Hosted models in the order in which they are asked. Without any, the built-in model answers. */
export type Ai = { models: readonly HostedModel[] }

/** Returns the names of all providers that may receive a text, or null for the built-in model alone. */
export const nameProviders = ({ models }: Ai): string | null =>
  models.length > 0
    ? joinWords(
        models.map(({ provider }) => provider),
        'or',
      )
    : null

const defaultModel = 'gpt-5-mini'
const defaultOrigin = 'https://api.openai.com/v1'

/** Names of reasoning models. */
const reasoningModel = /^(?:gpt-5|o\d)/

type AiEnv = Pick<Env, 'AI' | 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>

/** Returns the models that the environment configures: OpenAI with a key, then Workers AI with a binding. */
export const createAi = (env: AiEnv): Ai => ({ models: [...createOpenAiModel(env), ...createWorkersAiModel(env)] })

/**
 * Returns the model of any server with an OpenAI-compatible API. Returns none without a key, or if the server's URL is
 * invalid, so that a wrong variable doesn't break the site.
 */
function createOpenAiModel(env: AiEnv): HostedModel[] {
  const baseURL = env.OPENAI_BASE_URL || defaultOrigin
  if (!env.OPENAI_API_KEY || !URL.canParse(baseURL)) return []
  const name = env.OPENAI_MODEL || defaultModel
  const openai = createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL, fetch: fetchExternal })
  return [
    {
      kind: 'openai',
      provider: new URL(baseURL).host,
      name,
      model: openai.chat(name),
      providerOptions: { openai: reasoningModel.test(name) ? { reasoningEffort: 'low' } : {} },
    },
  ]
}

/** Without reasoning, the first word arrives sooner and no output tokens are spent on text that nobody sees. */
const withoutReasoning = { reasoning_effort: null, chat_template_kwargs: { enable_thinking: false } }

function createWorkersAiModel({ AI: binding }: AiEnv): HostedModel[] {
  if (!binding) return []
  const model = createWorkersAI({ binding })(workersAiModel, withoutReasoning)
  return [{ kind: 'workers-ai', provider: 'Cloudflare Workers AI', name: workersAiModel, model, providerOptions: {} }]
}
