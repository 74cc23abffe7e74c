/**
 * What links lead to and visits begin with. These come with their own part of the catalogue of a language; every other screen
 * waits for the rest of it, which is fetched behind the first one.
 */
export const FIRST_SCREENS: ReadonlySet<string> = new Set([
  '/',
  '/splash',
  '/login',
  '/search',
  '/search-detail/:placeId',
  '/community',
  '/community/:postId',
  '/chat-room/:roomId',
])
