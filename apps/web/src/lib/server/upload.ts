import type { Api } from '@honjeo/contract/routes'
import { ApiError } from './api-error.ts'
import { resultOf, withSession } from './http.ts'

/** The routes that take a form with a file. */
export type UploadRoute = 'POST /api/image/upload' | 'POST /api/reviews/receipts'

export interface UploadOptions {
  /** Is called with how much has been sent, 0–1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** The key of one file and all tries to send it. */
  idempotencyKey?: string
}

/** A slow network may need minutes for a photo, but never so long for the next bit of it. */
const SILENCE_MAX_MS = 30_000

/**
 * Sends a file after its fields, in their order, and answers with the envelope's `result`. Failures and the renewal of the
 * token are those of `request`; XMLHttpRequest, because only it reports how much has been sent.
 */
export function upload<K extends UploadRoute>(
  route: K,
  file: Blob,
  fields: Record<string, string | number>,
  options: UploadOptions = {},
): Promise<Api[K]['reply']> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  form.append('file', file)
  const path = route.slice('POST '.length)
  return withSession((accessToken) => post(path, form, accessToken, options)) as Promise<Api[K]['reply']>
}

function post(path: string, form: FormData, accessToken: string | null, options: UploadOptions) {
  const { onProgress, signal, idempotencyKey } = options
  return new Promise<unknown>((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    let silence: ReturnType<typeof setTimeout> | undefined
    const handleAbort = () => xhr.abort()
    const expectSign = () => {
      clearTimeout(silence)
      silence = setTimeout(handleAbort, SILENCE_MAX_MS)
    }

    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      expectSign()
      onProgress?.(total === 0 ? 0 : loaded / total)
    })
    xhr.addEventListener('loadend', () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', handleAbort)
      if (signal?.aborted === true) reject(signal.reason)
      else if (xhr.status === 0) reject(new ApiError(0, 'NETWORK', 'no answer'))
      else settle(xhr, resolve, reject)
    })

    xhr.open('POST', path)
    xhr.setRequestHeader('accept', 'application/json')
    if (accessToken !== null) xhr.setRequestHeader('authorization', `Bearer ${accessToken}`)
    if (idempotencyKey !== undefined) xhr.setRequestHeader('idempotency-key', idempotencyKey)
    if (signal?.aborted === true) {
      reject(signal.reason)
      return
    }
    signal?.addEventListener('abort', handleAbort)
    expectSign()
    xhr.send(form)
  })
}

function settle(xhr: XMLHttpRequest, resolve: (result: unknown) => void, reject: (error: unknown) => void) {
  try {
    const retryAfter = xhr.getResponseHeader('retry-after')
    resolve(resultOf({ status: xhr.status, text: xhr.responseText, retryAfter }))
  } catch (error) {
    reject(error)
  }
}
