import { isLoopbackHost } from '#worker/core/env.ts'

/** Throws for an address of another machine, because everything that the tools send is an attack. */
export function requireOwnMachine(...addresses: readonly string[]): void {
  for (const address of addresses)
    if (!isLoopbackHost(new URL(address).hostname))
      throw new Error(`Refusing to send anything to ${address}: it is another machine.`)
}
