import { expect, it } from 'vitest'
import { createLimited } from './use-image-uploads.ts'

/** A task whose end the test decides. */
function taskOf(started: string[], name: string) {
  let resolve = () => {}
  let reject = () => {}
  const result = new Promise<string>((...settle) => {
    resolve = () => settle[0](name)
    reject = () => settle[1](new Error(name))
  })
  const task = () => {
    started.push(name)
    return result
  }
  return { task, resolve, reject }
}

it('runs no more at once than allowed, in order, and goes on after a failure', async () => {
  const started: string[] = []
  const limited = createLimited(2)
  const [a, b, c, d] = [taskOf(started, 'a'), taskOf(started, 'b'), taskOf(started, 'c'), taskOf(started, 'd')]
  const answers = [a, b, c, d].map(({ task }) => limited(task))
  expect(started).toEqual(['a', 'b'])

  b.reject()
  await expect(answers[1]).rejects.toThrow('b')
  expect(started).toEqual(['a', 'b', 'c'])

  a.resolve()
  c.resolve()
  await expect(answers[2]).resolves.toBe('c')
  d.resolve()
  await expect(Promise.all([answers[0], answers[3]])).resolves.toEqual(['a', 'd'])
})
