import { authRoutes } from './auth.ts'
import { chatRoutes } from './chat.ts'
import { homeRoutes } from './home.ts'
import { operationRoutes } from './operation.ts'
import { placesRoutes } from './places.ts'
import { roomsRoutes } from './rooms.ts'
import type { ApiOf } from './route-table.ts'
import { spotCartRoutes } from './spot-cart.ts'
import { usersRoutes } from './users.ts'

/** Every route under /api; a test of the server holds it to exactly this list. */
export const apiRoutes = {
  ...authRoutes,
  ...usersRoutes,
  ...placesRoutes,
  ...spotCartRoutes,
  ...homeRoutes,
  ...roomsRoutes,
  ...chatRoutes,
  ...operationRoutes,
}
export type Api = ApiOf<typeof apiRoutes>
