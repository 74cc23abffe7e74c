import type { FullConfig } from '@playwright/test'
import { runServer } from './run-server.ts'

/** Runs the built app with demo content and a database of its own while the browser tests run. */
export default async function setup(config: FullConfig) {
  const baseUrl = config.projects[0]?.use.baseURL
  if (!baseUrl) throw new Error('the configuration has no baseURL')
  const { dataDir, stop } = await runServer({ baseUrl, name: 'server' })
  // For the workers, which let time pass in its database; see timer-time.ts.
  process.env['E2E_DATA_DIR'] = dataDir
  return stop
}
