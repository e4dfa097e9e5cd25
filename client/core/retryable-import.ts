/**
 * Wraps a dynamic import so that a call after a failure fetches the module again. Browsers remember a failed module
 * URL, so each retry uses a new query.
 */
export function retryableImport<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined
  let attempts = 0
  return () =>
    (address ? import(/* @vite-ignore */ `${address}?again=${++attempts}`) : load()).catch((error: unknown) => {
      // Chrome and Firefox include the URL in the message. Safari doesn't, so only reloading the page helps there.
      address ??= /http\S+$/.exec(String(error))?.[0]
      throw error
    })
}
