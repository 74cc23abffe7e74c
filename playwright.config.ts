import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { defineConfig } from '@playwright/test'

/** Chosen once; the workers, which read this file again, get it by the environment. */
process.env['E2E_PORT'] ??= String(await freePort())

const BROWSER = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
/** The same engine without the windows around it, which take a third of the time of a test even when they are not seen. */
const SHELL = '/usr/bin/chromium-headless-shell'
/** Tests of what only the whole browser does: installing an app, push. */
const WHOLE_BROWSER = /@whole-browser/
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'e2e/results',
  globalSetup: './e2e/global-setup.ts',
  reporter: [['list'], ['json', { outputFile: 'e2e/results/report.json' }]],
  // Tests wait for the server, for timers and for frames, so fewer leave a part of two cores idle.
  workers: 4,
  // For a machine that does much else; on a quiet one nothing comes near.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A phone in a test shares two cores with everything else. A test that needs the second try is named as flaky at the end of the
  // run, and is a bug to look into; one that fails it fails the run.
  retries: 1,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${process.env['E2E_PORT']}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    contextOptions: { reducedMotion: 'reduce' },
    // A worker of its own in each phone would fetch the app twice; specs that are about it allow it.
    serviceWorkers: 'block',
    // Recording takes a sixth of the time: `npx playwright test --trace on FILE` for a test that fails.
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: WHOLE_BROWSER,
      use: { ...PHONE, launchOptions: launch(existsSync(SHELL) ? SHELL : BROWSER, '--process-per-site') },
    },
    { name: 'phone, whole browser', grep: WHOLE_BROWSER, use: { ...PHONE, launchOptions: launch(BROWSER) } },
  ],
})

/** With a process for each site of a phone, in place of one for each screen it opens, a test takes a tenth less of the machine. */
function launch(executablePath: string, ...more: string[]) {
  return {
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      ...more,
    ],
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
