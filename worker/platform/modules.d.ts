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

  /** What an object of `wrangler.toml` extends so that its methods can be called from other runs of the worker. */
  export abstract class DurableObject<Env> {
    protected ctx: DurableObjectState
    protected env: Env
    constructor(state: DurableObjectState, env: Env)
  }
}
