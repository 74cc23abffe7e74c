import { expect, it } from 'vitest'
import { hangUp } from '../testing/hang-up.ts'
import { keptLog } from '../testing/kept-log.ts'
import { setUpTestApp } from '../testing/test-app.ts'

const { lines, logger } = keptLog()
const t = setUpTestApp(undefined, { logger })

it('LOG-cut: a body whose client goes away in the middle of it is no failure of the server', async () => {
  const body = { email: 'someone@example.com', password: 'olle-course-7' }
  for (let n = 0; n < 20; n++) await hangUp(t, { url: '/api/auth/login', body, bytes: 20 })
  // The server has seen the end of those connections when it closes.
  await t.app.close()
  expect(lines.filter(({ level }) => level === 'error')).toEqual([])
})
