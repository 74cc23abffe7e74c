import type { SafetyMessageKind, TimerEnding, TimerStage } from '@honjeo/contract/values/enums'

/** The facts that a message of the ladder says, as they are now. Instants are ISO. */
export interface LadderFacts {
  kind: SafetyMessageKind
  /** The stage of an ALERT. */
  stage: TimerStage | null
  nickname: string
  /** The traveller's name as this contact knows them; before they have agreed, `nickname` is all they may read. */
  travellerName: string
  /** The timer; null where the message is of none. */
  checkInId: number | null
  title: string | null
  note: string | null
  startedAt: string | null
  plannedAt: string | null
  isDuress: boolean | null
  /** True where the traveller pressed for help. */
  isCall: boolean
  ending: TimerEnding | null
  /** The contact who answered, as the traveller calls them. */
  acknowledgedBy: string | null
  lat: number | null
  lng: number | null
  accuracyM: number | null
  fixAt: string | null
  batteryPct: number | null
  /** The time at which it should have gone out. */
  wantedAt: string
  shareEndsAt: string | null
}

/** The events of the ladder; each language has its own sentences for each. */
export type Happening =
  | 'invited'
  | 'drill'
  | 'share'
  | 'answered'
  | 'answeredDuress'
  | 'duress'
  | 'call'
  | 'callAgain'
  | 'overdue'
  | 'stillOpen'
  | 'unanswered'
  | 'safe'
  | 'cancelled'
  | 'reached'
  | 'closed'

const ENDINGS = { SAFE: 'safe', CANCELLED: 'cancelled', CONTACT_OK: 'reached', CLOSED: 'closed' } as const

export function happeningOf({ kind, stage, isDuress, isCall, acknowledgedBy, ending }: LadderFacts): Happening {
  // A number is asked by text alone, which has words of its own for that.
  if (kind === 'INVITATION' || kind === 'PHONE') return 'invited'
  if (kind === 'DRILL') return 'drill'
  if (kind === 'SHARE') return 'share'
  if (kind === 'ENDED') return ENDINGS[ending ?? 'CLOSED']
  if (kind === 'ACKNOWLEDGED') return isDuress === true ? 'answeredDuress' : 'answered'
  if (isDuress === true) return 'duress'
  if (stage !== 'EXHAUSTED') return isCall ? 'call' : 'overdue'
  if (isCall) return 'callAgain'
  return acknowledgedBy === null ? 'unanswered' : 'stillOpen'
}
