/** Hosts of the browsers' push services, or the part after `*.`. The worker calls no other address that a browser names. */
const pushServices = {
  hosts: ['fcm.googleapis.com', 'web.push.apple.com'],
  domains: ['push.services.mozilla.com', 'notify.windows.com'],
} as const

export function isPushEndpoint(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  const isKnownHost = pushServices.hosts.some((host) => host === url.hostname)
  return isKnownHost || pushServices.domains.some((domain) => url.hostname.endsWith(`.${domain}`))
}
