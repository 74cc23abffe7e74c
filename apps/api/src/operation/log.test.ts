import { roomInbox } from '@honjeo/contract/values/destinations'
import { expect, it } from 'vitest'
import { systemClock } from '../lib/clock.ts'
import type { Enrolled, Enrolment } from '@honjeo/contract/admin/authenticator'
import { codeAt } from '../lib/totp.ts'
import { queryOnce } from '../faults/query-once.ts'
import { MemberSocket } from '../faults/member-socket.ts'
import { talk } from '../testing/conversation.ts'
import { goodBodies } from '../testing/good-bodies.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { makeDatabase, makeDataDir } from '../testing/server-database.ts'
import { callServer, ServerProcess, type ServerCall } from '../testing/server-process.ts'
import { signUpBody } from '../testing/test-app.ts'

const PASSWORD = 'haenyeo-dives-42'
const UNREACHABLE = 'gone.contact@mail.example'
const FORGED = 'x\n{"level":"fatal","msg":"forged"}\r\nforged'
const bodies = goodBodies(systemClock)

interface Line {
  level: string
  time: string
  msg: string
  reqId?: string
  route?: string
  code?: string | null
  userId?: number | null
  /** The list that is set in a line that counts for several refusals. */
  what?: { route: string; code: string; userIds: number[] }[]
}

/** Everything that is used in the journey and belongs to a person: the log may hold none of it. */
class OwnData {
  readonly texts = new Set<string>([PASSWORD, UNREACHABLE])

  of<T extends string>(text: T): T {
    this.texts.add(text)
    return text
  }
}

