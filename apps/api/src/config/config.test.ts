import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, type Config } from './config.ts'
import { connectionsBeside } from '../db/client.ts'
import { NO_SETTINGS } from '../testing/no-settings.ts'

const SECRET = 'a-secret-of-at-least-32-characters!'
const BUCKET = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'honjeo-images',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'hunter22',
}
const SERVER = { DATABASE_URL: 'postgres://honjeo:pw@db:5432/honjeo', JWT_SECRET: SECRET }

/** The faults of an environment. */
function problemsOf(env: Record<string, string>) {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  throw new Error('nothing was wrong')
}

const KAKAO = { PUBLIC_URL: 'https://honjeo.kr', KAKAO_CLIENT_ID: 'rest-key' }

describe('without any variable', () => {
  const defaults: Config = {
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('data'),
    databaseUrl: null,
    databaseConnections: connectionsBeside(availableParallelism()),
    redisUrl: null,
    smtpUrl: null,
    publicUrl: null,
    trustedProxies: [],
    requestLimits: true,
    jwtSecret: null,
    demo: true,
    openedBy: [],
    metricsToken: null,
    mapTileUrl: null,
    mapTileAttribution: null,
    routerUrl: null,
    helpData: null,
    s3: null,
    ocr: { driver: 'tesseractjs', readers: availableParallelism() },
    llm: null,
    kakao: null,
    identity: null,
    weather: null,
    texts: null,
    pushServices: [],
    operator: NO_SETTINGS.operator,
  }

  it('runs on its own, as a demo', () => {
    expect(readConfig({})).toEqual(defaults)
  })

  it('an empty one counts as none', () => {
    const names = `
      PORT HOST DATA_DIR DATABASE_URL DATABASE_CONNECTIONS REDIS_URL SMTP_URL PUBLIC_URL TRUSTED_PROXIES REQUEST_LIMITS
      JWT_SECRET METRICS_TOKEN DEMO MAP_TILE_URL MAP_TILE_ATTRIBUTION ROUTER_URL OPEN_DATA_KEY OPEN_DATA_URL
      OPEN_DATA_FILES S3_ENDPOINT S3_BUCKET S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY OCR_DRIVER OCR_READERS
      KMA_KEY KMA_URL LLM_URL LLM_API_KEY LLM_MODEL KAKAO_CLIENT_ID KAKAO_CLIENT_SECRET KAKAO_AUTH_URL KAKAO_API_URL
      NICE_CLIENT_ID NICE_CLIENT_SECRET NICE_API_URL IDENTITY_KEY SMS_GATEWAY SMS_API_KEY SMS_API_SECRET SMS_SENDER
      OPERATOR_NAME OPERATOR_REPRESENTATIVE OPERATOR_REGISTRATION_NUMBER OPERATOR_ADDRESS OPERATOR_EMAIL OPERATOR_PHONE
      OPERATOR_PRIVACY_OFFICER PUSH_SERVICES`.trim()
    for (const value of ['', '  '])
      expect(readConfig(Object.fromEntries(names.split(/\s+/).map((name) => [name, value])))).toEqual(defaults)
  })
})

