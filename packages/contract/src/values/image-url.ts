import { IMAGE_WIDTHS } from './limits.ts'

export type ImageWidth = (typeof IMAGE_WIDTHS)[number]

/** Returns the path of an uploaded image in one of its widths, or of its square thumbnail. */
export const imageUrlOf = (imageName: string, size: ImageWidth | 'thumb') => `/images/${imageName}/${size}.webp`

/**
 * The widths an image of `width` px is kept in: each that the one before it does not reach. Nothing is enlarged, so the
 * last file may be narrower than its name says: it is as wide as the image.
 */
export const widthsOf = (width: number): ImageWidth[] =>
  IMAGE_WIDTHS.filter((_, i) => (IMAGE_WIDTHS[i - 1] ?? 0) < width)
