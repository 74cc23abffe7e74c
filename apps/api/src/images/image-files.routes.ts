import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { appError } from '../lib/errors.ts'
import { FILE_POLICY } from '../http/security.ts'
import { fileNameOf, IMAGE_SIZES, isImageName, type ImageStore } from './image-store.ts'

const YEAR_SECONDS = 31_536_000

const sizeOf = (fileName: string) => IMAGE_SIZES.find((size) => fileNameOf(size) === fileName)

/** The files of uploaded images. What lies under a name never changes; where it came from is a stranger's device. */
export const imageFilesPlugin: FastifyPluginAsyncTypebox<{ store: ImageStore }> = async (app, { store }) => {
  app.get(
    '/images/:name/:fileName',
    {
      schema: { hide: true, params: Type.Object({ name: Type.String(), fileName: Type.String() }) },
      exposeHeadRoute: true,
    },
    async (request, reply) => {
      const { name, fileName } = request.params
      const size = sizeOf(fileName)
      if (size === undefined || !isImageName(name)) throw appError('NOT_FOUND')
      const file = await store.get(name, size).catch((error: unknown) => {
        throw appError('BUSY', { retryAfter: 2, cause: error })
      })
      if (!file) throw appError('NOT_FOUND')
      return reply
        .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
        .header('content-security-policy', `${FILE_POLICY}; sandbox`)
        .header('content-disposition', 'inline; filename="honjeo.webp"')
        .header('content-length', file.length)
        .type('image/webp')
        .send(file.stream)
    },
  )
}
