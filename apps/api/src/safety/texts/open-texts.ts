import { createSens } from '@honjeo/text-gateways/sens'
import { createSolapi } from '@honjeo/text-gateways/solapi'
import type { FastifyBaseLogger } from 'fastify'
import type { TextSettings } from '../../config/services.ts'
import type { Texts } from './send-text.ts'

/** Returns the gateway that the operator has chosen; null where there is none. */
export function openTexts(settings: TextSettings | null, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Texts | null {
  if (settings === null) return null
  const { countries, wonPerDay } = settings
  const gateway = settings.gateway === 'SOLAPI' ? createSolapi(settings, log) : createSens(settings, log)
  return { gateway, countries, wonPerDay }
}
