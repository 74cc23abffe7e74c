import { data, type MiddlewareFunction } from 'react-router'
import { parseId } from '#lib/route-id.ts'

/** Every parameter of our addresses but the splat is an id; anything else leads nowhere. */
export const requireIds: MiddlewareFunction = ({ params }, next) => {
  for (const [name, value] of Object.entries(params)) {
    if (name !== '*' && parseId(value) === null) throw data(null, { status: 404 })
  }
  return next()
}
