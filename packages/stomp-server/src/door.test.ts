import { expect, it } from 'vitest'
import { createDoor, ENTERING_MAX } from './door.ts'

const HOME = '203.0.113.1'
const CROWD = '203.0.113.2'

it('lets a few in at a time, in the order in which they came', async () => {
  const enter = createDoor()
  const inside: number[] = []
  const entered = Array.from({ length: ENTERING_MAX + 2 }, async (_, n) => {
    const isIn = await enter(HOME)
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
  const entered = Array.from({ length: 2 * ENTERING_MAX }, () => enter(HOME))
  await expect(Promise.all(entered)).resolves.toHaveLength(entered.length)
})

it('lets addresses take turns', async () => {
  const enter = createDoor()
  const inside: string[] = []
  async function come(address: string) {
    const isIn = await enter(address)
    inside.push(address)
    isIn()
  }
  await Promise.all([...Array.from({ length: 10 }, () => come(CROWD)), come(HOME), come(HOME)])
  expect(inside.slice(0, ENTERING_MAX + 4)).toEqual([CROWD, CROWD, CROWD, CROWD, HOME, CROWD, HOME])
})

it('lets an address of which many never came in wait for all others', async () => {
  const enter = createDoor()
  await Promise.all(Array.from({ length: 60 }, () => enter(CROWD)))
  const inside: string[] = []
  async function come(address: string) {
    const isIn = await enter(address)
    inside.push(address)
    isIn()
  }
  await Promise.all([...Array.from({ length: 5 }, () => come(CROWD)), ...Array.from({ length: 5 }, () => come(HOME))])
  expect(inside.slice(0, 5)).toEqual([HOME, HOME, HOME, HOME, HOME])
})

it('refuses the last of the longest queue where too many wait', async () => {
  const waitingMax = 20
  const enter = createDoor(waitingMax)
  let refused = 0
  const crowd = Array.from({ length: ENTERING_MAX + waitingMax }, () =>
    enter(CROWD).then(
      (isIn) => isIn(),
      () => void refused++,
    ),
  )
  const guest = enter(HOME).then((isIn) => isIn())
  await guest
  expect(refused).toBe(1)
  await Promise.all(crowd)
  expect(refused).toBe(1)
})
