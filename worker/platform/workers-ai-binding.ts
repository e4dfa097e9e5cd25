/** Part of Cloudflare's Workers AI binding that `workers-ai-provider` uses. */
export type WorkersAiBinding = { run: (model: string, inputs: object, options?: object) => Promise<unknown> }
