import { data, type MiddlewareFunction } from 'react-router'
import { parseId } from '#lib/route-id.ts'

/** What else an address may carry: whatever was typed, and the token of a shared plan, which the server knows. */
const NO_IDS = new Set(['*', 'token'])

/** Every other parameter of our addresses is an id; anything else leads nowhere. */
export const requireIds: MiddlewareFunction = ({ params }, next) => {
  for (const [name, value] of Object.entries(params)) {
    if (!NO_IDS.has(name) && parseId(value) === null) throw data(null, { status: 404 })
  }
  return next()
}
