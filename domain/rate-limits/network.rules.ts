/**
 * Returns the part of an IP address that a household or office shares: a whole IPv4 address, or the first 64 bits of an
 * IPv6 address.
 */
export function getNetwork(address: string): string {
  if (!address.includes(':')) return address
  const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mappedIpv4?.[1]) return mappedIpv4[1]
  const [head = '', tail] = address.toLowerCase().split('::')
  const groupsBefore = head.split(':').filter(Boolean)
  const groupsAfter = tail?.split(':').filter(Boolean) ?? []
  const zeroCount = tail === undefined ? 0 : Math.max(0, 8 - groupsBefore.length - groupsAfter.length)
  const groups = [...groupsBefore, ...Array.from({ length: zeroCount }, () => '0'), ...groupsAfter]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
