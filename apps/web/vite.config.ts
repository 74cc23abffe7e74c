import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { linguiMacro } from './lingui-macro.ts'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    linguiMacro(),
    lingui({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)), failOnCompileError: true }),
    react(),
    tailwindcss(),
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
  // At the root and under one name for ever: where a service worker lies says which pages are its own.
  worker: { rolldownOptions: { output: { entryFileNames: '[name].js' } } },
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
