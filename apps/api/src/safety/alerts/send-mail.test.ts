import { createSecretKey } from 'node:crypto'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import type { Db } from '../../db/client.ts'
import type { Facts } from './facts.queries.ts'
import { createMailSender } from './send-mail.ts'

/** The database has gone away while the mail was on its way. */
const GONE = {
  update() {
    throw new Error('no database')
  },
} as unknown as Db
const ENDED = {
  id: 1,
  kind: 'ENDED',
  contactId: 3,
  checkInId: null,
  alertId: null,
  address: 'mom@example.com',
  isDuress: false,
  language: 'ko',
}

it('a mail that was taken is not sent again because that could not be noted', async () => {
  const send = createMailSender({
    db: GONE,
    mailer: { send: async () => {}, close: () => {} },
    timeLimitMs: 10_000,
    context: () => ({ origin: 'https://honjeo.example', key: createSecretKey(Buffer.alloc(32, 7)) }),
    log: pino({ level: 'silent' }),
  })
  const facts = { ...ENDED, travellerName: '고은하', createdAt: '2026-11-28T08:00:00.000Z' } as Facts
  expect(await send(facts, new Date('2026-11-28T08:00:00.000Z'))).toBe('SENT')
})
