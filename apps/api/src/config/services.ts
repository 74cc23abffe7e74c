import type { KakaoSettings } from '@honjeo/kakao/kakao'
import type { LanguageModelSettings } from '@honjeo/language-model/language-model'
import type { NiceSettings } from '@honjeo/nice-identity/nice-identity'
import { availableParallelism } from 'node:os'
import type { S3Settings } from '@honjeo/images/s3-image-store'
import { isPlain, type Environment } from './environment.ts'

/** Identity checks by NICE. */
export interface IdentitySettings extends NiceSettings {
  /** The key by which persons are hashed, and those of before, by which they are still known. */
  hashKeys: readonly string[]
}

export interface OcrSettings {
  /** What reads receipts; off: none are taken. */
  driver: 'tesseractjs' | 'off'
  /** Receipts read at once; each takes a core for some seconds, and 300 MB. */
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
