import { ConfigError, readConfig, type Config } from '../../config/config.ts'

export interface ImportConfig extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  key: string
  /** Without a trailing slash. */
  url: string
  dailyBudget: number
  callsPerSecond: number
}

const SERVICE_URL = 'https://apis.data.go.kr/B551011/KorService2'
/** A key for development allows 1,000 calls a day: some are left for looking at the service by hand. */
const DAILY_BUDGET = 900
const CALLS_PER_SECOND = 5

type Problem = ConfigError['problems'][number]

/** The importer runs in the server's environment, of which it takes the database; throws `ConfigError`. */
export function readImportConfig(env: Record<string, string | undefined>): ImportConfig {
  const problems: Problem[] = []
  const value = (name: string) => env[name]?.trim() || null
  const wholeNumber = (name: string, fallback: number, max: number) => {
    const text = value(name) ?? String(fallback)
    const isGood = /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= max
    if (!isGood)
      problems.push({ name, problem: `"${text}" is not a whole number from 1 to ${max}`, example: `${fallback}` })
    return Number(text)
  }

  const key = value('TOURAPI_KEY')
  if (key === null) {
    const problem = 'needed to ask the tourism service; docs/import-tourapi.md tells how to get one'
    problems.push({ name: 'TOURAPI_KEY', problem, example: '"the decoding key of your application"' })
  }
  const url = value('TOURAPI_URL') ?? SERVICE_URL
  if (!keepsKeySecret(url)) {
    problems.push({ name: 'TOURAPI_URL', problem: 'not an https address, as the key goes there', example: SERVICE_URL })
  }
  const dailyBudget = wholeNumber('TOURAPI_DAILY_BUDGET', DAILY_BUDGET, 1_000_000)
  const callsPerSecond = wholeNumber('TOURAPI_CALLS_PER_SECOND', CALLS_PER_SECOND, 1000)
  const server = readServerConfig(env, problems)

  if (problems.length > 0 || server === null || key === null) throw new ConfigError(problems)
  const { databaseUrl, dataDir } = server
  return { databaseUrl, dataDir, key: decodedKey(key), url: url.replace(/\/+$/, ''), dailyBudget, callsPerSecond }
}

function readServerConfig(env: Record<string, string | undefined>, problems: Problem[]): Config | null {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    problems.push(...error.problems)
    return null
  }
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
