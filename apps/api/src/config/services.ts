import type { KakaoSettings } from '@honjeo/kakao/kakao'
import type { LanguageModelSettings } from '@honjeo/language-model/language-model'
import type { NiceSettings } from '@honjeo/nice-identity/nice-identity'
import { TEXT_WON_PER_DAY } from '@honjeo/contract/values/phone'
import type { SensSettings } from '@honjeo/text-gateways/sens'
import type { SolapiSettings } from '@honjeo/text-gateways/solapi'
import { availableParallelism } from 'node:os'
import type { S3Settings } from '@honjeo/images/s3-image-store'
import { HELP_KINDS } from '@honjeo/contract/values/help-kinds'
import type { HelpDataSettings } from './help-data.ts'
import { isPlain, type Environment } from './environment.ts'

/** Identity checks by NICE. */
export interface IdentitySettings extends NiceSettings {
  /** The key by which persons are hashed, and those of before, by which they are still known. */
  hashKeys: readonly string[]
}

export interface OcrSettings {
  /** What reads receipts; off: none are taken. */
  driver: 'tesseractjs' | 'off'
  /** How many receipts are read at once; each takes a core for some seconds, and 300 MB. */
  readers: number
}

/** What a bucket cannot do without. */
const S3_EXAMPLES = {
  S3_ENDPOINT: 'https://s3.ap-northeast-2.amazonaws.com',
  S3_BUCKET: 'honjeo-images',
  S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
}

type Partly<T> = { [K in keyof T]: T[K] | null }
const isWhole = <T extends object>(settings: Partly<T>): settings is T =>
  Object.values(settings).every((value) => value !== null)

export function readBucket(from: Environment): S3Settings | null {
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

export function readLlm(from: Environment): LanguageModelSettings | null {
  const url = from.url('LLM_URL', ['http', 'https'], isPlain, 'https://llm.example.com/v1')
  const model = from.value('LLM_MODEL')
  if (from.value('LLM_URL') !== null && model === null) from.refuse('LLM_MODEL', 'needed with LLM_URL', 'gpt-4.1-mini')
  if (url === null || model === null) return null
  return { url: url.replace(/\/+$/, ''), apiKey: from.value('LLM_API_KEY'), model }
}

export function readOcr(from: Environment): OcrSettings {
  const driver = from.matching('OCR_DRIVER', 'tesseractjs', /^(tesseractjs|off)$/, 'neither tesseractjs nor off')
  const usual = String(availableParallelism())
  const readers = from.matching('OCR_READERS', usual, /^[1-9]\d?$/, 'not a number from 1 to 99', '1')
  return { driver: driver === 'off' ? 'off' : 'tesseractjs', readers: Number(readers) }
}

export function readKakao(from: Environment, publicUrl: string | null): KakaoSettings | null {
  const clientId = from.value('KAKAO_CLIENT_ID')
  if (clientId !== null && publicUrl === null) {
    const problem = 'needed with KAKAO_CLIENT_ID: Kakao sends people back to it'
    from.refuse('PUBLIC_URL', problem, 'https://honjeo.example.com')
  }
  const authUrl = from.base('KAKAO_AUTH_URL', 'https://kauth.kakao.com')
  const apiUrl = from.base('KAKAO_API_URL', 'https://kapi.kakao.com')
  return clientId === null ? null : { clientId, clientSecret: from.value('KAKAO_CLIENT_SECRET'), authUrl, apiUrl }
}

const IDENTITY_KEY_MIN = 32

/** What a check costs to have: the contract with NICE, and the key of the hashes by which one person is known again. */
const NICE_EXAMPLES = {
  NICE_CLIENT_ID: 'NI00000000-0000-0000-0000-000000000000',
  NICE_CLIENT_SECRET: 'wJalrXUtnFEMI',
  IDENTITY_KEY: '"$(openssl rand -base64 48 | tr -d =)"',
}

export function readIdentity(from: Environment, publicUrl: string | null): IdentitySettings | null {
  const apiUrl = from.base('NICE_API_URL', 'https://auth.niceid.co.kr/ido/intc/v1.0')
  const clientId = from.value('NICE_CLIENT_ID')
  const clientSecret = from.value('NICE_CLIENT_SECRET')
  const hashKeys = from.list('IDENTITY_KEY')
  if (hashKeys.some((key) => key.length < IDENTITY_KEY_MIN)) {
    from.refuse('IDENTITY_KEY', `shorter than ${IDENTITY_KEY_MIN} characters`, NICE_EXAMPLES.IDENTITY_KEY)
  }
  if (clientId === null) return null
  for (const name of ['NICE_CLIENT_SECRET', 'IDENTITY_KEY'] as const) {
    if (from.value(name) === null) from.refuse(name, 'needed with NICE_CLIENT_ID', NICE_EXAMPLES[name])
  }
  if (publicUrl === null) {
    from.refuse('PUBLIC_URL', 'needed with NICE_CLIENT_ID: NICE sends people back to it', 'https://honjeo.example.com')
  }
  return clientSecret === null ? null : { clientId, clientSecret, apiUrl, hashKeys }
}

/** The gateway of texts to contacts, and what they may cost a member's day. */
export type TextSettings = (SolapiSettings | SensSettings) & {
  wonPerDay: number
  timeLimitMs?: number
}

/** What each gateway cannot do without. */
const TEXT_EXAMPLES = {
  SMS_API_KEY: 'NCSAYU7YDBXYORXC',
  SMS_API_SECRET: '"$(cat secret)"',
  SMS_SENDER: '0641234567',
}

export function readTexts(from: Environment, publicUrl: string | null): TextSettings | null {
  const gateway = from.value('SMS_GATEWAY')
  const needed = {
    ...TEXT_EXAMPLES,
    ...(gateway === 'sens' ? { SMS_SERVICE_ID: 'ncp:sms:kr:123456789012:honjeo' } : {}),
  }
  const countries = from.list('SMS_COUNTRIES')
  const won = from.matching(
    'SMS_WON_PER_DAY',
    String(TEXT_WON_PER_DAY),
    /^[1-9]\d{2,5}$/,
    'not a number from 100 to 999999',
    '2000',
  )
  const channel = from.value('SMS_KAKAO_CHANNEL')
  const template = from.value('SMS_KAKAO_TEMPLATE')
  const talkService = from.value('SMS_KAKAO_SERVICE_ID')
  if (gateway === null) {
    if (from.value('SMS_API_KEY') !== null) from.refuse('SMS_GATEWAY', 'needed with SMS_API_KEY', 'solapi')
    return null
  }
  if (gateway !== 'solapi' && gateway !== 'sens') from.refuse('SMS_GATEWAY', 'neither solapi nor sens', 'solapi')
  for (const [name, example] of Object.entries(needed)) {
    if (from.value(name) === null) from.refuse(name, 'needed with SMS_GATEWAY', example)
  }
  if (!/^\d{8,12}$/.test(from.value('SMS_SENDER') ?? '00000000'))
    from.refuse('SMS_SENDER', 'not digits alone', '0641234567')
  if (!countries.every((code) => /^[1-9]\d{0,2}$/.test(code))) {
    from.refuse('SMS_COUNTRIES', 'not codes of countries with commas between them', '82,81')
  }
  if (publicUrl === null) {
    from.refuse('PUBLIC_URL', 'needed with SMS_GATEWAY: texts hold links to it', 'https://honjeo.example.com')
  }
  if ((channel === null) !== (template === null)) {
    from.refuse('SMS_KAKAO_TEMPLATE', 'SMS_KAKAO_CHANNEL and SMS_KAKAO_TEMPLATE are needed together', 'honjeo_alert')
  }
  if (gateway === 'sens' && channel !== null && talkService === null) {
    from.refuse('SMS_KAKAO_SERVICE_ID', 'needed with SMS_KAKAO_CHANNEL', 'ncp:kkobizmsg:kr:1234567:honjeo')
  }
  const shared = {
    apiKey: from.value('SMS_API_KEY') ?? '',
    apiSecret: from.value('SMS_API_SECRET') ?? '',
    sender: from.value('SMS_SENDER') ?? '',
    countries: countries.length === 0 ? ['82'] : countries,
    wonPerDay: Number(won),
  }
  const hasTalk = channel !== null && template !== null
  if (gateway === 'sens') {
    return {
      ...shared,
      gateway: 'SENS',
      url: from.base('SMS_URL', 'https://sens.apigw.ntruss.com'),
      serviceId: from.value('SMS_SERVICE_ID') ?? '',
      talk: hasTalk && talkService !== null ? { serviceId: talkService, channel, template } : null,
    }
  }
  const url = from.base('SMS_URL', 'https://api.solapi.com')
  return { ...shared, gateway: 'SOLAPI', url, talk: hasTalk ? { channel, template } : null }
}

export function readPushServices(from: Environment): string[] {
  // The server posts to any host that a member names there, so each is a whole host; `*.` means any name below.
  const pushServices = from.list('PUSH_SERVICES')
  const isHost = (text: string) => URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
  if (!pushServices.every(isHost)) {
    const problem = 'not hosts, with their port where it is not 443 and commas between them'
    from.refuse('PUSH_SERVICES', problem, 'push.example.com')
  }
  return pushServices
}

/** The key goes there: never over a network in the clear. */
function keepsSecret(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username } = new URL(text)
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isHere))
}

