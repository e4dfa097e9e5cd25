import type { TestProject } from 'vitest/node'

import { startFakeOpenAi } from './fake-openai.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { address, close } = await startFakeOpenAi()
  project.provide('openAiAddress', address)
  return close
}

declare module 'vitest' {
  interface ProvidedContext {
    openAiAddress: string
  }
}
