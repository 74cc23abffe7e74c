import type { HelpDataSettings } from './help-data.ts'
import type { KakaoSettings } from '@honjeo/kakao/kakao'
import type { LanguageModelSettings } from '@honjeo/language-model/language-model'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { Settings } from '@honjeo/contract/operation'
import ipaddr from 'ipaddr.js'
import type { S3Settings } from '@honjeo/images/s3-image-store'
import { CONNECTIONS, connectionsBeside } from '../db/client.ts'
import {
  readBucket,
  readIdentity,
  readHelpData,
  readWeather,
  type WeatherSettings,
  readKakao,
  readLlm,
  readOcr,
  readPushServices,
  readTexts,
  type IdentitySettings,
  type OcrSettings,
  type TextSettings,
} from './services.ts'
import { Environment, hasHost, isAnywhere, isPlain, type ConfigProblem } from './environment.ts'

export interface Config {
  port: number
  host: string
  dataDir: string
  /** The address of the database; where it is absent, the embedded PostgreSQL in `dataDir` is used. */
  databaseUrl: string | null
  /** Connections this server opens at most for what is asked of it, besides those of `loopingPool`. */
  databaseConnections: number
  redisUrl: string | null
  smtpUrl: string | null
  /** The address at which people reach the app, without a trailing slash; null until the server knows its own port. */
  publicUrl: string | null
  /** Addresses and networks whose `X-Forwarded-For` is believed; none: clients come by themselves. */
  trustedProxies: string[]
  /** Whether callers are counted; see decision 23. */
  requestLimits: boolean
  /** The secret that signs tokens; null in embedded mode, where one is made and kept in `dataDir`. */
  jwtSecret: string | null
  demo: boolean
  /**
   * Names of the settings that let other computers in; empty for a server that only this computer reaches. See decision
   * 32.
   */
  openedBy: string[]
  /** The token that opens `/metrics` and `/docs` from elsewhere; null: only this computer may read them. */
  metricsToken: string | null
  /** Template of the map's tiles, with {z}, {x} and {y}; null: the map has only its own drawing. */
  mapTileUrl: string | null
  /** The name that the tiles' owner wants shown. */
  mapTileAttribution: string | null
  /** An OSRM-compatible router; null: travel times are estimated. */
  routerUrl: string | null
  /** The open data of help near by that are brought in; null: what ships is all there is. */
  helpData: HelpDataSettings | null
  /** The weather service; null: nothing is said of the weather. */
  weather: WeatherSettings | null
  /** The bucket for uploaded images; null: they lie in `dataDir`. */
  s3: S3Settings | null
  ocr: OcrSettings
  /** What reads wishes in one's own words and words reasons; null: nothing does. */
  llm: LanguageModelSettings | null
  /** Sign-in with Kakao; null: it is being prepared. Needs `publicUrl`, where Kakao sends people back to. */
  kakao: KakaoSettings | null
  /** Identity checks; null: none are offered. Needs `publicUrl`, where people come back to. */
  identity: IdentitySettings | null
  /** The gateway of texts to trusted contacts; null: none go out, and the app says nothing of them. Needs `publicUrl`. */
  texts: TextSettings | null
  /** Hosts of push services beside those of the browsers. */
  pushServices: string[]
  /** The one who runs the service, as terms and privacy name it. */
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

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return LOOPBACK_NAME.test(address) || (ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback')
}

/**
 * Reads and checks the environment; throws `ConfigError`, also for what `from` has refused before. An empty value counts
 * as absent.
 */
export function readConfig(env: Record<string, string | undefined>, from = new Environment(env)): Config {
  const portText = from.matching('PORT', '3000', /^\d{1,5}$/, PORT_MEANING)
  if (/^\d{5}$/.test(portText) && Number(portText) > 65_535)
    from.refuse('PORT', `"${portText}" is ${PORT_MEANING}`, '3000')
  const host = from.matching('HOST', '127.0.0.1', /^[A-Za-z0-9.:-]+$/, 'not a host name or address', '0.0.0.0')
  const database = readDatabase(from)
  const redisUrl = from.url('REDIS_URL', ['redis', 'rediss'], hasHost, 'redis://localhost:6379')
  const smtpUrl = from.url('SMTP_URL', ['smtp', 'smtps'], hasHost, 'smtp://user:password@mail.example.com:587')
  // The address is compared with the origins of browsers, which end with the host.
  const isOrigin = ({ href, origin }: URL) => href === `${origin}/`
  const publicUrl = from.url('PUBLIC_URL', ['http', 'https'], isOrigin, 'https://honjeo.example.com')
  const trustedProxies = readTrustedProxies(from)
  const secrets = readSecrets(from)
  const map = readMap(from)
  const routerUrl = from.url('ROUTER_URL', ['http', 'https'], isPlain, 'http://osrm:5000')
  const helpData = readHelpData(from)
  const weather = readWeather(from)
  const s3 = readBucket(from)
  const llm = readLlm(from)
  const ocr = readOcr(from)
  const kakao = readKakao(from, publicUrl)
  const identity = readIdentity(from, publicUrl)
  const texts = readTexts(from, publicUrl)
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
    helpData,
    weather,
    ocr,
    s3,
    llm,
    kakao,
    identity,
    texts,
    pushServices,
    operator,
  }
}

const PORT_MEANING = 'not a port number from 0 to 65535'

function readDatabase(from: Environment) {
  const example = 'postgres://honjeo:password@localhost:5432/honjeo'
  // The host is part of the query where it is a socket's folder.
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
