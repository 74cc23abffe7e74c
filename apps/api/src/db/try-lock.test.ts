import { expect, it, onTestFinished } from 'vitest'
import { setUpTestApp } from '../testing/test-app.ts'
import { LOCKS, tryLock } from './try-lock.ts'

const t = setUpTestApp()

it('is one server’s at a time, and leaves nothing on the connections of those that come too late', async () => {
  const warnings: Error[] = []
  const keep = (warning: Error) => warnings.push(warning)
  process.on('warning', keep)
  onTestFinished(() => void process.off('warning', keep))

  const unlock = await tryLock(t.database, LOCKS.imagesCleanUp)
  for (let hour = 0; hour < 24; hour++) expect(await tryLock(t.database, LOCKS.imagesCleanUp)).toBeUndefined()
  expect(warnings).toEqual([])
  await unlock!()
  await (await tryLock(t.database, LOCKS.imagesCleanUp))!()
})
