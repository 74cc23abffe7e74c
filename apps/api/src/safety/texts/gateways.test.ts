import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TextFailure, type OutgoingText, type TextGateway } from '@honjeo/text-gateways/gateway'
import { createSens } from '@honjeo/text-gateways/sens'
import { createSolapi } from '@honjeo/text-gateways/solapi'
import { TextGatewayServer } from '../../testing/text-gateway-server.ts'

const server = new TextGatewayServer()
const log = { warn: vi.fn<(...said: unknown[]) => void>(), info: vi.fn<(...said: unknown[]) => void>() }
const timeLimitMs = 1500
const makers = {
  SOLAPI: (more: object = {}) => createSolapi({ ...server.solapi, timeLimitMs, ...more }, log),
  SENS: (more: object = {}) => createSens({ ...server.sens, timeLimitMs, ...more }, log),
}
const textTo = (handle: string, more: Partial<OutgoingText> = {}): OutgoingText => ({
  to: '+821012345678',
  subject: '혼저',
  text: `[혼저] 소식이 없어요 #${handle}`,
  talk: null,
  ...more,
})

beforeAll(() => server.listen())
afterAll(() => server.close())
beforeEach(() => {
  server.sent.length = 0
  server.fault = () => undefined
  server.receipt = 'WAITING'
  log.warn.mockClear()
})

const isSending = ({ method, path }: { method: string; path: string }) =>
  method === 'POST' && (path.endsWith('/send') || path.startsWith('/sms/'))

async function failureOf(job: Promise<unknown>): Promise<TextFailure> {
  const error: unknown = await job.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(TextFailure)
  return error as TextFailure
}

describe.each(['SOLAPI', 'SENS'] as const)('%s', (name) => {
  let gateway: TextGateway
  let handle: string
  beforeEach(async () => {
    gateway = makers[name]()
    handle = await gateway.open()
  })

  it('refuses a wrong secret, which is a fault of the settings and no answer about the text', async () => {
    const stranger = makers[name]({ apiSecret: 'another' })
    const failure = await failureOf(
      stranger.open().then((own) => stranger.send({ handle: own, calledAt: null }, textTo(own))),
    )
    expect([failure.message, failure.isOutage]).toEqual(['status 401', true])
    expect(server.sent).toEqual([])
  })

  it('sends a text once, short as an SMS and long with a subject', async () => {
    await gateway.send({ handle, calledAt: null }, textTo(handle))
    const other = await gateway.open()
    await gateway.send({ handle: other, calledAt: null }, textTo(other, { text: `${'길'.repeat(50)} #${other}` }))
    expect(server.sent.map(({ to, type, subject }) => [to, type, subject])).toEqual([
      ['01012345678', 'SMS', undefined],
      ['01012345678', 'LMS', '혼저'],
    ])
  })

  it('writes to a number abroad by its country, and to none of a country that is not allowed', async () => {
    await gateway.send({ handle, calledAt: null }, textTo(handle, { to: '+819012345678' }))
    expect(server.sent[0]?.to).toBe('9012345678')
    const other = await gateway.open()
    const failure = await failureOf(
      gateway.send({ handle: other, calledAt: null }, textTo(other, { to: '+8613812345678' })),
    )
    expect(failure.isOutage).toBe(false)
    expect(server.sent).toHaveLength(1)
  })

  it.each(['DONE_SILENCE', 'DONE_CUT'] as const)(
    'after %s asks what became of the text, and does not send it again',
    async (fault) => {
      server.fault = (call) => (isSending(call) ? fault : undefined)
      const calledAt = new Date()
      expect((await failureOf(gateway.send({ handle, calledAt: null }, textTo(handle)))).isOutage).toBe(true)
      expect(server.sent).toHaveLength(1)
      server.fault = () => undefined
      const id = await gateway.send({ handle, calledAt }, textTo(handle))
      expect(await gateway.send({ handle, calledAt }, textTo(handle))).toBe(id)
      expect(server.sent).toHaveLength(1)
      server.report('DELIVERED')
      expect(await gateway.receipt(id)).toBe('DELIVERED')
    },
  )

  it('sends again what a silent or ill gateway has not taken', async () => {
    const calledAt = new Date()
    for (const fault of ['SILENCE', 503, 429] as const) {
      server.fault = (call) => (isSending(call) ? fault : undefined)
      expect((await failureOf(gateway.send({ handle, calledAt }, textTo(handle)))).isOutage).toBe(true)
    }
    server.fault = () => undefined
    await gateway.send({ handle, calledAt }, textTo(handle))
    expect(server.sent).toHaveLength(1)
  })

  it('takes a refusal as final, and leaves an ill gateway alone after five failures', async () => {
    server.fault = (call) => (isSending(call) ? 400 : undefined)
    expect((await failureOf(gateway.send({ handle, calledAt: null }, textTo(handle)))).isOutage).toBe(false)
    server.fault = () => 500
    for (let n = 0; n < 5; n++) await failureOf(gateway.receipt('sms.1'))
    const before = server.calls.length
    expect((await failureOf(gateway.receipt('sms.1'))).message).toBe('it is left alone for a while')
    expect(server.calls.length).toBe(before)
  })

  it('tells what was taken from what has arrived', async () => {
    const id = await gateway.send({ handle, calledAt: null }, textTo(handle))
    expect(await gateway.receipt(id)).toBe('WAITING')
    server.report('FAILED')
    expect(await gateway.receipt(id)).toBe('FAILED')
  })

  it('names in its failures and in the log neither number nor text nor secret', async () => {
    server.fault = () => 500
    const said: string[] = []
    for (let n = 0; n < 6; n++)
      said.push(String(await failureOf(gateway.send({ handle, calledAt: new Date() }, textTo(handle)))))
    const all = said.join() + JSON.stringify(log.warn.mock.calls)
    expect(all).not.toMatch(/1012345678|소식|secret-of/)
  })
})

it('sends 알림톡 with a text beside it where there is a template', async () => {
  const talk = { content: '이름님의 일이에요.', variables: { '#{이름}': '은하' } }
  const solapi = makers.SOLAPI({ talk: { channel: 'PF', template: 'T1' } })
  const one = await solapi.open()
  await solapi.send({ handle: one, calledAt: null }, textTo(one, { talk }))
  const sens = makers.SENS({ talk: { serviceId: server.talkServiceId, channel: '@honjeo', template: 'T1' } })
  const other = await sens.open()
  const calledAt = new Date()
  const id = await sens.send({ handle: other, calledAt: null }, textTo(other, { talk }))
  expect(await sens.send({ handle: other, calledAt }, textTo(other, { talk }))).toBe(id)
  expect(server.sent.map(({ type }) => type)).toEqual(['ATA', 'TALK'])
  expect(await sens.receipt(id)).toBe('WAITING')
  server.report('DELIVERED')
  expect(await sens.receipt(id)).toBe('DELIVERED')
})
