import type { Readable } from 'node:stream'
import type { ImageWidth } from '@honjeo/contract/values/image-url'
import { IMAGE_WIDTHS } from '@honjeo/contract/values/limits'

export type ImageSize = ImageWidth | 'thumb'
export const IMAGE_SIZES: readonly ImageSize[] = [...IMAGE_WIDTHS, 'thumb']

export const fileNameOf = (size: ImageSize) => `${size}.webp`

const NAME = /^[A-Za-z0-9_-]{22}$/

/** Names become paths and addresses; one that we did not make is a fault of ours, wherever it came from. */
export function requireName(name: string): string {
  if (!NAME.test(name)) throw new Error('not the name of an image')
  return name
}
export const isImageName = (name: string) => NAME.test(name)

export interface StoredFile {
  stream: Readable
  /** The length in bytes. */
  length: number
}

/** The store in which the files of images lie. An image is there with all its sizes, under a name that is never used again. */
export interface ImageStore {
  /** Stores all sizes, for good; when it rejects, what it had stored is gone or will be found by `list`. */
  put(name: string, files: ReadonlyMap<ImageSize, Buffer>): Promise<void>
  /** Returns undefined when there is no such file. */
  get(name: string, size: ImageSize): Promise<StoredFile | undefined>
  /** Removes all sizes; an image that is not there is no failure. */
  delete(name: string): Promise<void>
  /** Returns all images, also those half stored when a server died. They come in any order, each at least once. */
  list(): AsyncIterable<{ name: string; storedAt: Date }>
  /** Rejects, with the cause, when nothing could be stored now. */
  check(): Promise<void>
}
