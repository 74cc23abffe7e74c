import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignUp } from '@honjeo/contract/auth'
import type { Settings } from '@honjeo/contract/operation'
import type { RoomDraft } from '@honjeo/contract/rooms'
import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { KAKAO_TICKET_TTL_SECONDS } from '@honjeo/contract/values/limits'
import type { PoolConfig } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import { buildApp, type AppDeps } from '../app.ts'
import { insertKakaoTicket } from '../auth/kakao-tickets.queries.ts'
import { hashToken, randomToken } from '../auth/tokens.ts'
import { hashPassword } from '../records/password-hashes.ts'
import type { LanguageModelSettings } from '@honjeo/language-model/language-model'
import { PACE, type ServerPace } from '../config/pace.ts'
import type { OcrSettings } from '../config/services.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { NO_ATTEMPT_RULES } from '../limits/attempt-limits.ts'
import { createLogMailer, type LogMailer, type Mailer } from '../mail/mailer.ts'
import { createMemoryBus, type Bus } from '@honjeo/bus/bus'
import { NO_SETTINGS } from './no-settings.ts'
import { withCatalogue } from './places.ts'
import { createTestDatabase } from './test-database.ts'
import { TestClock } from './test-clock.ts'

type App = Awaited<ReturnType<typeof buildApp>>
type Inject = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: unknown
  from?: string
}

export interface Envelope<T = unknown> {
  isSuccess: boolean
  code: string
  message: string
  result: T
}

export interface Member {
  id: number
  nickName: string
  email: string
  accessToken: string
  refreshToken: string
}

const silentLogger = pino({ level: 'silent' })

/** What differs from the pace of a real server. */
type TestPace = { [Part in keyof ServerPace]?: Partial<ServerPace[Part]> }

/**
 * No request is refused under load by default, since tests send many at once and machines are slow; and plans are made
 * by rounds, so that they come out the same on any machine.
 */
const TEST_PACE = {
  workedOnMax: { ordinary: Infinity, urgent: Infinity },
  planner: { maxRounds: 40, timeLimitMs: 60_000 },
} satisfies TestPace

type ServicesOfTests = 'help' | 'metricsToken' | 'push' | 'identity' | 'kakao' | 'texts' | 'trustedProxies' | 'weather'

/**
 * The options of a test's server: with `help`, open data of it are brought in; with `push`, there are push services,
 * see `PushService`; with `texts`, a gateway, see `TextGatewayServer`.
 */
export interface TestAppOptions extends TestPace, Partial<Pick<AppDeps, ServicesOfTests>> {
  /** Fills the database once. */
  prepare?: ((database: Database) => Promise<void>) | undefined
  /** Connects this server with others; alone without one. */
  bus?: Bus
  /** Takes the mails; without one they can be read with `codeFor`. */
  outbox?: AppDeps['outbox']
  /** Takes those to trusted contacts; without one they are among `mailer.sent`. */
  mailer?: Mailer | null
  publicUrl?: string | null
  /** The limits of requests; without any a test may come as often as it likes. */
  requestLimits?: AppDeps['requestLimits']
  attemptRules?: AppDeps['attemptRules']
  settings?: Settings
  ocr?: OcrSettings
  llm?: LanguageModelSettings | null
  /** The folder of a built app; without one the API alone is served. */
  webDir?: string | null
  /** Takes what the server logs, which is dropped without one. */
  logger?: AppDeps['logger']
}

/** A running server, and what a test does with it. */
export class TestApp {
  app!: App
  database!: Database
  /** The address for a connection of a test's own. */
  connection!: PoolConfig
  /** Folder of the uploaded images. */
  imagesDir!: string
  readonly secret = 'a secret that only the tests know of'
  readonly clock = new TestClock()
  readonly mailer: LogMailer
  #members = 0

  constructor(mailer = createLogMailer(silentLogger)) {
    this.mailer = mailer
  }

