import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Settings } from '@honjeo/contract/operation'
import ipaddr from 'ipaddr.js'
import { CONNECTIONS, connectionsBeside } from '../db/connections.ts'

export interface OcrSettings {
  /** What reads receipts; off: none are taken. */
  driver: 'tesseractjs' | 'off'
  /** Receipts read at once; each takes a core for some seconds, and 300 MB. */
  readers: number
}

/** A service that answers as OpenAI's chat completions do. */
export interface LlmSettings {
  /** Its base address, without a trailing slash. */
  url: string
  apiKey: string | null
  model: string
}

export interface KakaoSettings {
  clientId: string
  clientSecret: string | null
  /** Base addresses without a trailing slash; others than Kakao's own in tests. */
  authUrl: string
  apiUrl: string
}

/** A bucket of a service that speaks S3. */
export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Absent: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null
  /** Connections this server opens at most for what is asked of it, besides those of `loopingPool`. */
  databaseConnections: number
  redisUrl: string | null
  smtpUrl: string | null
  /** Where people reach the app, without a trailing slash; null until the server knows its own port. */
  publicUrl: string | null
  /** Addresses and networks whose `X-Forwarded-For` is believed; none: clients come by themselves. */
  trustedProxies: string[]
  /** Whether callers are counted; see decision 23. */
  requestLimits: boolean
  /** Null in embedded mode: one is made and kept in `dataDir`. */
  jwtSecret: string | null
  demo: boolean
  /**
   * Names of the settings that let other computers in; empty for a server that only this computer reaches. See decision
   * 32.
   */
  openedBy: string[]
  /** By which `/metrics` and `/docs` are opened from elsewhere; null: only this computer may read them. */
  metricsToken: string | null
  /** Template of the map's tiles, with {z}, {x} and {y}; null: the map has only its own drawing. */
  mapTileUrl: string | null
  /** Whom the tiles' owner wants named. */
  mapTileAttribution: string | null
  /** An OSRM-compatible router; null: travel times are estimated. */
  routerUrl: string | null
  /** The bucket for uploaded images; null: they lie in `dataDir`. */
  s3: S3Settings | null
  ocr: OcrSettings
  /** What reads wishes in one's own words and words reasons; null: nothing does. */
  llm: LlmSettings | null
  /** Sign-in with Kakao; null: it is being prepared. Needs `publicUrl`, where Kakao sends people back to. */
  kakao: KakaoSettings | null
  /** Hosts of push services beside those of the browsers. */
  pushServices: string[]
  /** Who runs the service, as terms and privacy name it. */
  operator: Settings['operator']
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
/** Names of networks that Fastify knows. */
const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal']
const LOOPBACK_NAME = /^(.+\.)?localhost\.?$/i
/** What a bucket cannot do without. */
const S3_EXAMPLES = {
  S3_ENDPOINT: 'https://s3.ap-northeast-2.amazonaws.com',
  S3_BUCKET: 'honjeo-images',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return LOOPBACK_NAME.test(address) || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
}

