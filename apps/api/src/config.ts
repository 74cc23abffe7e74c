import { resolve } from 'node:path'

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  redisUrl: string | null
  smtpUrl: string | null
  /** Where people reach the app, without a trailing slash; null until the server knows its own port. */
  publicUrl: string | null
  /** Null in embedded mode: one is made and kept in `dataDir`. */
  jwtSecret: string | null
  demo: boolean
  /** Template of the map's tiles, with {z}, {x} and {y}; null: the map has only its own drawing. */
  mapTileUrl: string | null
  /** Whom the tiles' owner wants named. */
  mapTileAttribution: string | null
}

interface Problem {
  name: string
  problem: string
  example: string
}

/** All faults of the environment at once, each with the variable's name, what is wrong and an example. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map(({ name, problem, example }) => `${name}: ${problem} (example: ${name}=${example})`).join('\n'))
    this.problems = problems
  }
}

const SECRET_MIN = 32

/** Reads and checks the environment; throws `ConfigError`. An empty value counts as absent. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const problems: Problem[] = []
  const value = (name: string) => env[name]?.trim() || null
  const refuse = (name: string, problem: string, example: string) => {
    problems.push({ name, problem, example })
    return null
  }
  const url = (name: string, schemes: string[], isGood: (url: URL) => boolean, example: string) => {
    const text = value(name)
    if (text === null) return null
    const starts = schemes.map((scheme) => `${scheme}://`)
    const hasScheme = starts.some((start) => text.toLowerCase().startsWith(start))
    if (hasScheme && URL.canParse(text) && isGood(new URL(text))) return text
    // The value may hold a password: it is never repeated.
    return refuse(name, `not an address such as the example, which starts with ${starts.join(' or ')}`, example)
  }
  const hasHost = ({ hostname }: URL) => hostname !== ''

  const portText = value('PORT') ?? '3000'
  const port = /^\d{1,5}$/.test(portText) && Number(portText) <= 65_535 ? Number(portText) : null
  if (port === null) refuse('PORT', `"${portText}" is not a port number from 0 to 65535`, '3000')

  const host = value('HOST') ?? '127.0.0.1'
  if (!/^[A-Za-z0-9.:-]+$/.test(host)) refuse('HOST', `"${host}" is not a host name or address`, '0.0.0.0')

  // Where the host is a socket's folder it stands in the query.
  const isAnywhere = () => true
  const databaseUrl = url(
    'DATABASE_URL',
    ['postgres', 'postgresql'],
    isAnywhere,
    'postgres://honjeo:password@localhost:5432/honjeo',
  )
  const redisUrl = url('REDIS_URL', ['redis', 'rediss'], hasHost, 'redis://localhost:6379')
  const smtpUrl = url('SMTP_URL', ['smtp', 'smtps'], hasHost, 'smtp://user:password@mail.example.com:587')
  // Compared with the origins of browsers, which end with the host.
  const isOrigin = ({ href, origin }: URL) => href === `${origin}/`
  const publicUrl = url('PUBLIC_URL', ['http', 'https'], isOrigin, 'https://honjeo.example.com')

  const jwtSecret = value('JWT_SECRET')
  if (jwtSecret !== null && jwtSecret.length < SECRET_MIN) {
    refuse('JWT_SECRET', `shorter than ${SECRET_MIN} characters`, '"$(openssl rand -base64 48)"')
  }
  if (jwtSecret === null && value('DATABASE_URL') !== null) {
    refuse('JWT_SECRET', 'needed with DATABASE_URL, so that every server signs alike', '"$(openssl rand -base64 48)"')
  }

  // The host is a fixed one: the page's security policy names it.
  const hasTile = ({ hostname, pathname, search }: URL) =>
    !hostname.includes('{') && ['{z}', '{x}', '{y}'].every((part) => decodeURI(`${pathname}${search}`).includes(part))
  const mapTileUrl = url('MAP_TILE_URL', ['http', 'https'], hasTile, 'https://tile.example.com/{z}/{x}/{y}.png')
  const mapTileAttribution = value('MAP_TILE_ATTRIBUTION')
  if (mapTileUrl !== null && mapTileAttribution === null) {
    refuse('MAP_TILE_ATTRIBUTION', 'needed with MAP_TILE_URL: tiles must name their owner', '"© Example Maps"')
  }

  const demoText = value('DEMO') ?? (value('DATABASE_URL') === null ? '1' : '0')
  if (demoText !== '0' && demoText !== '1') refuse('DEMO', `"${demoText}" is neither 0 nor 1`, '0')

  if (problems.length > 0 || port === null) throw new ConfigError(problems)
  return {
    port,
    host,
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl,
    redisUrl,
    smtpUrl,
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    jwtSecret,
    demo: demoText === '1',
    mapTileUrl,
    mapTileAttribution,
  }
}
