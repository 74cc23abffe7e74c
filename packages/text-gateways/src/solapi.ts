import { createHmac, randomBytes } from 'node:crypto'
import type { BaseLogger } from 'pino'
import { Type } from 'typebox'
import { fittingSubject, formOf, nationalNumber, TextFailure, type OutgoingText, type TextGateway } from './gateway.ts'
import { createSignedClient } from './signed-client.ts'

export interface SolapiSettings {
  gateway: 'SOLAPI'
  /** The address without a trailing slash; another than the gateway's own in tests. */
  url: string
  apiKey: string
  apiSecret: string
  /** The number that texts come from, as it is registered with the gateway. */
  sender: string
  /** Codes of the countries whose numbers are written to. */
  countries: readonly string[]
  /** The channel and the approved template of 알림톡; null: all goes as SMS or LMS. */
  talk: { channel: string; template: string } | null
}

const Group = Type.Object({
  groupId: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9]+$' }),
  status: Type.String(),
  count: Type.Object({ registeredSuccess: Type.Integer() }),
})
const Added = Type.Object({ errorCount: Type.Integer() })
const Messages = Type.Object({
  messageList: Type.Record(Type.String(), Type.Object({ status: Type.String(), statusCode: Type.String() })),
})
const PATH = '/messages/v4/groups'
const ARRIVED = '4000'

const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

/** Returns a header that names the key, the instant and a salt that is used once. */
export function solapiAuthorization(apiKey: string, apiSecret: string, now = new Date()): string {
  const date = now.toISOString()
  const salt = randomBytes(16).toString('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${hmac(apiSecret, date + salt)}`
}

/**
 * SOLAPI's REST API. A text is a group of one message: the group is opened first, so that its id is kept before anything
 * is sent, and it can be sent only once.
 */
export function createSolapi(
  settings: SolapiSettings & { timeLimitMs?: number },
  log: Pick<BaseLogger, 'warn' | 'info'>,
): TextGateway {
  const { url, apiKey, apiSecret, sender, countries, talk, timeLimitMs } = settings
  const sign = () => ({ authorization: solapiAuthorization(apiKey, apiSecret) })
  const { ask } = createSignedClient({ to: 'solapi', url, sign, log, timeLimitMs })

  function messageOf({ to, subject, text, talk: asTalk }: OutgoingText) {
    const { country, number } = nationalNumber(to, countries)
    const isLong = formOf(text) === 'LMS'
    return {
      to: number,
      from: sender,
      country,
      text,
      ...(asTalk && talk
        ? { type: 'ATA', kakaoOptions: { pfId: talk.channel, templateId: talk.template, variables: asTalk.variables } }
        : { type: isLong ? 'LMS' : 'SMS' }),
      ...(isLong ? { subject: fittingSubject(subject) } : {}),
    }
  }

  return {
    name: 'SOLAPI',
    settlesWithinMs: 0,

    async open() {
      return (await ask(Group, 'POST', PATH, { allowDuplicates: false })).groupId
    },

    async send({ handle, calledAt }, text) {
      const message = messageOf(text)
      const known = calledAt === null ? null : await ask(Group, 'GET', `${PATH}/${handle}`)
      if (known && known.status !== 'PENDING') {
        if (known.status === 'FAILED' || known.status === 'DELETED') throw new TextFailure('a group that failed', false)
        return handle
      }
      if (known === null || known.count.registeredSuccess === 0) {
        const { errorCount } = await ask(Added, 'PUT', `${PATH}/${handle}/messages`, { messages: [message] })
        if (errorCount > 0) throw new TextFailure('a message that was refused', false)
      }
      await ask(Group, 'POST', `${PATH}/${handle}/send`, {})
      return handle
    },

    async receipt(id) {
      const { messageList } = await ask(Messages, 'GET', `${PATH}/${id}/messages?limit=10`)
      const messages = Object.values(messageList)
      if (messages.some(({ statusCode }) => statusCode === ARRIVED)) return 'DELIVERED'
      const isOver = messages.length > 0 && messages.every(({ status }) => status === 'COMPLETE' || status === 'FAILED')
      return isOver ? 'FAILED' : 'WAITING'
    },
  }
}
