import { TIMER_LATE } from '@honjeo/contract/values/limits'
import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { koreanTime } from '../../../../lib/korean-time.ts'

/** What goes out minutes after its cause says so. */
export const latenessLines = (wantedAt: string, now: Date): string[] =>
  differenceInMinutes(now, wantedAt) < TIMER_LATE
    ? []
    : [`발송이 늦어졌어요. 원래 ${koreanTime(wantedAt)}에 보냈어야 해요.`]
