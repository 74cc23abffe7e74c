import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { linguiMacro } from './lingui-macro.ts'
import { oneProjection } from './one-projection.ts'
import { precache } from './precache.ts'
import { serverSentencesModule } from './server-sentences.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`

/**
 * At the root and under one name for ever: where a service worker lies says which pages are its own, and browsers ask for
 * the next one where they found the last. It showed pushed notifications before it did anything else.
 */
const WORKER = 'push-worker.js'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    linguiMacro(),
    serverSentencesModule(),
    lingui({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)), failOnCompileError: true }),
    react(),
    tailwindcss(),
    oneProjection(),
    // Beside what every page needs, what can be read without a network.
    precache({
      worker: WORKER,
      modules: [
        'src/app/routes/cart.tsx',
        'src/app/routes/chat-room.tsx',
        'src/app/routes/install.tsx',
        'src/app/routes/my-plans.tsx',
        'src/app/routes/my-rooms.tsx',
        'src/app/routes/plan.tsx',
        'src/app/routes/alert.tsx',
        'src/app/routes/timer.tsx',
        'src/app/routes/running-timer.tsx',
        'src/app/running.tsx',
        'src/app/routes/rescue.tsx',
        'src/app/routes/safety-check.tsx',
        'src/app/routes/safety-stats.tsx',
        'src/app/routes/share-location.tsx',
        'src/app/routes/trusted-contacts.tsx',
        'src/features/plans/map/route-view.tsx',
        'src/ui/confirm-dialog.tsx',
        'src/ui/toaster.tsx',
      ],
    }),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: {
    proxy: {
      '/api': api,
      '/covers': api,
      '/docs': api,
      '/dev/mail': api,
      '/images': api,
      '/ws': { target: api, ws: true },
    },
  },
  worker: { rolldownOptions: { output: { entryFileNames: WORKER } } },
  build: {
    // The content security policy allows no inline script, and every browser we support knows modulepreload.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 1024,
    sourcemap: 'hidden',
    rolldownOptions: {
      // Apart from our own code, so that a deploy leaves it in the browsers' caches.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|@lingui)\// },
          ],
        },
      },
    },
  },
})
