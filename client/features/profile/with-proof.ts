import { readFailure } from '#client/core/call-error.ts'

/** Asks for the password in a dialog; false when the member declines. */
export type AskProof = () => Promise<boolean>

/** Does the work; where the password was given too long ago for it, asks for it and does the work then. */
export async function withProof(askProof: AskProof, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'proof_required' || !(await askProof())) throw thrown
    await work()
  }
}
