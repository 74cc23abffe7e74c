import type { RULE_SUBJECTS, RuleKind, RuleState } from '@honjeo/contract/values/rule-kinds'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const SUBJECT_NAMES: Record<(typeof RULE_SUBJECTS)[number], MessageDescriptor> = {
  'TRAIL:SEONGPANAK': msg`성판악 탐방로`,
  'TRAIL:GWANEUMSA': msg`관음사 탐방로`,
  'TRAIL:EORIMOK': msg`어리목 탐방로`,
  'TRAIL:YEONGSIL': msg`영실 탐방로`,
  'TRAIL:DONNAEKO': msg`돈내코 탐방로`,
  'TRAIL:EOSEUNGSAENGAK': msg`어승생악 탐방로`,
  'TRAIL:SEOKGURAM': msg`석굴암 탐방로`,
  'ISLET:UDO': msg`우도`,
  'ISLET:GAPADO': msg`가파도`,
  'ISLET:MARADO': msg`마라도`,
  'ISLET:BIYANGDO': msg`비양도`,
  'ISLET:CHAGWIDO': msg`차귀도`,
  'ISLET:CHUJADO': msg`추자도`,
  OLLE: msg`제주올레`,
}

export const KIND_NAMES: Record<RuleKind, MessageDescriptor> = {
  GATE: msg`통제 시각`,
  BOAT: msg`배 시간`,
  BOOKING: msg({ message: '예약', context: 'rule' }),
  SEASON: msg`권하는 시간`,
  CLOSURE: msg`막힘`,
}

export const STATE_NAMES: Record<RuleState, MessageDescriptor> = {
  PENDING: msg`확인 대기`,
  IN_FORCE: msg`적용 중`,
  ENDED: msg({ message: '끝남', context: 'rule' }),
  REJECTED: msg({ message: '거절됨', context: 'rule' }),
}

/** The name of what a rule holds for; undefined for a single place. */
export const subjectName = (subject: string): MessageDescriptor | undefined =>
  (SUBJECT_NAMES as Readonly<Record<string, MessageDescriptor>>)[subject]
