import { readConfig, type Config } from '../../config/config.ts'
import { Environment } from '../../config/environment.ts'

export interface ImportConfig extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  key: string
  /** The address, without a trailing slash. */
  url: string
  dailyBudget: number
  callsPerSecond: number
}

const SERVICE_URL = 'https://apis.data.go.kr/B551011/KorService2'
/** A key for development allows 1,000 calls a day: some are left for looking at the service by hand. */
const DAILY_BUDGET = 900
const CALLS_PER_SECOND = 5

/** The importer runs in the server's environment, of which it takes the database; throws `ConfigError`. */
export function readImportConfig(env: Record<string, string | undefined>): ImportConfig {
  const from = new Environment(env)
  const key = from.value('TOURAPI_KEY')
  if (key === null) {
    const problem = 'needed to ask the tourism service; docs/import-tourapi.md tells how to get one'
    from.refuse('TOURAPI_KEY', problem, '"the decoding key of your application"')
  }
  const url = from.value('TOURAPI_URL') ?? SERVICE_URL
  if (!keepsKeySecret(url)) from.refuse('TOURAPI_URL', 'not an https address, as the key goes there', SERVICE_URL)
  const dailyBudget = wholeNumber(from, 'TOURAPI_DAILY_BUDGET', DAILY_BUDGET, 1_000_000)
  const callsPerSecond = wholeNumber(from, 'TOURAPI_CALLS_PER_SECOND', CALLS_PER_SECOND, 1000)
  const { databaseUrl, dataDir } = readConfig(env, from)
  return { databaseUrl, dataDir, key: decodedKey(key!), url: url.replace(/\/+$/, ''), dailyBudget, callsPerSecond }
}

function wholeNumber(from: Environment, name: string, usual: number, max: number): number {
  const text = from.value(name) ?? `${usual}`
  const isGood = /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= max
  if (!isGood) from.refuse(name, `"${text}" is not a whole number from 1 to ${max}`, `${usual}`)
  return Number(text)
}

function keepsKeySecret(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
}

/** The portal shows a key in two forms; only the encoded one holds a percent sign, and it would be encoded twice. */
function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
