import type { AuditEntry } from '@honjeo/contract/admin/audit'
import type { AuditTarget } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CATEGORY_LABELS, REGION_LABELS } from '#features/places/labels.ts'
import { PRIORITY_LABELS } from '#features/cases/priority-badge.tsx'
import { BANNER_SCENE_NAMES, INQUIRY_STATUS_NAMES, REPORT_STATUS_NAMES, TEMPLATE_KIND_NAMES } from '../parts/labels.ts'

type Names = Readonly<Record<string, MessageDescriptor>>

/** What the facts of the audit log are; one that is not here is shown by the server's own name for it. */
export const FACT_NAMES: Names = {
  title: msg`제목`,
  content: msg`내용`,
  body: msg`내용`,
  subtitle: msg`설명`,
  link: msg`주소`,
  scene: msg`그림`,
  isActive: msg`홈에 보이기`,
  position: msg`순서`,
  kind: msg`종류`,
  published: msg`게시`,
  toldEveryone: msg`모두에게 알림`,
  status: msg`상태`,
  priority: msg`우선순위`,
  repliedAt: msg`답변한 때`,
  role: msg`권한`,
  suspendedUntil: msg`정지 끝`,
  genderChanged: msg`성별 정정`,
  birthDateChanged: msg`생년월일 정정`,
  hasBio: msg`소개`,
  hasImage: msg`프로필 사진`,
  isAllowed: msg`허용`,
  isHidden: msg`숨김`,
  hidden: msg`숨김`,
  isDeleted: msg`삭제`,
  contentTypeId: msg`분류`,
  addr1: msg`주소`,
  region: msg`지역`,
  lat: msg`위도`,
  lng: msg`경도`,
  overview: msg`소개`,
  tel: msg`전화`,
  homepage: msg`홈페이지`,
  openTime: msg`여는 시간`,
  restDate: msg`쉬는 날`,
  parking: msg`주차`,
  fee: msg`이용 요금`,
  period: msg`기간`,
  eventStart: msg`시작하는 날`,
  eventEnd: msg`끝나는 날`,
  indoor: msg`실내`,
  soloScore: msg`혼행 점수`,
  cover: msg`대표 사진`,
  from: msg`시작하는 날`,
  to: msg`끝나는 날`,
  rows: msg`줄 수`,
  left: msg`남은 복구 코드`,
  subject: msg`대상`,
  terms: msg`내용`,
}

const ROLE_NAMES: Names = { MEMBER: msg`회원`, ADMIN: msg`운영자` }

const VALUE_NAMES: Readonly<Record<string, Names>> = {
  priority: PRIORITY_LABELS,
  role: ROLE_NAMES,
  scene: BANNER_SCENE_NAMES,
  kind: TEMPLATE_KIND_NAMES,
  region: REGION_LABELS,
  contentTypeId: CATEGORY_LABELS,
  cover: { BEST: msg`가장 도움된 사진`, NONE: msg`쓰지 않음` },
}
const STATUS_NAMES: Partial<Record<AuditTarget, Names>> = {
  REPORT: REPORT_STATUS_NAMES,
  INQUIRY: INQUIRY_STATUS_NAMES,
}

/** What the codes of a fact mean; empty where it has none. */
export const valueNames = (fact: string, target: AuditTarget): Names =>
  (fact === 'status' ? STATUS_NAMES[target] : VALUE_NAMES[fact]) ?? {}

export interface FactChange {
  name: string
  /** The value before; undefined: nothing was there, or nothing is any more. */
  before: unknown
  after: unknown
}

const isNothing = (value: unknown) => value === undefined || value === null

/** What an entry says, fact by fact: of what was made there is only an after, of what was removed only a before. */
export function factChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FactChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((change) => !isNothing(change.before) || !isNothing(change.after))
}
