/** Kinds of hosted models, in the order in which they are asked. */
export const hostedProviders = ['openai', 'workers-ai'] as const
export type HostedProvider = (typeof hostedProviders)[number]

/** Kinds of models that answer questions. */
export const answerProviders = [...hostedProviders, 'built-in'] as const
export type AnswerProvider = (typeof answerProviders)[number]

/** Model that wrote an answer. `name` is its provider as readers see it; null for the built-in model. */
export type AnsweredBy = { provider: AnswerProvider; name: string | null }

export const answeredByBuiltIn: AnsweredBy = { provider: 'built-in', name: null }
