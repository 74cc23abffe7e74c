import { expect, it } from 'vitest'
import { createDoor, ENTERING_MAX } from './door.ts'

it('lets a few in at a time, in the order in which they came', async () => {
  const enter = createDoor()
  const inside: number[] = []
  const entered = Array.from({ length: ENTERING_MAX + 2 }, async (_, n) => {
    const isIn = await enter()
    inside.push(n)
    return isIn
  })
  const [first] = await Promise.all(entered.slice(0, ENTERING_MAX))
  const numbers = Array.from({ length: ENTERING_MAX + 1 }, (_, n) => n)
  expect(inside).toEqual(numbers.slice(0, -1))
  first!()
  await entered[ENTERING_MAX]
  expect(inside).toEqual(numbers)
})

it('waits no longer for one who does not come in', async () => {
  const enter = createDoor()
  const entered = Array.from({ length: 2 * ENTERING_MAX }, enter)
  await expect(Promise.all(entered)).resolves.toHaveLength(entered.length)
})
