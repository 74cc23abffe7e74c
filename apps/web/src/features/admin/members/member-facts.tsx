import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime, formatDay } from '#lib/dates.ts'
import { formatNumber } from '#lib/numbers.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Facts } from '../parts/facts.tsx'
import { GENDER_NAMES } from '../parts/labels.ts'
import { Panel } from '../parts/panel.tsx'
import { useNames } from '../parts/use-names.ts'

export function MemberFacts({ member }: { member: StaffMemberDetail }) {
  const { t } = useLingui()
  const genders = useNames(GENDER_NAMES)
  return (
    <Panel title={t`회원 정보`}>
      <div className="flex flex-wrap items-start gap-5">
        <Avatar name={member.nickName} src={member.imageUrl} size={72} />
        <div className="min-w-60 flex-1">
          <Facts
            facts={[
              { name: t`회원 번호`, value: member.userId },
              { name: t`이름`, value: member.name },
              { name: t`이메일`, value: <span className="break-all">{member.email}</span> },
              { name: t`성별`, value: genders[member.gender] },
              { name: t`생년월일`, value: formatDay(member.birthDate) },
              { name: t`소개`, value: member.bio ?? '–' },
              { name: t`포인트`, value: formatNumber(member.points) },
              { name: t`카카오`, value: member.hasKakao ? t`연결됨` : t`연결 안 됨` },
              { name: t`가입`, value: formatDateTime(member.createdAt) },
              { name: t`마지막 방문`, value: member.lastSeenAt === null ? '–' : formatDateTime(member.lastSeenAt) },
              ...(member.suspendedUntil === null
                ? []
                : [{ name: t`정지`, value: t`${formatDateTime(member.suspendedUntil)}까지` }]),
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}
