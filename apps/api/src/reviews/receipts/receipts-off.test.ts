import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { drawing, formOf, sendForm } from '../../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { makeDatabase } from '../../testing/server-database.ts'
import { setUpTestApp, TestApp } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue, { ocr: { driver: 'off', readers: 1 } })

describe('a server that reads no receipts', () => {
  it('says so, and what one can do instead', async () => {
    const member = await t.addMember()
    const form = formOf(await drawing(64).jpeg().toBuffer())
    form.set('contentId', String(SAEBYEOL))
    form.set('visitDate', '2026-10-03')
    const reply = await sendForm(t, '/api/reviews/receipts', member, form)
    expect(reply).toMatchObject({ status: 503, code: 'RECEIPT5030', message: expect.stringContaining('리뷰만') })
  })
})

it('a server starts although it cannot give up yet what another one was checking', async () => {
  const { connection } = await makeDatabase('catalogue')
  const writer = new pg.Client(connection)
  await writer.connect()
  await writer.query('begin')
  await writer.query('lock table receipts')
  const server = new TestApp()
  await server.open({ ...connection, statement_timeout: 300 })
  expect((await server.app.inject('/livez')).statusCode).toBe(200)
  await writer.end()
  await server.close()
})
