declare module '*.wasm' {
  const module: WebAssembly.Module
  export default module
}

declare module '*.bin' {
  const data: ArrayBuffer
  export default data
}

declare module 'cloudflare:workers' {
  import type { DurableObjectState } from '@cloudflare/workers-types'

  /** Base class of Durable Objects with methods that other invocations can call. */
  export abstract class DurableObject<Env> {
    protected ctx: DurableObjectState
    protected env: Env
    constructor(state: DurableObjectState, env: Env)
  }
}
