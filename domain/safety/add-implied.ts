/** Returns the codes and all codes that they imply, directly or indirectly. */
export function addImplied<Code extends string>(
  codes: readonly Code[],
  implied: Readonly<Partial<Record<Code, readonly Code[]>>>,
): ReadonlySet<Code> {
  const all = new Set(codes)
  for (const code of all) for (const impliedCode of implied[code] ?? []) all.add(impliedCode)
  return all
}
