import { useMatches } from 'react-router'
import type { ScreenHandle } from './screens.ts'

/** Of the screen that is shown; undefined only while there is none. */
export function useScreenHandle(): ScreenHandle | undefined {
  return useMatches().at(-1)?.handle as ScreenHandle | undefined
}
