import { createECDH } from 'node:crypto'

/** Whom browsers let themselves be called by; a server that posts to any address it is given would reach inside its own network. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** `services` are hosts, with their port where it is not that of HTTPS; `*.` means any name below. */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username + password !== '') return false
  return services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service))
}

/** Whether something can be encrypted for it: the point lies on the curve P-256. */
export function isUsableKey(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
