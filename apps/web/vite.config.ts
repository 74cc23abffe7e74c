import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { replacePlugin } from 'rolldown/plugins'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
import lucide from 'vite-plugin-lucide-preprocess'
import { compression } from 'vite-plugin-compression2'
import { readChunkNames } from './chunk-names.ts'
import { linguiMacro } from './lingui-macro.ts'
import { screenFiles } from './screen-files.ts'

/** React Router gives bundlers its development build alone, which carries its warnings into the first load. */
const productionRouter = (file: string) =>
  join(dirname(createRequire(import.meta.url).resolve('react-router')), '../production', `${file}.mjs`)
const alias = [
  { find: /^react-router$/, replacement: productionRouter('index') },
  { find: /^react-router\/dom$/, replacement: productionRouter('dom-export') },
  // By these names the icons are imported in place of the index of all.
  { find: /^lucide-react\/dist\/esm\/icons\/(?=[\w-]+$)/, replacement: 'lucide-react/icons/' },
  // Imported by each icon of lucide-react.
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: fileURLToPath(new URL('src/ui/media/create-icon.ts', import.meta.url)),
  },
]

/** Lets the build leave out what of the router is not used: a name for a debugger, and a call that might do something, keep it. */
const leanRouter = replacePlugin(
  {
    // A name that is given becomes a value that nothing uses, which may go.
    '.displayName = "': ' && "',
    '= React.createContext(': '= /* @__PURE__ */ React.createContext(',
    '= React3.memo(': '= /* @__PURE__ */ React3.memo(',
    '= React8.createContext(': '= /* @__PURE__ */ React8.createContext(',
    '= React10.forwardRef(': '= /* @__PURE__ */ React10.forwardRef(',
    // The context is that of server components, which there are none of.
    'if (this.context': 'if (false',
  },
  { delimiters: ['', ''] },
)

const root = fileURLToPath(new URL('.', import.meta.url))
const api = `http://127.0.0.1:${process.env['API_PORT'] ?? '3000'}`

/**
 * At the root and under one name for ever: where a service worker lies says which pages are its own, and browsers ask for
 * the next one where they found the last. It showed pushed notifications before it did anything else.
 */
const WORKER = 'push-worker.js'

/** What can be read without a network, beside what every page needs. */
const OFFLINE = [
  'src/app/fallbacks.tsx',
  'src/features/home/trip/trip-card.tsx',
  'src/features/places/cart/cart-screen.tsx',
  'src/features/chat/chat-room-screen.tsx',
  'src/features/plans/mine/my-plans-screen.tsx',
  'src/features/rooms/mine/my-rooms-screen.tsx',
  'src/features/rooms/meeting/meeting-screen.tsx',
  'src/features/rooms/meeting/meeting-strip.tsx',
  'src/features/plans/detail/plan-screen.tsx',
  'src/features/safety/timer/alert/alert-screen.tsx',
  'src/features/safety/timer/timer-screen.tsx',
  'src/features/safety/timer/running/running-timer-screen.tsx',
  'src/features/safety/timer/running/solo-help.tsx',
  'src/app/running.tsx',
  'src/features/safety/rescue/rescue-screen.tsx',
  'src/features/safety/near/near-screen.tsx',
  'src/features/safety/checklist/checklist-screen.tsx',
  'src/features/safety/checklist/stats-screen.tsx',
  'src/features/safety/sharing/share-screen.tsx',
  'src/features/safety/walk/walk-screen.tsx',
  'src/features/safety/walk/walk-duties.tsx',
  'src/features/safety/contacts/contacts-screen.tsx',
  'src/features/plans/copy/copy-plan-sheet.tsx',
  'src/features/plans/detail/conflict-sheet.tsx',
  'src/features/plans/detail/leg-sheet.tsx',
  'src/features/plans/detail/plan-sheets.tsx',
  'src/features/plans/map/full-map.tsx',
  'src/features/plans/map/route-view.tsx',
  'src/features/weather/day-weather-lines.tsx',
  'src/features/chat/chat.socket.ts',
  'src/features/chat/message-menu.tsx',
  'src/features/rooms/room-drawer.tsx',
  'src/features/safety/help/help-sheet.tsx',
  'src/features/safety/siren/siren-aftercare.tsx',
  'src/ui/overlay/overlays.tsx',
  'src/ui/form/date-picker.tsx',
  'src/ui/form/time-picker.tsx',
  'src/ui/feedback/scene-drawing.tsx',
]

let chunkNames: ReadonlyMap<string, string> | undefined

/** What both builds do with a source. */
const languages = () => [
  linguiMacro(),
  lucide(),
  lingui({ configPath: fileURLToPath(new URL('lingui.config.ts', import.meta.url)), failOnCompileError: true }),
  react(),
]

/** `vite build --ssr`: what renders pages on the server, with all that it needs. */
const forServer: UserConfig = {
  root,
  // React chooses its build by it, and the one for developers takes three times as long.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: languages(),
  resolve: { conditions: ['source', ...defaultServerConditions], alias },
  // Modules are run in the order of their imports, also where they are in several files.
  build: { copyPublicDir: false, rolldownOptions: { output: { strictExecutionOrder: true } } },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
}

/** Made when it is asked for, since `compression` listens to what is printed from its first call on. */
const forBrowsers = (): UserConfig => ({
  root,
  plugins: [
    ...languages(),
    leanRouter,
    tailwindcss(),
    screenFiles(WORKER, OFFLINE),
    // Files of less than a packet stay as they are, and so does the page, into which the server writes.
    compression({ include: /\.(?:js|css|svg|webmanifest)$/, threshold: 1000, logLevel: 'silent' }),
  ],
  resolve: { conditions: ['source', ...defaultClientConditions], alias },
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
    // Every browser we support knows modulepreload.
    modulePreload: {
      polyfill: false,
      // The names of what each screen needs would be a tenth of the first load, and change with every deploy; the server
      // names it for the screen that is opened.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    assetsInlineLimit: 1024,
    sourcemap: 'hidden',
    rolldownOptions: {
      // The script that lets the page be painted before the app starts is bundled by itself, to be written into the page.
      input: { index: 'index.html', 'paint-first': 'src/paint-first.ts' },
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        // The server knows the texts of a language by their name.
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${facadeModuleId?.endsWith('.po?lingui') === true ? 'more-' : ''}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            // Apart from our own code, so that a deploy leaves it in the browsers' caches; in two files, since a phone takes a
            // tenth of a second to compile both, and does nothing else meanwhile.
            {
              name: 'vendor-dom',
              test: /node_modules\/react-dom\/.*client/,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            { name: 'vendor', tags: ['$initial'], test: /node_modules\/(?!lucide-react)/, priority: 2 },
            {
              name: (id, context) => (chunkNames ??= readChunkNames(context)).get(id),
              debugName: 'own',
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})

export default defineConfig(({ isSsrBuild = false }) => (isSsrBuild ? forServer : forBrowsers()))
