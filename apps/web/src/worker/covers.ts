/// <reference lib="webworker" />
import { registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import { COVERS_CACHE } from '../lib/seen-covers.ts'
import { atMost } from './at-most.ts'

/** What a few plans and lists show. */
const COVERS_MAX = 150

/** The drawn covers of places; photos may be heavy, and those of members are nobody's to keep. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/covers/'),
  new StaleWhileRevalidate({ cacheName: COVERS_CACHE, plugins: [atMost(COVERS_MAX)] }),
)
