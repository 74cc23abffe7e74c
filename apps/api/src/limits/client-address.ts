import ipaddr from 'ipaddr.js'

const NETWORK_GROUPS = 4

/**
 * What limits count a caller by: an IPv4 address, or the /64 of an IPv6 address, for that is what one connection has to itself
 * (RFC 6177). Whatever is no address counts as one.
 */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  const network = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

const PROVIDER_GROUPS = 3

/**
 * Returns the wider network of a key of `addressKey`: for IPv6 the /48, of which one customer may have 65,536 subnets.
 */
export const networkKey = (key: string): string =>
  key.endsWith('::/64') ? `${key.split(':').slice(0, PROVIDER_GROUPS).join(':')}::/48` : key
