import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { ApiError, errorText, isRefusal } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { randomId } from '#lib/server/once.ts'
import { isUploading, type KeptImage, type PickedImage, pickedReducer, toPicked } from './image-uploads.ts'
import { toast } from '../overlay/toast.ts'

/** The number of uploads at once: more would hold up each other, and whatever else the screen asks of the server. */
const UPLOADS_AT_ONCE = 2
const TOAST_ID = 'image-upload'

interface Job {
  file: File
  previewUrl: string
  controller: AbortController
}

export interface ImageUploads {
  /** The photos in the order in which they will be shown. */
  picked: readonly PickedImage[]
  /** Those of them that the server has. */
  images: readonly KeptImage[]
  max: number
  /** The number of photos that are taken of `max`; one that failed takes none. */
  count: number
  /** What the file chooser offers, as of an `input`. */
  accept: string
  /** Whether a form can be sent with them, or why it cannot. */
  state: 'ready' | 'uploading' | 'failed'
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  /** Cancels one that is on its way. */
  remove: (id: string) => void
  /** Moves a photo so many places to the back; to the front when `by` is negative. */
  move: (id: string, by: number) => void
}

export interface ImageUploadsOptions {
  max: number
  /** Media types it takes; any photo when there are none. */
  types?: readonly string[]
  /** The images that are there at the beginning. */
  initial?: readonly KeptImage[]
}

/** Most forms are sent without a photo. */
const loadUpload = () => Promise.all([import('#lib/device/image-file.ts'), import('#lib/server/upload.ts')])

/** The photos of a form, uploaded as they are picked. Leaving the form cancels what is on its way. */
export function useImageUploads({ max, types, initial = [] }: ImageUploadsOptions): ImageUploads {
  const { t } = useLingui()
  const [picked, dispatch] = useReducer(pickedReducer, initial, toPicked)
  const [limited] = useState(() => createLimited(UPLOADS_AT_ONCE))
  const jobs = useRef(new Map<string, Job>())
  const images = useMemo(() => picked.flatMap(({ image }) => image ?? []), [picked])
  const count = picked.filter(({ error }) => error === null).length
  const sayFull = () => toast.blank(t`사진은 ${max}장까지 올릴 수 있어요.`, { id: TOAST_ID })

  useEffect(() => {
    const { current } = jobs
    return () => current.forEach(stop)
  }, [])

  async function send(id: string, { file, controller: { signal } }: Job) {
    const onProgress = (progress: number) => dispatch({ type: 'progress', id, progress })
    try {
      const image = await limited(async () => {
        const [{ fitForUpload }, { upload }] = await loadUpload()
        signal.throwIfAborted()
        return upload('POST /api/image/upload', await fitForUpload(file, types), {}, { signal, onProgress })
      })
      dispatch({ type: 'done', id, image: { ...image, uploadedAt: Date.now() } })
      toast.success(t`이미지가 업로드되었습니다.`, { id: TOAST_ID })
    } catch (error) {
      if (signal.aborted) return
      const isSilent = error instanceof ApiError && error.code === 'UNKNOWN'
      const text = isSilent ? t`이미지 업로드에 실패했습니다.` : errorText(error)
      dispatch({ type: 'failed', id, error: text, canRetry: canRetry(error) })
    }
  }

  function add(files: readonly File[]) {
    const room = max - count
    if (files.length > room) sayFull()
    const added = files.slice(0, room).map((file) => {
      const job = { file, previewUrl: URL.createObjectURL(file), controller: new AbortController() }
      return { id: randomId(), job }
    })
    dispatch({ type: 'add', images: added.map(({ id, job: { previewUrl } }) => ({ id, previewUrl })) })
    for (const { id, job } of added) {
      jobs.current.set(id, job)
      void send(id, job)
    }
  }

  function retry(id: string) {
    const job = jobs.current.get(id)
    if (job === undefined) return
    if (count >= max) {
      sayFull()
      return
    }
    dispatch({ type: 'retry', id })
    void send(id, job)
  }

  function remove(id: string) {
    const job = jobs.current.get(id)
    if (job !== undefined) stop(job)
    jobs.current.delete(id)
    const { image } = picked.find((each) => each.id === id) ?? {}
    dispatch({ type: 'remove', id })
    if (image) void forget(image)
  }

  /** What belongs to nothing yet is deleted; should this fail, the server's broom will come by. */
  async function forget({ imageName, uploadedAt }: KeptImage) {
    try {
      if (uploadedAt !== undefined) await request('DELETE /api/image/delete', { body: { imageName } })
      toast.success(t`이미지가 삭제되었습니다.`, { id: TOAST_ID })
    } catch (error) {
      toast.error(isRefusal(error) ? errorText(error) : t`이미지 삭제에 실패했습니다.`, { id: TOAST_ID })
    }
  }

  const state = picked.some(isUploading) ? 'uploading' : images.length < picked.length ? 'failed' : 'ready'
  const accept = types?.join() ?? 'image/*'
  return {
    picked,
    images,
    max,
    count,
    accept,
    state,
    add,
    retry,
    remove,
    move: (id, by) => dispatch({ type: 'move', id, by }),
  }
}

function stop({ controller, previewUrl }: Job) {
  controller.abort()
  URL.revokeObjectURL(previewUrl)
}

/** What is wrong with the image itself stays wrong. */
const canRetry = (error: unknown) => !(error instanceof ApiError && error.code.startsWith('IMAGE'))

/** Runs tasks in their order, at most so many at a time; each call answers as its task does. */
export function createLimited(atOnce: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = atOnce
  return async (task) => {
    if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    else free -= 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    }
  }
}

/** Whether a form can be sent with its photos; says why not, in the place of what the form said last. */
export function useSettledUploads({ state }: ImageUploads, toastId: string): () => boolean {
  const { t } = useLingui()
  return () => {
    if (state === 'uploading') toast.blank(t`사진을 올리고 있어요. 잠시만 기다려주세요.`, { id: toastId })
    else if (state === 'failed') toast.error(t`올리지 못한 사진이 있어요. 다시 올리거나 빼주세요.`, { id: toastId })
    return state === 'ready'
  }
}
