import type { BannerScene } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const BANNER_SCENE_NAMES: Record<BannerScene, MessageDescriptor> = {
  SAFETY: msg`안전`,
  COMPANION: msg({ message: '동행', context: 'scene' }),
  OREUM: msg`오름`,
  MARKET: msg`시장`,
}
