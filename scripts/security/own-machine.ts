import { isLoopback } from '#worker/core/env.ts'

/** Throws for an address of another machine, because everything that the tools send is an attack. */
export function requireOwnMachine(...addresses: readonly string[]): void {
  for (const address of addresses)
    if (!isLoopback(new URL(address).hostname))
      throw new Error(`Refusing to send anything to ${address}: it is another machine.`)
}
