import { matchPath } from 'react-router'

/**
 * Screens that show something without a network: what was seen last, or what the app brings along. Each has its modules in
 * the list of `vite.config.ts`, so that it opens where it was never opened before; but for the installing, which opens where
 * it was.
 */
const PATHS = [
  '/cart',
  '/mypage/plans',
  '/plan/:planId',
  '/mypage/rooms',
  '/chat-room/:roomId',
  '/room/:roomId/meeting',
  '/safety-check',
  '/safety-check/stats',
  '/safety-check/rescue',
  '/help',
  '/safety-check/timer',
  '/safety-check/timer/:checkInId',
  '/safety-check/contacts',
  '/safety-check/share',
  '/safety-check/walk',
  '/alert/:token',
  '/install',
]

export const worksOffline = (pathname: string) => PATHS.some((path) => matchPath(path, pathname) !== null)
