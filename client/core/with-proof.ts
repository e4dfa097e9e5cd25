import { readFailure } from './call-error.ts'
import { askProof } from './proof.ts'

/** Does the work; where the password was given too long ago for it, asks for it and does the work then. */
export async function withProof(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (thrown) {
    if (readFailure(thrown)?.code !== 'proof_required' || !(await askProof())) throw thrown
    await work()
  }
}
