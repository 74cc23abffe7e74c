import * as failures from '@honjeo/contract/values/error-numbers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveConnection } from './stomp-connection.ts'
import type { ConnectionState } from './stomp-status.ts'
import { closePage, openPage } from './testing/open-page.ts'
import { confirm, type ReceivedFrame, ServerSocket } from './testing/server-socket.ts'

const QUEUE = '/user/queue/events'
const INBOX = '/app/chat/1'

let connection: LiveConnection
let statuses: ConnectionState[]
let stop: () => void
let subscribed: number

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const sockets = () => ServerSocket.all.length
const newest = () => ServerSocket.all.at(-1)!
const isTalk = ({ command, headers }: ReceivedFrame) => command === 'SEND' && headers['destination'] === INBOX
/** ms between one attempt to connect and the next. */
const pauses = () =>
  ServerSocket.all.slice(1).map(({ openedAt }, index) => openedAt - ServerSocket.all[index]!.openedAt)

/** The server takes everything but messages. */
function refuseMessages(code = failures.INVALID_INPUT): void {
  ServerSocket.answer = (socket, frame) => {
    if (isTalk(frame)) socket.refuse(code, '안 돼요.', frame.headers['receipt'])
    else confirm(socket, frame)
  }
}

beforeEach(async () => {
  openPage()
  connection = (await import('./stomp-connection.ts')).stompConnection
  statuses = []
  subscribed = 0
  connection.onStatus((status) => statuses.push(status))
  stop = connection.listen(QUEUE, { onMessage: () => {}, onSubscribed: () => (subscribed += 1) })
  await pass(1)
})

afterEach(() => {
  stop()
  closePage()
})

it('is open as soon as a screen listens', () => {
  expect([sockets(), subscribed, connection.status]).toEqual([1, 1, { phase: 'connected', problem: null }])
})

it('says nothing to a server that is about to close', async () => {
  const socket = newest()
  socket.startClosing()
  connection.publish(INBOX, {})
  stop()
  await pass(1)
  expect(socket.lost).toEqual([])
})

describe('a message that the server refuses', () => {
  it('fails alone, with the reason, and the connection is back at once', async () => {
    ServerSocket.answer = (socket, frame) => {
      if (frame.headers['receipt'] === 'one')
        socket.refuse(failures.MESSAGE_NOT_FOUND, '메시지를 찾을 수 없어요.', 'one')
      else if (!isTalk(frame)) confirm(socket, frame)
    }
    const sent = Promise.allSettled(['two', 'one'].map((receipt) => connection.send(INBOX, {}, receipt)))
    expect(await sent).toMatchObject([
      { reason: { refusal: null } },
      { reason: { refusal: { code: failures.MESSAGE_NOT_FOUND, message: '메시지를 찾을 수 없어요.' } } },
    ])
    await pass(500)
    expect([sockets(), subscribed, connection.status]).toEqual([2, 2, { phase: 'connected', problem: null }])
    // So short a break is none to a viewer.
    expect(statuses.every(({ problem }) => problem === null)).toBe(true)
  })

  it('does not bring the whole town back in the same instant', async () => {
    refuseMessages()
    const waits = new Set<number>()
    for (let round = 0; round < 5; round += 1) {
      await connection.send(INBOX, {}, `m${round}`).catch(() => undefined)
      await pass(60_000)
      waits.add(pauses().at(-1)!)
    }
    expect(waits.size).toBeGreaterThan(1)
  })

  it('is met with more and more patience when it is followed by others', async () => {
    refuseMessages()
    connection.onStatus(({ phase }) => {
      if (phase === 'connected') void connection.send(INBOX, {}, 'again').catch(() => undefined)
    })
    await connection.send(INBOX, {}, 'first').catch(() => undefined)
    await pass(120_000)
    expect(pauses()[0]).toBeLessThan(500)
    expect(sockets()).toBeLessThan(20)
    expect(pauses().at(-1)).toBeGreaterThanOrEqual(15_000)
  })

  it('is no reason to hurry back to a server that is in trouble', async () => {
    refuseMessages(failures.BUSY)
    await connection.send(INBOX, {}, 'one').catch(() => undefined)
    await pass(2000)
    expect(connection.status).toEqual({ phase: 'disconnected', problem: 'ERROR' })
    await pass(6000)
    expect(connection.status.phase).toBe('connected')
  })

  it('ends nothing for good, even when it is one that no screen waits for', async () => {
    newest().refuse(failures.NOT_A_MEMBER, '참여 중인 동행방이 아니에요.')
    await pass(8000)
    expect(connection.status.phase).toBe('connected')
  })
})