  /** Starts on a migrated database; see `setUpTestApp` for the usual case. */
  async open(
    connection: PoolConfig,
    {
      prepare,
      bus = createMemoryBus(),
      outbox = { mailer: this.mailer },
      mailer = this.mailer,
      publicUrl = null,
      trustedProxies = [],
      requestLimits = null,
      attemptRules = NO_ATTEMPT_RULES,
      settings = NO_SETTINGS,
      ocr = { driver: 'tesseractjs', readers: 1 },
      llm = null,
      kakao = null,
      identity = null,
      texts = null,
      webDir = null,
      logger = silentLogger,
      workedOnMax = TEST_PACE.workedOnMax,
      planner = TEST_PACE.planner,
      chatSends,
      chatNotices,
      safetyMessages,
      timers,
      ...others
    }: TestAppOptions = {},
  ) {
    this.connection = connection
    this.database = await openDatabase(connection)
    await prepare?.(this.database)
    this.imagesDir = await mkdtemp(join(tmpdir(), 'honjeo-images-'))
    this.app = await buildApp({
      database: this.database,
      bus,
      clock: this.clock,
      outbox,
      mailer,
      images: createDiskImageStore(this.imagesDir),
      readableMail: this.mailer,
      secret: this.secret,
      publicUrl,
      trustedProxies,
      requestLimits,
      attemptRules,
      pace: {
        workedOnMax: { ...PACE.workedOnMax, ...workedOnMax },
        planner: { ...PACE.planner, ...planner },
        chatSends: { ...PACE.chatSends, ...chatSends },
        chatNotices: { ...PACE.chatNotices, ...chatNotices },
        safetyMessages: { ...PACE.safetyMessages, ...safetyMessages },
        timers: { ...PACE.timers, ...timers },
      },
      settings,
      ocr,
      routerUrl: null,
      llm,
      kakao,
      identity,
      texts,
      webDir,
      ...others,
      logger,
    })
    await this.app.ready()
  }

  async close() {
    await this.app.close()
    await this.database.close()
    await rm(this.imagesDir, { recursive: true, force: true })
  }

