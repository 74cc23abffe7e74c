import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { appError } from '@honjeo/contract/app-error'
import { readUpload, takeUploads } from '../http/upload.ts'
import { fileNameOf, IMAGE_SIZES, type ImageStore, isImageName } from '@honjeo/images/image-store'
import { deleteImage, uploadImage } from './images.service.ts'
import { FILE_POLICY } from '../http/security.ts'
import { serve } from '../http/serve.ts'

const YEAR_SECONDS = 31_536_000

const sizeOf = (fileName: string) => IMAGE_SIZES.find((size) => fileNameOf(size) === fileName)

/** Serves the upload and the deletion of the images of reviews and posts, and their files. */
export const imagesPlugin: FastifyPluginAsyncTypebox<{ store: ImageStore }> = async (app, { store }) => {
  const { db, clock, log } = app
  const deps = { db, store, clock, log }

  await app.register(async (uploads) => {
    await takeUploads(uploads)
    serve(uploads, 'POST /api/image/upload', async (request) => {
      const { userId } = request.requireViewer()
      const { file } = await readUpload(request)
      if (!file) throw appError('IMAGE_MISSING')
      return uploadImage(deps, userId, file)
    })
  })

  for (const line of ['POST /api/image/delete', 'DELETE /api/image/delete'] as const) {
    serve(app, line, (request) => deleteImage(deps, request.requireViewer().userId, request.body.imageName))
  }

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