type Partly<T> = { [K in keyof T]: T[K] | null }
const isWhole = <T extends object>(settings: Partly<T>): settings is T =>
  Object.values(settings).every((value) => value !== null)

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

  // Where the host is a socket's folder, it is part of the query.
  const isAnywhere = () => true
  const databaseUrl = url(
    'DATABASE_URL',
    ['postgres', 'postgresql'],
    isAnywhere,
    'postgres://honjeo:password@localhost:5432/honjeo',
  )
  const connectionsText =
    value('DATABASE_CONNECTIONS') ??
    String(value('DATABASE_URL') === null ? connectionsBeside(availableParallelism()) : CONNECTIONS)
  if (!/^([4-9]|[1-9]\d)$/.test(connectionsText)) {
    refuse('DATABASE_CONNECTIONS', `"${connectionsText}" is not a number from 4 to 99`, '10')
  }

  const redisUrl = url('REDIS_URL', ['redis', 'rediss'], hasHost, 'redis://localhost:6379')
  const smtpUrl = url('SMTP_URL', ['smtp', 'smtps'], hasHost, 'smtp://user:password@mail.example.com:587')
  // Compared with the origins of browsers, which end with the host.
  const isOrigin = ({ href, origin }: URL) => href === `${origin}/`
  const publicUrl = url('PUBLIC_URL', ['http', 'https'], isOrigin, 'https://honjeo.example.com')

  // The setting takes no number of proxies: a client that reaches the server past them could name any address.
  const trustedProxies = (value('TRUSTED_PROXIES')?.split(',') ?? []).map((text) => text.trim())
  const isNetwork = (text: string) =>
    NETWORK_NAMES.includes(text) || ipaddr.isValidCIDR(text) || (ipaddr.isValid(text) && /[.:].*[.:]/.test(text))
  if (!trustedProxies.every(isNetwork)) {
    refuse('TRUSTED_PROXIES', 'not addresses, networks or uniquelocal, with commas between them', '10.0.0.0/8,::1')
  }

  const jwtSecret = value('JWT_SECRET')
  if (jwtSecret !== null && jwtSecret.length < SECRET_MIN) {
    refuse('JWT_SECRET', `shorter than ${SECRET_MIN} characters`, '"$(openssl rand -base64 48)"')
  }
  if (jwtSecret === null && value('DATABASE_URL') !== null) {
    refuse('JWT_SECRET', 'needed with DATABASE_URL, so that every server signs alike', '"$(openssl rand -base64 48)"')
  }

  const metricsToken = value('METRICS_TOKEN')
  if (metricsToken !== null && !/^[\x21-\x7e]{32,}$/.test(metricsToken)) {
    refuse('METRICS_TOKEN', `shorter than ${SECRET_MIN} characters, or not of plain ones`, '"$(openssl rand -hex 32)"')
  }

  // The host is a fixed one: the page's security policy names it.
  const hasTile = ({ hostname, pathname, search }: URL) =>
    !hostname.includes('{') && ['{z}', '{x}', '{y}'].every((part) => decodeURI(`${pathname}${search}`).includes(part))
  const mapTileUrl = url('MAP_TILE_URL', ['http', 'https'], hasTile, 'https://tile.example.com/{z}/{x}/{y}.png')
  const mapTileAttribution = value('MAP_TILE_ATTRIBUTION')
  if (mapTileUrl !== null && mapTileAttribution === null) {
    refuse('MAP_TILE_ATTRIBUTION', 'needed with MAP_TILE_URL: tiles must name their owner', '"© Example Maps"')
  }

  const isPlain = ({ search, hash, username }: URL) => search + hash + username === ''
  const routerUrl = url('ROUTER_URL', ['http', 'https'], isPlain, 'http://osrm:5000')

  const s3 = {
    endpoint: url('S3_ENDPOINT', ['http', 'https'], isPlain, S3_EXAMPLES.S3_ENDPOINT),
    bucket: value('S3_BUCKET'),
    region: value('S3_REGION') ?? 'us-east-1',
    accessKeyId: value('S3_ACCESS_KEY_ID'),
    secretAccessKey: value('S3_SECRET_ACCESS_KEY'),
  }
  if (s3.bucket !== null && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(s3.bucket)) {
    refuse('S3_BUCKET', `"${s3.bucket}" is not the name of a bucket`, S3_EXAMPLES.S3_BUCKET)
  }
  if (['S3_REGION', ...Object.keys(S3_EXAMPLES)].some((name) => value(name) !== null)) {
    for (const [name, example] of Object.entries(S3_EXAMPLES)) {
      if (value(name) === null) refuse(name, 'needed where another S3_ variable is set', example)
    }
  }

  const llmUrl = url('LLM_URL', ['http', 'https'], isPlain, 'https://llm.example.com/v1')
  const llmModel = value('LLM_MODEL')
  if (value('LLM_URL') !== null && llmModel === null) refuse('LLM_MODEL', 'needed with LLM_URL', 'gpt-4.1-mini')

  const driver = value('OCR_DRIVER') ?? 'tesseractjs'
  if (driver !== 'tesseractjs' && driver !== 'off') {
    refuse('OCR_DRIVER', `"${driver}" is neither tesseractjs nor off`, 'tesseractjs')
  }
  const readersText = value('OCR_READERS') ?? String(availableParallelism())
  if (!/^[1-9]\d?$/.test(readersText)) refuse('OCR_READERS', `"${readersText}" is not a number from 1 to 99`, '1')

  const kakaoClientId = value('KAKAO_CLIENT_ID')
  if (kakaoClientId !== null && publicUrl === null) {
    refuse('PUBLIC_URL', 'needed with KAKAO_CLIENT_ID: Kakao sends people back to it', 'https://honjeo.example.com')
  }
  const base = (name: string, usual: string) =>
    (url(name, ['http', 'https'], isPlain, usual) ?? usual).replace(/\/+$/, '')
  const kakaoAuthUrl = base('KAKAO_AUTH_URL', 'https://kauth.kakao.com')
  const kakaoApiUrl = base('KAKAO_API_URL', 'https://kapi.kakao.com')

  // The server posts to any host that a member names there, so each is a whole host; `*.` means any name below.
  const pushServices = (value('PUSH_SERVICES')?.split(',') ?? []).map((text) => text.trim())
  const isHost = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
  if (!pushServices.every(isHost)) {
    refuse(
      'PUSH_SERVICES',
      'not hosts, with their port where it is not 443 and commas between them',
      'push.example.com',
    )
  }

  const operator = {
    name: value('OPERATOR_NAME'),
    representative: value('OPERATOR_REPRESENTATIVE'),
    registrationNumber: value('OPERATOR_REGISTRATION_NUMBER'),
    address: value('OPERATOR_ADDRESS'),
    email: value('OPERATOR_EMAIL'),
    phone: value('OPERATOR_PHONE'),
    privacyOfficer: value('OPERATOR_PRIVACY_OFFICER'),
  }
  if (operator.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(operator.email)) {
    refuse('OPERATOR_EMAIL', 'not a mail address', 'help@honjeo.example.com')
  }
  if (operator.phone !== null && !/^[\d+() -]{3,20}$/.test(operator.phone)) {
    refuse('OPERATOR_PHONE', 'not a phone number', '064-700-0000')
  }

  const isPublic = ({ protocol, hostname }: URL) => protocol === 'https:' || !isLoopback(hostname)
  const openedBy = [
    ...(publicUrl !== null && isPublic(new URL(publicUrl)) ? ['PUBLIC_URL'] : []),
    ...(value('SMTP_URL') === null ? [] : ['SMTP_URL']),
    ...(trustedProxies.length === 0 ? [] : ['TRUSTED_PROXIES']),
    ...(isLoopback(host) ? [] : ['HOST']),
    ...(value('NODE_ENV') === 'production' ? ['NODE_ENV'] : []),
  ]
  const demoText = value('DEMO') ?? (value('DATABASE_URL') === null && openedBy.length === 0 ? '1' : '0')
  if (demoText !== '0' && demoText !== '1') refuse('DEMO', `"${demoText}" is neither 0 nor 1`, '0')

  const limitsText = value('REQUEST_LIMITS') ?? '1'
  if (limitsText !== '0' && limitsText !== '1') refuse('REQUEST_LIMITS', `"${limitsText}" is neither 0 nor 1`, '1')

  if (problems.length > 0 || port === null) throw new ConfigError(problems)
  return {
    port,
    host,
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl,
    databaseConnections: Number(connectionsText),
    redisUrl,
    smtpUrl,
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    trustedProxies,
    requestLimits: limitsText === '1',
    jwtSecret,
    demo: demoText === '1',
    openedBy,
    metricsToken,
    mapTileUrl,
    mapTileAttribution,
    routerUrl,
    ocr: { driver: driver === 'off' ? 'off' : 'tesseractjs', readers: Number(readersText) },
    s3: isWhole<S3Settings>(s3) ? s3 : null,
    llm:
      llmUrl === null || llmModel === null
        ? null
        : { url: llmUrl.replace(/\/+$/, ''), apiKey: value('LLM_API_KEY'), model: llmModel },
    kakao:
      kakaoClientId === null
        ? null
        : {
            clientId: kakaoClientId,
            clientSecret: value('KAKAO_CLIENT_SECRET'),
            authUrl: kakaoAuthUrl,
            apiUrl: kakaoApiUrl,
          },
    pushServices,
    operator,
  }
}
