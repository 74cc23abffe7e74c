import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { imagesRoutes } from '@honjeo/contract/images'
import { appError } from '../lib/errors.ts'
import { readUpload, takeUploads } from '../http/upload.ts'
import type { ImageStore } from './image-store.ts'
import { deleteImage, uploadImage } from './images.service.ts'

/** Uploading and deleting the images of reviews and posts. */
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
}
