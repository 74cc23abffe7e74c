import type { GenderRestriction } from '@honjeo/contract/values/enums'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export const GENDER_LABELS: Record<GenderRestriction, ReactNode> = {
  MIXED: <Trans>누구나</Trans>,
  MALE: <Trans>남성만</Trans>,
  FEMALE: <Trans>여성만</Trans>,
}