  /** Makes one call as a client makes it; returns the answer with its status and envelope. */
  async call<T = unknown>(
    url: string,
    { method = 'GET', headers = {}, body, from }: Inject = {},
    as?: { accessToken: string },
  ) {
    const reply = await this.app.inject({
      method,
      url,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: { ...(as ? { authorization: `Bearer ${as.accessToken}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const json = reply.json<Envelope<T>>()
    return { status: reply.statusCode, headers: reply.headers, ...json }
  }

  /** The code of the newest mail to an address. */
  async codeFor(email: string): Promise<string> {
    await this.app.outbox.settled()
    const mail = this.mailer.sent.find(({ to }) => to === email)
    const code = /\d{6,}/.exec(mail?.text ?? '')?.[0]
    if (!code) throw new Error(`no code was mailed to ${email}`)
    return code
  }

  async verifiedEmail(email: string, purpose: EmailCodePurpose = 'SIGNUP'): Promise<string> {
    await this.call('/api/auth/email-codes', { method: 'POST', body: { email, purpose } })
    const code = await this.codeFor(email)
    const reply = await this.call<{ verificationToken: string }>('/api/auth/email-codes/verify', {
      method: 'POST',
      body: { email, purpose, code },
    })
    return reply.result.verificationToken
  }

  /**
   * A member with an address and a password, as after a sign-up by mail. The account is opened by a ticket of Kakao, and
   * gets a hash that was made before: the code and the hash would be most of the time of many tests.
   */
  async addMember(profile: Stated = {}, from = '127.0.0.1'): Promise<Member> {
    const number = ++this.#members
    const email = `member${number}@example.com`
    // 112 and 119 are reserved.
    const unique = number < 100 ? `${number}` : `${Math.floor(number / 100)}의${number % 100}`
    return this.addMemberOf(email, { ...profile, nickName: profile.nickName ?? `여행자${unique}` }, from)
  }

  /** Adds a member at an address, which an earlier account may have had. */
  async addMemberOf(email: string, profile: Stated & { nickName: string }, from = '127.0.0.1'): Promise<Member> {
    const { verificationToken: _, password: __, ...draft } = signUpBody({ verificationToken: '', profile })
    const body = { ...draft, kakaoToken: await this.#kakaoTicket(email) }
    const { status, code, result } = await this.call<Member>('/api/auth/signup', { method: 'POST', from, body })
    if (status !== 201) throw new Error(`sign-up failed: ${code} for ${JSON.stringify(profile)}`)
    const change = 'update users set password_hash = $2, kakao_id = null where id = $1'
    await this.sql(change, result.id, await testPasswordHash)
    return { ...result, nickName: profile.nickName, email }
  }

  /** Makes a ticket of Kakao, which knows the address, so that it needs no code. */
  async #kakaoTicket(email: string): Promise<string> {
    const token = randomToken()
    await insertKakaoTicket(this.database.db, {
      tokenHash: hashToken(token),
      browserHash: '',
      kakaoId: email,
      email,
      next: '/',
      isSignUp: true,
      createdAt: this.clock.inSeconds(0),
      expiresAt: this.clock.inSeconds(KAKAO_TICKET_TTL_SECONDS),
    })
    return token
  }

  /** A room for `maxMembers` people, meeting tomorrow; answers its id. */
  async addRoom(host: Member, draft: Partial<RoomDraft> & { contentId: number }): Promise<number> {
    const body = { title: '같이 걸어요', joinDate: this.clock.inSeconds(86_400), maxMembers: 4, ...draft }
    const open = () => this.call<{ chatRoomId: number }>('/api/chatrooms/create', { method: 'POST', body }, host)
    let reply = await open()
    if (reply.code === 'CHAT4291') {
      await this.#forgetRoomsOfToday(host)
      reply = await open()
    }
    if (reply.status !== 201) throw new Error(`no room: ${JSON.stringify(reply)}`)
    return reply.result.chatRoomId
  }

  /** A test opens more rooms in a second than a member may in a day. */
  async #forgetRoomsOfToday({ id }: Member) {
    await this.database.pool.query(
      `update messages set created_at = created_at - interval '1 day' where sender_id = $1 and type = 'GUIDE'`,
      [id],
    )
  }

  /** Closes the member's account by the route. */
  withdraw(member: Member, body: object = {}) {
    return this.call(
      '/api/mypage/profile',
      { method: 'DELETE', body: { reason: 'REJOIN', password: TEST_PASSWORD, ...body } },
      member,
    )
  }

  /** Signs up with an address, and returns the answer, which may be a refusal. */
  async signUpAs(email: string, profile: Stated = {}) {
    // Moves the clock on, so that the limit on new codes is not met.
    this.clock.advance(60)
    const verificationToken = await this.verifiedEmail(email)
    const nickName = profile.nickName ?? `다시온${++this.#members}`
    const body = signUpBody({ verificationToken, profile: { ...profile, nickName } })
    const reply = await this.call<Omit<Member, 'nickName' | 'email'>>('/api/auth/signup', { method: 'POST', body })
    return { ...reply, member: { ...reply.result, nickName, email } }
  }

  join(roomId: number, member: Member) {
    return this.call(`/api/chatrooms/${roomId}/join`, { method: 'POST' }, member)
  }

  /** A member asks to come into a room whose host decides, and the host accepts. */
  async letIn(roomId: number, member: Member, host: Member) {
    await this.join(roomId, member)
    return this.call(`/api/chatrooms/${roomId}/requests/${member.id}/accept`, { method: 'POST' }, host)
  }

  /** A statement past the server, for what no route does or shows. */
  sql(text: string, ...values: unknown[]) {
    return this.database.pool.query(text, values)
  }

  /** Listens on a free port of loopback; answers where. */
  async listen(): Promise<{ http: string; ws: string }> {
    if (!this.app.server.listening) await this.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = this.app.server.address() as AddressInfo
    return { http: `http://127.0.0.1:${port}`, ws: `ws://127.0.0.1:${port}/ws` }
  }
}

/** Makes two servers for one database. A mail that one of them stores may be sent by the other, so that they share what was sent. */
export function makeTwoApps(): [TestApp, TestApp] {
  const one = new TestApp()
  return [one, new TestApp(one.mailer)]
}

const USUAL = { name: '김혼저', nickName: '바람개비', gender: 'FEMALE', birthDate: '1995-03-02' }
export const TEST_PASSWORD = 'olle-course-7'
const testPasswordHash = hashPassword(TEST_PASSWORD)
/** An id that nothing has. */
export const GONE = 2_000_000_000

type Profile = SignUp['profile']
/** What is said otherwise than usual; what is undefined is left out. */
type Stated = { [Name in keyof Profile]?: Profile[Name] | undefined }
/** The profile of a member who has given no more than a nickname. */
export const NICKNAME_ALONE = { name: undefined, gender: undefined, birthDate: undefined } as const

export function signUpBody(draft: { verificationToken: string; password?: string; profile?: Stated }): SignUp {
  return {
    verificationToken: draft.verificationToken,
    password: draft.password ?? TEST_PASSWORD,
    consents: (['TERMS', 'PRIVACY', 'AGE14'] as const).map((type) => ({ type, agreed: true })),
    profile: { ...USUAL, ...draft.profile } as Profile,
    answers: { q1_expect: 1, q2_habit: 2, q3_avoid: 1, q4_feeling: 1, q5_necessity: 3 },
  }
}

/** A server for the tests of one file, on a database of its own. */
export function setUpTestApp(prepare?: TestAppOptions['prepare'], options: TestAppOptions = {}): TestApp {
  const t = new TestApp()
  let drop: () => Promise<void>

  beforeAll(async () => {
    // A copy that has the catalogue takes an eighth of the time of filling another one.
    const hasCatalogue = prepare === withCatalogue
    const testDatabase = await createTestDatabase(hasCatalogue ? 'catalogue' : undefined)
    drop = testDatabase.drop
    await t.open(testDatabase.connection, { ...options, prepare: hasCatalogue ? undefined : prepare })
  })

  afterAll(async () => {
    await t.close()
    await drop()
  })
  return t
}
