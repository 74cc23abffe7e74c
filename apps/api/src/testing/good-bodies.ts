import { apiRoutes } from '@honjeo/contract/routes'
import type { RouteSchema } from '@honjeo/contract/route-table'
import type { Clock } from '../lib/clock.ts'

/** A body each route takes, as far as its form goes; by the line of the contract, which has it as the route's example. */
export function goodBodies(clock: Clock): Record<string, () => object> {
  const bodies = Object.entries<RouteSchema>(apiRoutes).flatMap(([line, { example }]) =>
    example === undefined ? [] : [[line, () => example(clock.now())] as const],
  )
  return Object.fromEntries(bodies)
}