describe('a connection that is lost', () => {
  it('comes back after 5 s, give or take half', async () => {
    newest().close()
    await pass(2400)
    expect([sockets(), connection.status]).toEqual([1, { phase: 'disconnected', problem: 'CLOSED' }])
    await pass(5200)
    expect([sockets(), connection.status]).toEqual([2, { phase: 'connected', problem: null }])
  })

  it('is tried less and less often while the server is away, at least every 30 s', async () => {
    ServerSocket.answer = (socket) => socket.close()
    newest().close()
    await pass(300_000)
    const waited = pauses().slice(3)
    expect(waited.length).toBeGreaterThan(5)
    for (const pause of waited) expect(pause).toBeGreaterThanOrEqual(15_000)
    for (const pause of pauses()) expect(pause).toBeLessThanOrEqual(30_000)
  })

  it('is taken for a new loss once it has held for a while', async () => {
    for (let round = 0; round < 5; round += 1) {
      newest().close()
      await pass(7600)
      expect(connection.status.phase).toBe('connected')
      await pass(20_000)
    }
  })

  it('is tried now when a screen asks for it', async () => {
    newest().close()
    connection.reconnect()
    await pass(1)
    expect([sockets(), connection.status.phase]).toEqual([2, 'connected'])
    await pass(60_000)
    expect(sockets()).toBe(2)
  })

  it('is tried anew with the network, also where an attempt without it has not failed yet', async () => {
    ServerSocket.answer = (socket) => socket.close()
    newest().close()
    await pass(300_000)
    // The next one hangs, as one does that was begun without a network.
    ServerSocket.answer = () => undefined
    while (connection.status.phase !== 'connecting') await pass(1000)
    const hanging = sockets()
    window.dispatchEvent(new Event('online'))
    await pass(1)
    expect(sockets()).toBe(hanging + 1)
    ServerSocket.answer = confirm
    newest().close()
    await pass(7600)
    expect(connection.status.phase).toBe('connected')
  })

  it('is not tried any more when no screen listens', async () => {
    newest().close()
    stop()
    await pass(60_000)
    expect(sockets()).toBe(1)
  })

  it('stays lost where the member has too many others, until they ask for it', async () => {
    newest().refuse(failures.TOO_MANY_REQUESTS, '요청이 너무 잦아요.')
    await pass(60_000)
    expect([sockets(), connection.status]).toMatchObject([1, { problem: { code: failures.TOO_MANY_REQUESTS } }])
    connection.reconnect()
    await pass(0)
    expect(connection.status.phase).toBe('connected')
  })
})

it('stays closed, and says why, once the account is suspended', async () => {
  const { onSuspended } = await import('../server/api-error.ts')
  const handleSuspended = vi.fn<() => void>()
  onSuspended(handleSuspended)
  newest().refuse(failures.ACCOUNT_SUSPENDED, '이용이 정지된 계정이에요.')
  await pass(60_000)
  expect([sockets(), connection.status]).toMatchObject([
    1,
    { phase: 'disconnected', problem: { code: failures.ACCOUNT_SUSPENDED } },
  ])
  expect(handleSuspended).toHaveBeenCalledOnce()
})

describe('a token that has expired', () => {
  const tokens = () => ServerSocket.all.map(({ received }) => received[0]?.headers['Authorization'])

  function reissueAt(answer: () => Promise<Response>) {
    const fetch = vi.fn<() => Promise<Response>>(answer)
    vi.stubGlobal('fetch', fetch)
    return fetch
  }
  const renewed = async () =>
    Response.json({
      isSuccess: true,
      code: 'COMMON200',
      message: '',
      result: { accessToken: 'token-2', refreshToken: 'refresh-2' },
    })

  it('is renewed in the middle of a session, which is back at once', async () => {
    const reissue = reissueAt(renewed)
    newest().refuse(failures.TOKEN_EXPIRED, '인증이 만료되었습니다.')
    await pass(500)
    expect(connection.status).toEqual({ phase: 'connected', problem: null })
    expect(tokens()).toEqual(['Bearer token-1', 'Bearer token-2'])
    expect([reissue.mock.calls.length, subscribed]).toEqual([1, 2])
    expect(statuses.every(({ problem }) => problem === null)).toBe(true)
  })

  it('leaves a message that was on its way to be sent again', async () => {
    reissueAt(renewed)
    ServerSocket.answer = () => {}
    const sent = connection.send(INBOX, {}, 'one')
    ServerSocket.answer = confirm
    newest().refuse(failures.TOKEN_EXPIRED, '인증이 만료되었습니다.')
    await expect(sent).rejects.toMatchObject({ refusal: null })
  })

  it('is asked for again, ever more patiently, while it cannot be renewed', async () => {
    const reissue = reissueAt(() => Promise.reject(new TypeError('offline')))
    ServerSocket.answer = (socket, { command }) => {
      if (command === 'CONNECT') socket.refuse(failures.TOKEN_EXPIRED, '인증이 만료되었습니다.')
    }
    newest().refuse(failures.TOKEN_EXPIRED, '인증이 만료되었습니다.')
    await pass(120_000)
    expect(sockets()).toBeGreaterThan(5)
    expect(sockets()).toBeLessThan(20)

    reissue.mockImplementation(renewed)
    ServerSocket.answer = confirm
    await pass(31_000)
    expect(connection.status.phase).toBe('connected')
  })
})
