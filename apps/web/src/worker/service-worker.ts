/**
 * The app's one service worker: opens the app without a network, and shows what is pushed. Each part listens for itself.
 * @module
 */
import './shell.ts'
import './assets.ts'
import './covers.ts'
import './take-over.ts'
import '../features/notifications/push/push-worker.ts'
