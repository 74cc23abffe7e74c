import type { FastifyRequest } from 'fastify'

/** Returns where the reader finds us: the operator's word, or else the address that was asked; empty where that is none. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  const address = `${protocol}://${host}`
  return publicUrl ?? (URL.canParse(address) ? new URL(address).origin : '')
}
