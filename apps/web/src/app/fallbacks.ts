/** What stands in for a screen, in one file. Only `lazy-fallbacks.tsx` asks for it. */
export { CrashedScreen } from './crashed-screen.tsx'
export { NotFound } from './not-found.tsx'
export { OfflineScreen } from './offline/offline-screen.tsx'
