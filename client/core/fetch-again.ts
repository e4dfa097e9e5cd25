/**
 * Wraps a dynamic import so that a call after a failure fetches the module again. Browsers remember a failed module
 * address, so each retry uses a new query.
 */
export function fetchAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined
  let attempts = 0
  return () =>
    (address ? import(/* @vite-ignore */ `${address}?again=${++attempts}`) : load()).catch((error: unknown) => {
      // Chrome and Firefox name the address in the message. Safari does not, so there only a reload of the page helps.
      address ??= /http\S+$/.exec(String(error))?.[0]
      throw error
    })
}
