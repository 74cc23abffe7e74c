import { randomId } from '#lib/random-id.ts'

/**
 * Gives each intent its idempotency key: sending the same again after a lost answer repeats the key, so the server does
 * it once; changed content is another intent with another key, which the server would otherwise refuse.
 */
export function createIntentKey(): (body: unknown) => string {
  let last = { content: '', key: '' }
  return (body) => {
    const content = JSON.stringify(body)
    if (content !== last.content) last = { content, key: randomId() }
    return last.key
  }
}
