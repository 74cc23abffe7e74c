import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { BANNER_SCENES } from '@honjeo/contract/values/enums'
import { ID_MAX } from '@honjeo/contract/values/limits'
import { bannerSvg } from '@honjeo/covers/banner'
import { coverSvg } from '@honjeo/covers/cover'
import type { CoverScene } from '@honjeo/covers/scenes'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { appError } from '../errors.ts'
import { findCoverFacts } from './covers.queries.ts'

const DAY_SECONDS = 86_400

const sendSvg = (reply: FastifyReply, svg: string) =>
  reply
    .header('cache-control', `public, max-age=${DAY_SECONDS}, stale-while-revalidate=${30 * DAY_SECONDS}`)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .type('image/svg+xml; charset=utf-8')
    .send(svg)

/** Drawn covers: a place without a photo, and the banners of the home screen. */
export const coversPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  app.get(
    '/covers/:contentId.svg',
    { schema: { hide: true, params: Type.Object({ contentId: Type.Integer({ minimum: 1, maximum: ID_MAX }) }) } },
    async (request, reply) => {
      const { contentId } = request.params
      const facts = await findCoverFacts(db, contentId)
      if (!facts) throw appError('PLACE4040')
      const { contentTypeId, scene } = facts
      return sendSvg(
        reply,
        coverSvg({ contentId, contentTypeId, ...(scene === null ? {} : { scene: scene as CoverScene }) }),
      )
    },
  )

  app.get(
    '/covers/banners/:scene.svg',
    {
      schema: {
        hide: true,
        params: Type.Object({
          scene: Type.Unsafe<(typeof BANNER_SCENES)[number]>(Type.String({ enum: [...BANNER_SCENES] })),
        }),
      },
    },
    (request, reply) => sendSvg(reply, bannerSvg(request.params.scene)),
  )
}