const PORTAL = 'https://apis.data.go.kr'
const FILE_EXAMPLE = 'LIFEBUOY=https://www.jejudatahub.net/lifebuoys.csv'

/** A key of the public data portal, files of it, or both; null: neither. */
export function readHelpData(from: Environment): HelpDataSettings | null {
  const key = from.value('OPEN_DATA_KEY')
  const url = from.value('OPEN_DATA_URL') ?? PORTAL
  if (!keepsSecret(url)) from.refuse('OPEN_DATA_URL', 'not an https address, as the key goes there', PORTAL)
  const files = from.list('OPEN_DATA_FILES').flatMap((text) => {
    const [kindName, ...rest] = text.split('=')
    const kind = HELP_KINDS.find((each) => each === kindName)
    const address = rest.join('=')
    if (kind !== undefined && keepsSecret(address)) return [{ kind, url: address }]
    // An address may hold a key: it is never repeated.
    from.refuse(
      'OPEN_DATA_FILES',
      `not KIND=address with commas between them, of ${HELP_KINDS.join(', ')}`,
      FILE_EXAMPLE,
    )
    return []
  })
  return key === null && files.length === 0
    ? null
    : { key: key && decodedKey(key), url: url.replace(/\/+$/, ''), files }
}

/** The weather service of the portal. */
export interface WeatherSettings {
  /** The address, without a trailing slash. */
  url: string
  key: string
}

export function readWeather(from: Environment): WeatherSettings | null {
  const key = from.value('KMA_KEY')
  const url = from.value('KMA_URL') ?? PORTAL
  if (!keepsSecret(url)) from.refuse('KMA_URL', 'not an https address, as the key goes there', PORTAL)
  return key === null ? null : { key: decodedKey(key), url: url.replace(/\/+$/, '') }
}

/** The portal shows a key in two forms; only the encoded one holds a percent sign, and it would be encoded twice. */
function decodedKey(key: string): string {
  try {
    return decodeURIComponent(key)
  } catch {
    return key
  }
}
