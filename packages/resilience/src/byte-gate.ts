import { appError } from '@honjeo/contract/app-error'

interface ByteGateOptions {
  /** How much may be inside at once. */
  bytes: number
  /** How long a caller waits to be let in, behind those that came before; then it is BUSY. */
  patienceMs: number
}

interface Waiting {
  bytes: number
  enter: () => void
}

const RETRY_AFTER_SECONDS = 5

/**
 * Lets callers in that hold so many bytes when there is room for them, one after the other as they came. Resolves with
 * what a caller leaves by; leaving twice counts once.
 */
export function createByteGate({ bytes: size, patienceMs }: ByteGateOptions) {
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
