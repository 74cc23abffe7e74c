import { t } from '@lingui/core/macro'
import { isSilence } from './api-error.ts'

/** Why what is shown is not as the server has it now: no answer came, or one that the network is not to blame for. */
export const awayText = (failure: unknown): string =>
  isSilence(failure) ? t`연결이 끊겼어요.` : t`서버에 문제가 생겼어요.`
