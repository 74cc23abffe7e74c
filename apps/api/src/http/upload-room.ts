import { appError } from '../lib/errors.ts'

/** How much that is at hand at once may hold. */
interface RoomSize {
  bytes: number
  /** How long an upload waits to be let in, behind those that came before; then it is BUSY. */
  patienceMs: number
}

interface Waiting {
  bytes: number
  enter: () => void
}

const RETRY_AFTER_SECONDS = 5

/** Lets in who holds so many bytes when there is room for them, one after the other as they came; answers how to leave. */
export function createRoom({ bytes: size, patienceMs }: RoomSize) {
  const queue: Waiting[] = []
  let free = size

  function letIn() {
    for (let next = queue[0]; next && next.bytes <= free; next = queue[0]) {
      queue.shift()
      free -= next.bytes
      next.enter()
    }
  }

  return async function enter(bytes: number): Promise<() => void> {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1)
        letIn()
        reject(appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS }))
      }, patienceMs)
      const waiting = { bytes, enter: () => (clearTimeout(timer), resolve()) }
      queue.push(waiting)
      letIn()
    })
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      free += bytes
      letIn()
    }
  }
}