it.each<[Record<string, string>, Partial<Config>]>([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: ' 8080 ' }, { port: 8080 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ HOST: 'localhost' }, { host: 'localhost' }],
  [{ DATA_DIR: '/srv/honjeo' }, { dataDir: '/srv/honjeo' }],
  [{ DATA_DIR: 'elsewhere' }, { dataDir: resolve('elsewhere') }],
  [{ ...SERVER, DATABASE_URL: 'postgresql://db/x' }, { databaseUrl: 'postgresql://db/x' }],
  [
    { ...SERVER, DATABASE_URL: 'postgres:///x?host=/run/postgresql' },
    { databaseUrl: 'postgres:///x?host=/run/postgresql' },
  ],
  [{ REDIS_URL: 'redis://cache:6379' }, { redisUrl: 'redis://cache:6379' }],
  [{ REDIS_URL: 'rediss://:pw@cache:6379/1' }, { redisUrl: 'rediss://:pw@cache:6379/1' }],
  [{ SMTP_URL: 'smtp://mail:25' }, { smtpUrl: 'smtp://mail:25' }],
  [{ SMTP_URL: 'smtps://user:pw@mail' }, { smtpUrl: 'smtps://user:pw@mail' }],
  [{ PUBLIC_URL: 'https://honjeo.kr' }, { publicUrl: 'https://honjeo.kr' }],
  [{ PUBLIC_URL: 'https://Honjeo.KR:443/' }, { publicUrl: 'https://honjeo.kr' }],
  [{ PUBLIC_URL: 'http://192.168.0.7:3000/' }, { publicUrl: 'http://192.168.0.7:3000' }],
  [
    { JWT_SECRET: SECRET, METRICS_TOKEN: SECRET },
    { jwtSecret: SECRET, metricsToken: SECRET },
  ],
  [{ DEMO: '0' }, { demo: false }],
  [SERVER, { databaseConnections: 10, jwtSecret: SECRET }],
  [{ ...SERVER, DATABASE_CONNECTIONS: '4' }, { databaseConnections: 4 }],
  [{ DATABASE_CONNECTIONS: '99' }, { databaseConnections: 99 }],
  [
    { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1', MAP_TILE_ATTRIBUTION: '© Tiles' },
    { mapTileUrl: 'https://tiles.example/{z}/{x}/{y}.png?key=1', mapTileAttribution: '© Tiles' },
  ],
  [{ OCR_DRIVER: 'off' }, { ocr: { driver: 'off', readers: availableParallelism() } }],
  [{ OCR_READERS: '3' }, { ocr: { driver: 'tesseractjs', readers: 3 } }],
  [
    { LLM_URL: 'http://127.0.0.1:11434/v1/', LLM_MODEL: 'exaone' },
    { llm: { url: 'http://127.0.0.1:11434/v1', apiKey: null, model: 'exaone' } },
  ],
  [
    { LLM_URL: 'https://llm.example.com/v1', LLM_API_KEY: 'hunter22', LLM_MODEL: 'exaone' },
    { llm: { url: 'https://llm.example.com/v1', apiKey: 'hunter22', model: 'exaone' } },
  ],
  [{ LLM_MODEL: 'exaone', LLM_API_KEY: 'hunter22' }, { llm: null }],
  [
    KAKAO,
    {
      kakao: {
        clientId: 'rest-key',
        clientSecret: null,
        authUrl: 'https://kauth.kakao.com',
        apiUrl: 'https://kapi.kakao.com',
      },
    },
  ],
  [
    {
      ...KAKAO,
      KAKAO_CLIENT_SECRET: 'hunter22',
      KAKAO_AUTH_URL: 'http://127.0.0.1:4000/',
      KAKAO_API_URL: 'http://127.0.0.1:4001/api/',
    },
    {
      kakao: {
        clientId: 'rest-key',
        clientSecret: 'hunter22',
        authUrl: 'http://127.0.0.1:4000',
        apiUrl: 'http://127.0.0.1:4001/api',
      },
    },
  ],
  [{ KAKAO_CLIENT_SECRET: 'hunter22' }, { kakao: null }],
  [{ PUSH_SERVICES: 'push.example.com, [::1]:8443' }, { pushServices: ['push.example.com', '[::1]:8443'] }],
  [
    {
      OPERATOR_NAME: '혼저',
      OPERATOR_REPRESENTATIVE: '고혼저',
      OPERATOR_REGISTRATION_NUMBER: '123-45-67890',
      OPERATOR_ADDRESS: '제주특별자치도 제주시',
      OPERATOR_EMAIL: 'help@honjeo.kr',
      OPERATOR_PHONE: '+82 (0)64-700-0000',
      OPERATOR_PRIVACY_OFFICER: '양지킴',
    },
    {
      operator: {
        name: '혼저',
        representative: '고혼저',
        registrationNumber: '123-45-67890',
        address: '제주특별자치도 제주시',
        email: 'help@honjeo.kr',
        phone: '+82 (0)64-700-0000',
        privacyOfficer: '양지킴',
      },
    },
  ],
  [{ OPERATOR_NAME: '혼저' }, { operator: { ...NO_SETTINGS.operator, name: '혼저' } }],
  [
    BUCKET,
    {
      s3: {
        endpoint: 'https://s3.example.com',
        bucket: 'honjeo-images',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'hunter22',
      },
    },
  ],
])('takes %j', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

/** The variables that another variable needs beside it. */
const NEEDED: Record<string, Record<string, string>> = {
  DATABASE_URL: { JWT_SECRET: SECRET },
  MAP_TILE_URL: { MAP_TILE_ATTRIBUTION: '© Tiles' },
  S3_ENDPOINT: BUCKET,
  S3_BUCKET: BUCKET,
  LLM_URL: { LLM_MODEL: 'exaone' },
}

it.each<[string, string]>([
  ['MAP_TILE_URL', 'tiles'],
  ['MAP_TILE_URL', 'https://tiles.example/{z}/{x}.png'],
  ['MAP_TILE_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
  ['ROUTER_URL', 'osrm:5000'],
  ['ROUTER_URL', 'ftp://osrm:5000'],
  ['ROUTER_URL', 'https://user:pw@roads.example.com'],
  ['ROUTER_URL', 'https://roads.example.com/?key=1'],
  ['S3_ENDPOINT', 's3.example.com'],
  ['S3_ENDPOINT', 's3://honjeo-images'],
  ['S3_ENDPOINT', 'https://user:pw@s3.example.com'],
  ['S3_BUCKET', 'Honjeo Images'],
  ['S3_BUCKET', '../images'],
  ['LLM_URL', 'llm.example.com/v1'],
  ['LLM_URL', 'https://user:pw@llm.example.com/v1'],
  ['LLM_URL', 'https://llm.example.com/v1?key=1'],
  ['KAKAO_AUTH_URL', 'kauth.kakao.com'],
  ['KAKAO_AUTH_URL', 'https://user:pw@kauth.kakao.com'],
  ['KAKAO_API_URL', 'https://kapi.kakao.com/?key=1'],
  ['PUSH_SERVICES', 'https://push.example.com,'],
  ['OPERATOR_EMAIL', 'honjeo.kr'],
  ['OPERATOR_EMAIL', 'help @honjeo.kr'],
  ['OPERATOR_PHONE', '전화 주세요'],
  ['OPERATOR_PHONE', '1'],
  ['OCR_DRIVER', 'on'],
  ['OCR_READERS', '0'],
  ['OCR_READERS', '1.5'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '3000a'],
  ['PORT', '30.5'],
  ['PORT', '0x50'],
  ['PORT', '١٢'],
  ['HOST', 'not a host'],
  ['HOST', 'http://0.0.0.0'],
  ['HOST', '0.0.0.0/24'],
  ['DATABASE_URL', 'mysql://db/x'],
  ['DATABASE_URL', 'db:5432/x'],
  ['DATABASE_URL', 'honjeo'],
  ['DATABASE_CONNECTIONS', '3'],
  ['DATABASE_CONNECTIONS', '100'],
  ['REDIS_URL', 'http://cache'],
  ['REDIS_URL', 'cache:6379'],
  ['REDIS_URL', 'redis:cache'],
  ['REDIS_URL', 'redis://'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['SMTP_URL', 'smtp:mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['PUBLIC_URL', 'honjeo.kr'],
  ['PUBLIC_URL', 'ftp://honjeo.kr'],
  ['PUBLIC_URL', 'https:honjeo.kr'],
  ['PUBLIC_URL', 'https://honjeo.kr/app'],
  ['PUBLIC_URL', 'https://honjeo.kr/?a=1'],
  ['PUBLIC_URL', 'https://user:pw@honjeo.kr'],
  ['JWT_SECRET', 'x'.repeat(31)],
  ['DEMO', 'true'],
  ['DEMO', '2'],
])('refuses %s=%s with its name, what is wrong, and an example that would do', (name, value) => {
  const env = { ...NEEDED[name], [name]: value }
  const [problem, ...others] = problemsOf(env)
  expect(others).toEqual([])
  expect(problem).toEqual({ name, problem: expect.stringMatching(/\w{3}/), example: expect.stringMatching(/\S/) })
  const example = name === 'JWT_SECRET' || name === 'METRICS_TOKEN' ? SECRET : problem!.example
  expect(() => readConfig({ ...env, [name]: example })).not.toThrow()
})

it('wants the owner of tiles named', () => {
  const tiles = { MAP_TILE_URL: 'https://tiles.example/{z}/{x}/{y}.png' }
  expect(problemsOf(tiles).map(({ name }) => name)).toEqual(['MAP_TILE_ATTRIBUTION'])
})

it('wants the model of a language model named', () => {
  expect(problemsOf({ LLM_URL: 'https://llm.example.com/v1' }).map(({ name }) => name)).toEqual(['LLM_MODEL'])
})

it('wants to know where Kakao sends people back to', () => {
  expect(problemsOf({ KAKAO_CLIENT_ID: 'rest-key' }).map(({ name }) => name)).toEqual(['PUBLIC_URL'])
})

it('takes a bucket wholly or not at all', () => {
  for (const name of Object.keys(BUCKET)) {
    const { [name]: _left, ...others } = BUCKET as Record<string, string>
    expect(problemsOf(others).map((problem) => problem.name)).toEqual([name])
  }
  expect(problemsOf({ S3_REGION: 'ap-northeast-2' }).map(({ name }) => name)).toEqual(Object.keys(BUCKET))
  expect(readConfig({ ...BUCKET, S3_REGION: 'ap-northeast-2' }).s3).toMatchObject({ region: 'ap-northeast-2' })
})

it('wants a secret with a database of its own, so that every server signs alike', () => {
  expect(problemsOf({ DATABASE_URL: SERVER.DATABASE_URL })).toEqual([
    {
      name: 'JWT_SECRET',
      problem: expect.stringContaining('DATABASE_URL'),
      example: expect.stringContaining('openssl'),
    },
  ])
})

it('names all faults at once, in a message for people too', () => {
  const env = { PORT: 'x', HOST: ' / ', DATABASE_URL: 'x', REDIS_URL: 'x', SMTP_URL: 'x', PUBLIC_URL: 'x', DEMO: 'x' }
  const names = ['PORT', 'HOST', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL', 'JWT_SECRET', 'DEMO']
  expect(problemsOf(env).map(({ name }) => name)).toEqual(names)
  expect(() => readConfig(env)).toThrow(
    new RegExp(names.map((name) => `^${name}: .+ \\(example: ${name}=.+\\)$`).join('\\n'), 'm'),
  )
})

it.each(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL'])('never repeats the password in %s', (name) => {
  const values = ['mysql://root:hunter22@db', 'https://root:hunter22@db/x', '//root:hunter22@db', 'hunter22 not a url']
  for (const value of values) {
    const error = new ConfigError(problemsOf({ JWT_SECRET: SECRET, [name]: value }))
    expect(error.problems[0]!.name).toBe(name)
    expect(JSON.stringify([error.message, error.problems, error.stack])).not.toContain('hunter22')
  }
})

it('never repeats a secret that is too short', () => {
  expect(new ConfigError(problemsOf({ JWT_SECRET: 'hunter22' })).message).not.toContain('hunter22')
})
