import { chromium } from '@playwright/test'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../scripts/lib/child.mjs'
import { root } from '../../scripts/lib/root.mjs'

const folder = join(root, 'bench/lighthouse')
const command = join(folder, 'node_modules/.bin/lighthouse')

/**
 * The part of Lighthouse's result that is read here: scores from 0 to 1; milliseconds, or a number without a unit for
 * CLS.
 */
interface Result {
  /** How fast Lighthouse found this machine to be. */
  environment: { benchmarkIndex: number }
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>
  audits: Record<
    'first-contentful-paint' | 'largest-contentful-paint' | 'cumulative-layout-shift',
    { numericValue: number }
  > & {
    'network-requests': { details: { items: { url: string; resourceType: string; transferSize: number }[] } }
  }
}

export interface Visit {
  /** Kept in the browser's local storage, as the app keeps a session. */
  stored?: Readonly<Record<string, string>>
  /** What the browser asks pages for. In Korean the app's texts come with its code; another language's are a file more. */
  language?: string
  /** How many times slower than this machine the phone is, of `phoneSlowdown`. */
  slowdown?: number
}

/** Lighthouse's phone is four times slower than a machine of this index, the middle of those for which its docs/throttling.md says so. */
const USUAL_INDEX = 1750
const USUAL_SLOWDOWN = 4

/**
 * Returns how many times slower than this machine the same phone is: on a shared machine at half its speed twice, or the phone measured
 * would be half as fast as Lighthouse's. Never more than four times.
 */
export const phoneSlowdown = ({ environment }: Result): number =>
  Math.min(Math.max((USUAL_SLOWDOWN * environment.benchmarkIndex) / USUAL_INDEX, 1), USUAL_SLOWDOWN)

/** Its packages, ten times as many as the app's own tools, are fetched when it is first asked for. */
export async function ensureLighthouse(signal: AbortSignal): Promise<void> {
  if (!existsSync(command)) await run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder], { signal })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

const ATTEMPTS = 3

/** One visit by a new browser, as a phone on a slow network: Lighthouse's own settings. Done again where Lighthouse asks for it. */
export async function visit(url: string, options: Visit, signal: AbortSignal): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visitOnce(url, options, signal)
    } catch (error) {
      if (attempt === ATTEMPTS || !String(error).includes('Please run Lighthouse again')) throw error
    }
  }
}

async function visitOnce(
  url: string,
  { stored = {}, language = 'ko-KR', slowdown = USUAL_SLOWDOWN }: Visit,
  signal: AbortSignal,
): Promise<Result> {
  const dir = mkdtempSync(join(tmpdir(), 'honjeo-lighthouse-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(dir, {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      `--lang=${language}`,
      `--accept-lang=${language}`,
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const page = await browser.newPage()
    // A page of the same origin that loads nothing of the app.
    await page.goto(new URL('/livez', url).href)
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    await page.close()
    const output = join(dir, 'lighthouse.json')
    const options = [
      '--quiet',
      '--disable-storage-reset',
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--port=${port}`,
      '--output=json',
      `--output-path=${output}`,
    ]
    await run(command, [url, ...options], { signal })
    return JSON.parse(readFileSync(output, 'utf8')) as Result
  } finally {
    await browser.close()
    rmSync(dir, { recursive: true, force: true })
  }
}
