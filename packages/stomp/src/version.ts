/** The versions, the newest first, which is also the order of preference. */
export const STOMP_VERSIONS = ['1.2', '1.1', '1.0'] as const

export type StompVersion = (typeof STOMP_VERSIONS)[number]

/** Returns the newest version both sides speak; undefined when there is none. A client without the header speaks 1.0. */
export function chooseVersion(acceptVersion = '1.0'): StompVersion | undefined {
  const accepted = new Set(acceptVersion.split(',').map((version) => version.trim()))
  return STOMP_VERSIONS.find((version) => accepted.has(version))
}

/** Returns the WebSocket sub-protocol to answer with, such as `v12.stomp`; undefined when none of the offered is STOMP. */
export function chooseSubprotocol(offered: ReadonlySet<string>): string | undefined {
  return STOMP_VERSIONS.map((version) => `v${version.replace('.', '')}.stomp`).find((name) => offered.has(name))
}
