import type { IncomingMessage } from 'node:http'

/**
 * Has a HEAD of the API answered as the GET it asks about. Node has prepared the answer by then and leaves out its content, so
 * the two cannot differ in anything else. Returns the address, which stays as it is.
 */
export function takeHeadForGet(request: Pick<IncomingMessage, 'method' | 'url'>): string {
  const { url = '/' } = request
  if (request.method === 'HEAD' && url.startsWith('/api/')) request.method = 'GET'
  return url
}
