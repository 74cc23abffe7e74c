import type { RouteObject } from 'react-router'
import type { Screen, ScreenHandle } from './screens.ts'

export function toRoute({ path, load, title, tab }: Screen): RouteObject {
  return { path, handle: { title, tab } satisfies ScreenHandle, lazy: load }
}
