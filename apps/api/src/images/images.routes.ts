import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { imagesRoutes } from '@honjeo/contract/images'
import { Type } from 'typebox'
import { appError } from '../lib/errors.ts'
import { readUpload, takeUploads } from '../http/upload.ts'
import { fileNameOf, IMAGE_SIZES, type ImageStore, isImageName } from '@honjeo/images/image-store'
import { deleteImage, uploadImage } from './images.service.ts'
import { FILE_POLICY } from '../http/security.ts'

const YEAR_SECONDS = 31_536_000

const sizeOf = (fileName: string) => IMAGE_SIZES.find((size) => fileNameOf(size) === fileName)

/** Uploading and deleting the images of reviews and posts, and their files. */
export const imagesPlugin: FastifyPluginAsyncTypebox<{ store: ImageStore }> = async (app, { store }) => {
  const { db, clock, log } = app
  const deps = { db, store, clock, log }

  await app.register(async (uploads) => {
    await takeUploads(uploads)
    uploads.post('/api/image/upload', { schema: imagesRoutes['POST /api/image/upload'] }, async (request, reply) => {
      const { userId } = request.requireViewer()
      const { file } = await readUpload(request)
      if (!file) throw appError('IMAGE_MISSING')
      const image = await uploadImage(deps, userId, file)
      reply.code(201)
      return image
    })
  })

  const schema = imagesRoutes['DELETE /api/image/delete']
  for (const method of ['POST', 'DELETE'] as const) {
    app.route({
      method,
      url: '/api/image/delete',
      schema,
      handler: (request) => deleteImage(deps, request.requireViewer().userId, request.body.imageName),
    })
  }

  // What lies under a name never changes; where it came from is a stranger's device.
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
