import { createOpenAI } from '@ai-sdk/openai'
import type { LanguageModel } from 'ai'

import type { Env } from '#worker/core/env.ts'

import { callOutside } from './call-outside.ts'

/**
 * A model behind somebody's key: `provider` is the host that texts go to, `name` the model's, `providerOptions` what each call of it
 * takes.
 */
export type HostedModel = {
  provider: string
  name: string
  model: LanguageModel
  providerOptions: { openai: { reasoningEffort?: 'low' } }
}

/** `hosted` is null where the deployment has no key: our own model answers then. */
export type Ai = { hosted: HostedModel | null }

const defaultModel = 'gpt-5-mini'
const defaultOrigin = 'https://api.openai.com/v1'

/** Models that think before they answer. */
const thinks = /^(?:gpt-5|o\d)/

/**
 * The model that the environment names; any server that speaks the provider's wire format serves. None where its address is no
 * address: a slip in one variable costs Herbi its model, and the site nothing.
 */
export function aiOf(env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>): Ai {
  const baseURL = env.OPENAI_BASE_URL || defaultOrigin
  if (!env.OPENAI_API_KEY || !URL.canParse(baseURL)) return { hosted: null }
  const name = env.OPENAI_MODEL || defaultModel
  const openai = createOpenAI({ apiKey: env.OPENAI_API_KEY, baseURL, fetch: callOutside })
  return {
    hosted: {
      provider: new URL(baseURL).host,
      name,
      model: openai.chat(name),
      providerOptions: { openai: thinks.test(name) ? { reasoningEffort: 'low' } : {} },
    },
  }
}
