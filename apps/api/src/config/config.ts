import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Settings } from '@honjeo/contract/operation'
import ipaddr from 'ipaddr.js'
import { CONNECTIONS, connectionsBeside } from '../db/connections.ts'
import { Environment, hasHost, isAnywhere, isPlain, type ConfigProblem } from './environment.ts'

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

/** All faults of the environment at once, each with the variable's name, what is wrong and an example. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: readonly ConfigProblem[]
  constructor(problems: readonly ConfigProblem[]) {
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
  const from = new Environment(env)
  const portText = from.matching('PORT', '3000', /^\d{1,5}$/, PORT_MEANING)
  if (/^\d{5}$/.test(portText) && Number(portText) > 65_535)
    from.refuse('PORT', `"${portText}" is ${PORT_MEANING}`, '3000')
  const host = from.matching('HOST', '127.0.0.1', /^[A-Za-z0-9.:-]+$/, 'not a host name or address', '0.0.0.0')
  const database = readDatabase(from)
  const redisUrl = from.url('REDIS_URL', ['redis', 'rediss'], hasHost, 'redis://localhost:6379')
  const smtpUrl = from.url('SMTP_URL', ['smtp', 'smtps'], hasHost, 'smtp://user:password@mail.example.com:587')
  // Compared with the origins of browsers, which end with the host.
  const isOrigin = ({ href, origin }: URL) => href === `${origin}/`
  const publicUrl = from.url('PUBLIC_URL', ['http', 'https'], isOrigin, 'https://honjeo.example.com')
  const trustedProxies = readTrustedProxies(from)
  const secrets = readSecrets(from)
  const map = readMap(from)
  const routerUrl = from.url('ROUTER_URL', ['http', 'https'], isPlain, 'http://osrm:5000')
  const s3 = readBucket(from)
  const llm = readLlm(from)
  const ocr = readOcr(from)
  const kakao = readKakao(from, publicUrl)
  const pushServices = readPushServices(from)
  const operator = readOperator(from)
  const openedBy = listOpenedBy(from, { host, publicUrl, trustedProxies })
  const isDemo = from.value('DATABASE_URL') === null && openedBy.length === 0
  const demo = from.matching('DEMO', isDemo ? '1' : '0', /^[01]$/, 'neither 0 nor 1', '0')
  const requestLimits = from.matching('REQUEST_LIMITS', '1', /^[01]$/, 'neither 0 nor 1')

  if (from.problems.length > 0) throw new ConfigError(from.problems)
  return {
    port: Number(portText),
    host,
    dataDir: resolve(from.value('DATA_DIR') ?? 'data'),
    ...database,
    redisUrl,
    smtpUrl,
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    trustedProxies,
    requestLimits: requestLimits === '1',
    ...secrets,
    demo: demo === '1',
    openedBy,
    ...map,
    routerUrl,
    ocr,
    s3,
    llm,
    kakao,
    pushServices,
    operator,
  }
}

const PORT_MEANING = 'not a port number from 0 to 65535'

function readDatabase(from: Environment) {
  const example = 'postgres://honjeo:password@localhost:5432/honjeo'
  // Where the host is a socket's folder, it is part of the query.
  const databaseUrl = from.url('DATABASE_URL', ['postgres', 'postgresql'], isAnywhere, example)
  const usual = from.value('DATABASE_URL') === null ? connectionsBeside(availableParallelism()) : CONNECTIONS
  const isNumber = /^([4-9]|[1-9]\d)$/
  const connections = from.matching('DATABASE_CONNECTIONS', `${usual}`, isNumber, 'not a number from 4 to 99', '10')
  return { databaseUrl, databaseConnections: Number(connections) }
}

function readTrustedProxies(from: Environment): string[] {
  // The setting takes no number of proxies: a client that reaches the server past them could name any address.
  const trustedProxies = from.list('TRUSTED_PROXIES')
  const isNetwork = (text: string) =>
    NETWORK_NAMES.includes(text) || ipaddr.isValidCIDR(text) || (ipaddr.isValid(text) && /[.:].*[.:]/.test(text))
  if (!trustedProxies.every(isNetwork)) {
    from.refuse('TRUSTED_PROXIES', 'not addresses, networks or uniquelocal, with commas between them', '10.0.0.0/8,::1')
  }
  return trustedProxies
}

function readSecrets(from: Environment) {
  const jwtSecret = from.value('JWT_SECRET')
  const example = '"$(openssl rand -base64 48)"'
  if (jwtSecret !== null && jwtSecret.length < SECRET_MIN) {
    from.refuse('JWT_SECRET', `shorter than ${SECRET_MIN} characters`, example)
  }
  if (jwtSecret === null && from.value('DATABASE_URL') !== null) {
    from.refuse('JWT_SECRET', 'needed with DATABASE_URL, so that every server signs alike', example)
  }
  const metricsToken = from.value('METRICS_TOKEN')
  if (metricsToken !== null && !/^[\x21-\x7e]{32,}$/.test(metricsToken)) {
    const problem = `shorter than ${SECRET_MIN} characters, or not of plain ones`
    from.refuse('METRICS_TOKEN', problem, '"$(openssl rand -hex 32)"')
  }
  return { jwtSecret, metricsToken }
}

function readMap(from: Environment) {
  // The host is a fixed one: the page's security policy names it.
  const hasTile = ({ hostname, pathname, search }: URL) =>
    !hostname.includes('{') && ['{z}', '{x}', '{y}'].every((part) => decodeURI(`${pathname}${search}`).includes(part))
  const mapTileUrl = from.url('MAP_TILE_URL', ['http', 'https'], hasTile, 'https://tile.example.com/{z}/{x}/{y}.png')
  const mapTileAttribution = from.value('MAP_TILE_ATTRIBUTION')
  if (mapTileUrl !== null && mapTileAttribution === null) {
    from.refuse('MAP_TILE_ATTRIBUTION', 'needed with MAP_TILE_URL: tiles must name their owner', '"© Example Maps"')
  }
  return { mapTileUrl, mapTileAttribution }
}

function readBucket(from: Environment): S3Settings | null {
  const s3 = {
    endpoint: from.url('S3_ENDPOINT', ['http', 'https'], isPlain, S3_EXAMPLES.S3_ENDPOINT),
    bucket: from.value('S3_BUCKET'),
    region: from.value('S3_REGION') ?? 'us-east-1',
    accessKeyId: from.value('S3_ACCESS_KEY_ID'),
    secretAccessKey: from.value('S3_SECRET_ACCESS_KEY'),
  }
  if (s3.bucket !== null && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(s3.bucket)) {
    from.refuse('S3_BUCKET', `"${s3.bucket}" is not the name of a bucket`, S3_EXAMPLES.S3_BUCKET)
  }
  if (['S3_REGION', ...Object.keys(S3_EXAMPLES)].some((name) => from.value(name) !== null)) {
    for (const [name, example] of Object.entries(S3_EXAMPLES)) {
      if (from.value(name) === null) from.refuse(name, 'needed where another S3_ variable is set', example)
    }
  }
  return isWhole<S3Settings>(s3) ? s3 : null
}

function readLlm(from: Environment): LlmSettings | null {
  const url = from.url('LLM_URL', ['http', 'https'], isPlain, 'https://llm.example.com/v1')
  const model = from.value('LLM_MODEL')
  if (from.value('LLM_URL') !== null && model === null) from.refuse('LLM_MODEL', 'needed with LLM_URL', 'gpt-4.1-mini')
  if (url === null || model === null) return null
  return { url: url.replace(/\/+$/, ''), apiKey: from.value('LLM_API_KEY'), model }
}

function readOcr(from: Environment): OcrSettings {
  const driver = from.matching('OCR_DRIVER', 'tesseractjs', /^(tesseractjs|off)$/, 'neither tesseractjs nor off')
  const usual = String(availableParallelism())
  const readers = from.matching('OCR_READERS', usual, /^[1-9]\d?$/, 'not a number from 1 to 99', '1')
  return { driver: driver === 'off' ? 'off' : 'tesseractjs', readers: Number(readers) }
}

function readKakao(from: Environment, publicUrl: string | null): KakaoSettings | null {
  const clientId = from.value('KAKAO_CLIENT_ID')
  if (clientId !== null && publicUrl === null) {
    const problem = 'needed with KAKAO_CLIENT_ID: Kakao sends people back to it'
    from.refuse('PUBLIC_URL', problem, 'https://honjeo.example.com')
  }
  const authUrl = from.base('KAKAO_AUTH_URL', 'https://kauth.kakao.com')
  const apiUrl = from.base('KAKAO_API_URL', 'https://kapi.kakao.com')
  return clientId === null ? null : { clientId, clientSecret: from.value('KAKAO_CLIENT_SECRET'), authUrl, apiUrl }
}

function readPushServices(from: Environment): string[] {
  // The server posts to any host that a member names there, so each is a whole host; `*.` means any name below.
  const pushServices = from.list('PUSH_SERVICES')
  const isHost = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
  if (!pushServices.every(isHost)) {
    const problem = 'not hosts, with their port where it is not 443 and commas between them'
    from.refuse('PUSH_SERVICES', problem, 'push.example.com')
  }
  return pushServices
}

function readOperator(from: Environment): Settings['operator'] {
  const operator = {
    name: from.value('OPERATOR_NAME'),
    representative: from.value('OPERATOR_REPRESENTATIVE'),
    registrationNumber: from.value('OPERATOR_REGISTRATION_NUMBER'),
    address: from.value('OPERATOR_ADDRESS'),
    email: from.value('OPERATOR_EMAIL'),
    phone: from.value('OPERATOR_PHONE'),
    privacyOfficer: from.value('OPERATOR_PRIVACY_OFFICER'),
  }
  if (operator.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(operator.email)) {
    from.refuse('OPERATOR_EMAIL', 'not a mail address', 'help@honjeo.example.com')
  }
  if (operator.phone !== null && !/^[\d+() -]{3,20}$/.test(operator.phone)) {
    from.refuse('OPERATOR_PHONE', 'not a phone number', '064-700-0000')
  }
  return operator
}

function listOpenedBy(
  from: Environment,
  { host, publicUrl, trustedProxies }: Pick<Config, 'host' | 'publicUrl' | 'trustedProxies'>,
): string[] {
  const isPublic = ({ protocol, hostname }: URL) => protocol === 'https:' || !isLoopback(hostname)
  return [
    ...(publicUrl !== null && isPublic(new URL(publicUrl)) ? ['PUBLIC_URL'] : []),
    ...(from.value('SMTP_URL') === null ? [] : ['SMTP_URL']),
    ...(trustedProxies.length === 0 ? [] : ['TRUSTED_PROXIES']),
    ...(isLoopback(host) ? [] : ['HOST']),
    ...(from.value('NODE_ENV') === 'production' ? ['NODE_ENV'] : []),
  ]
}
