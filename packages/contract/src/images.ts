import { Type, type Static } from 'typebox'
import { IMAGE_EXAMPLE } from './examples.ts'
import { Closed, Empty } from './common.ts'
import { EVEN_SUSPENDED, type RouteTable } from './route-table.ts'
import { say } from './values/sentences.ts'

/** The name of an image, made by the server: 128 random bits, base64url. */
export const ImageName = Type.String({
  maxLength: 22,
  pattern: '^[A-Za-z0-9_-]{22}$',
  examples: ['4fUQbXvD2nPzqT0m9sWc1A'],
  message: say('IMAGE_NAME'),
})

/** Names of uploaded images, in the order they are shown. */
export const ImageNames = (maxItems: number) =>
  Type.Array(ImageName, { maxItems, uniqueItems: true, message: say('PHOTOS_MAX', { max: maxItems }) })

/** An image that was uploaded, and later belongs to a review or post. It is served in several widths: see `imageUrlOf` in values/image-url.ts. */
export type UploadedImage = Static<typeof UploadedImage>
export const UploadedImage = Type.Object({
  imageUrl: Type.String(),
  imageName: ImageName,
  /** The width in px, of the largest that there is. */
  width: Type.Integer(),
  height: Type.Integer(),
  thumbUrl: Type.String(),
})

/** A file in a form. */
export const FormFile = Type.Unsafe<unknown>(Type.String({ format: 'binary' }))

const tags = ['이미지']
const remove = {
  summary: '올린 이미지 지우기',
  tags,
  security: EVEN_SUSPENDED,
  limit: 'write',
  body: Closed({ imageName: ImageName }),
  example: () => ({ imageName: IMAGE_EXAMPLE }),
  response: { 200: Empty },
} as const

export const imagesRoutes = {
  'POST /api/image/upload': {
    summary: '이미지 올리기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'upload',
    consumes: ['multipart/form-data'],
    form: Closed({ file: FormFile }),
    response: { 201: UploadedImage },
  },
  'POST /api/image/delete': remove,
  'DELETE /api/image/delete': remove,
} satisfies RouteTable