it(
  'says who did what without a word of what they said, where they are, or how they are called',
  { timeout: 120_000 },
  async () => {
    const own = new OwnData()
    const { mails, port } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address === UNREACHABLE ? new Error(`no such mailbox: ${address}`) : null),
    })
    const { env, connection } = await makeDatabase('catalogue')
    const server = new ServerProcess({
      ...env,
      DATA_DIR: await makeDataDir(),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      OCR_DRIVER: 'off',
    })
    const http = await server.url()
    const call = <T = Record<string, unknown>>(line: string, rest: Omit<ServerCall, 'method'> = {}) => {
      const [method, path] = line.split(' ') as [ServerCall['method'] & string, string]
      return callServer<T>(`${http}${path}`, { method, ...rest })
    }
    const logIn = (email: string, password: string) =>
      call<{ id: number; accessToken: string; refreshToken: string }>('POST /api/auth/login', {
        body: { email, password },
      })

    let mailCount = 0
    async function signUp(name: string, nickName: string, email: string) {
      await call('POST /api/auth/email-codes', { body: { email: own.of(email), purpose: 'SIGNUP' } })
      const text = (await mails.has(++mailCount)).at(-1)!.text
      const code = own.of(/\d{6}/.exec(text)![0])
      const { result } = await call<{ verificationToken: string }>('POST /api/auth/email-codes/verify', {
        body: { email, purpose: 'SIGNUP', code },
      })
      const profile = { name: own.of(name), nickName: own.of(nickName), bio: own.of('물때를 기다려요') }
      const draft = { verificationToken: own.of(result.verificationToken), password: PASSWORD, profile }
      expect((await call('POST /api/auth/signup', { body: signUpBody(draft) })).status).toBe(201)
      const login = (await logIn(email, PASSWORD)).result
      own.of(login.accessToken)
      own.of(login.refreshToken)
      return { ...login, token: login.accessToken }
    }

    const member = await signUp('강혼저', '물질하는사람', 'haenyeo@mail.example')
    await call('POST /api/auth/login', { body: { email: 'haenyeo@mail.example', password: own.of('wrong-guess-99') } })
    await call('POST /api/auth/login', { body: { email: FORGED, password: FORGED } })
    await call('GET /api/mypage/profile', { token: own.of('forged.token.of-nobody') })

    const room = bodies['POST /api/chatrooms/create']!()
    const { chatRoomId } = (
      await call<{ chatRoomId: number }>('POST /api/chatrooms/create', {
        token: member.token,
        body: { ...room, contentId: SAEBYEOL, title: own.of('새별오름 억새 보러') },
      })
    ).result
    const socket = await MemberSocket.connect(`${http.replace('http', 'ws')}/ws`, member.token)
    await socket.send(roomInbox(chatRoomId), talk(chatRoomId, own.of('주차장에서 만나요')))
    await socket.send(roomInbox(chatRoomId), talk(chatRoomId, FORGED)).catch(() => {})
    socket.socket.terminate()

    const contact = { channel: 'EMAIL', name: own.of('큰언니'), email: UNREACHABLE }
    await call('PUT /api/account/consents', { token: member.token, body: { type: 'LOCATION', agreed: true } })
    expect((await call('POST /api/trusted-contacts', { token: member.token, body: contact })).status).toBe(201)
    await server.says(/^a safety message was not taken by the mail server$/)
    // A contact has to have said yes for a timer to start.
    await queryOnce(connection, `update trusted_contacts set status = 'CONFIRMED', answered_at = now()`)
    const fix = { lat: 33.366_127, lng: 126.357_891, accuracyM: 12, takenAt: new Date().toISOString() }
    own.of(String(fix.lat))
    own.of(String(fix.lng))
    const { roomId: _room, planId: _plan, ...timer } = bodies['POST /api/check-ins']!() as Record<string, unknown>
    const started = await call('POST /api/check-ins', {
      token: member.token,
      body: { ...timer, title: own.of('오름 내려가기'), note: own.of('빨간 배낭'), fix },
    })
    expect(started.status).toBe(201)

    const stranger = await signUp('고길동', '길잃은고양이', 'cat@mail.example')
    const { imageName: _image, imageUrl: _url, ...report } = bodies['POST /api/reports']!() as Record<string, unknown>
    const { reportId } = (
      await call<{ reportId: number }>('POST /api/reports', {
        token: member.token,
        body: { ...report, detail: own.of('자꾸 말을 걸어요'), targetUserId: stranger.id },
      })
    ).result
    await call('GET /api/admin/reports', { token: stranger.token })
    await signUp('현직원', '돌하르방', 'staff@mail.example')
    await queryOnce(connection, `update users set role = 'ADMIN' where email = 'staff@mail.example'`)
    const staff = (await logIn('staff@mail.example', PASSWORD)).result
    const token = own.of(staff.accessToken)
    const begun = await call<Enrolment>('POST /api/admin/authenticator', { token, body: { password: PASSWORD } })
    const secret = own.of(begun.result.secret)
    const first = own.of(codeAt(secret, new Date()))
    const enrolled = await call<Enrolled>('POST /api/admin/authenticator/confirm', { token, body: { code: first } })
    const factors = { password: PASSWORD, code: own.of(enrolled.result.recoveryCodes[0]!) }
    await call('POST /api/admin/proof', { token, body: factors })
    const decided = await call(`POST /api/admin/reports/${reportId}/decision`, {
      token: staff.accessToken,
      body: { status: 'REVIEWED', note: own.of('당사자에게 알렸어요') },
    })
    expect(decided.status).toBe(200)
    expect(await server.stop()).toBe(0)

    const lines = server.lines.map((line) => JSON.parse(line) as Line)
    for (const { level, time, msg } of lines) {
      expect(['info', 'warn', 'error']).toContain(level)
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(msg).not.toContain('forged')
    }
    const written = server.lines.join('\n')
    expect([...own.texts].filter((text) => written.includes(text))).toEqual([])

    const logged = lines
      .flatMap<Pick<Line, 'route' | 'code' | 'userId'>>(
        (line) => line.what?.map(({ userIds: [userId = null], ...entry }) => ({ ...entry, userId })) ?? [line],
      )
      .map(({ route, code, userId }) => `${route} ${code} ${userId}`)
    expect(logged).toEqual(
      expect.arrayContaining([
        `/api/auth/signup null ${member.id}`,
        `/api/auth/login null ${member.id}`,
        '/api/auth/login AUTH4014 null',
        '/api/mypage/profile AUTH4013 null',
        `/api/admin/reports ADMIN4030 ${stranger.id}`,
        `/api/admin/authenticator/confirm null ${staff.id}`,
        `/api/admin/proof null ${staff.id}`,
        `/api/admin/reports/:reportId/decision null ${staff.id}`,
      ]),
    )
    const ofRequests = lines.filter(({ route }) => route !== undefined)
    for (const { reqId } of ofRequests) expect(reqId).toMatch(/^[\w-]{36}$/)
  },
)
