/** Asks again when `seen` is another by the time that the answer comes: the answer may be older than what is through. */
export async function refetchIfChanged<Answer>(seen: () => unknown, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const before = seen()
    const answer = await ask()
    if (before === seen()) return answer
  }
}
