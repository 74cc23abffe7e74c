import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { MINIMUM_AGE_YEARS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime, formatDay } from '#lib/text/dates.ts'
import { formatNumber } from '#lib/text/numbers.ts'
import { useRouteId } from '#lib/navigation/paths.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/form/button.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MemberBadges } from '../parts/badges.tsx'
import { BackLine, ConsolePage, DetailColumns, LoadState, Panel } from '../parts/console-page.tsx'
import { Facts } from '../parts/facts.tsx'
import { GENDER_NAMES, MODERATED_TYPE_NAMES, useNames } from '../parts/labels.ts'
import { SanctionList } from '../parts/sanction-list.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { CloseDialog, LiftDialog, SuspendDialog, WarnDialog } from './member-dialogs.tsx'
import { memberQuery } from './members.api.ts'

export function Component() {
  const userId = useRouteId('userId')
  return <Member key={userId} userId={userId} />
}

function Member({ userId }: { userId: number }) {
  const { t } = useLingui()
  const query = useQuery(memberQuery(userId))
  return (
    <ConsolePage
      title={query.data?.nickName ?? t`회원 #${userId}`}
      above={<BackLine fallback={adminPaths.members()} />}
      marks={query.data && <MemberBadges member={query.data} />}
    >
      <LoadState query={query}>{(member) => <MemberDetail key={member.userId} member={member} />}</LoadState>
    </ConsolePage>
  )
}

function MemberDetail({ member }: { member: StaffMemberDetail }) {
  const { t } = useLingui()
  return (
    <DetailColumns
      aside={
        <>
          <MemberActs member={member} />
          <MemberCounts member={member} />
        </>
      }
    >
      <MemberFacts member={member} />
      <Panel title={t`경고와 정지`}>
        <SanctionList sanctions={member.sanctions} />
      </Panel>
    </DetailColumns>
  )
}

function MemberFacts({ member }: { member: StaffMemberDetail }) {
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
              { name: t`이름`, value: member.name ?? '–' },
              { name: t`이메일`, value: <span className="break-all">{member.email}</span> },
              { name: t`성별`, value: member.gender === null ? '–' : genders[member.gender] },
              { name: t`생년월일`, value: member.birthDate === null ? '–' : formatDay(member.birthDate) },
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

/** The numbers of reports, inquiries and texts of a member, each leading there. */
function MemberCounts({ member: { userId, counts } }: { member: StaffMemberDetail }) {
  const { t } = useLingui()
  const types = useNames(MODERATED_TYPE_NAMES)
  const rows: { name: string; count: number; to?: string }[] = [
    { name: t`이 회원에 대한 신고`, count: counts.reportsAbout, to: adminPaths.reportsAbout(userId) },
    { name: t`이 회원이 한 신고`, count: counts.reportsBy },
    { name: t`문의`, count: counts.inquiries, to: adminPaths.inquiriesOf(userId) },
    { name: types.POST, count: counts.posts, to: adminPaths.contentOf(userId, 'POST') },
    { name: types.COMMENT, count: counts.comments, to: adminPaths.contentOf(userId, 'COMMENT') },
    { name: types.REVIEW, count: counts.reviews, to: adminPaths.contentOf(userId, 'REVIEW') },
    { name: types.ROOM, count: counts.rooms, to: adminPaths.contentOf(userId, 'ROOM') },
  ]
  return (
    <Panel title={t`활동`}>
      <ul className="-mx-4 -mb-2 divide-y divide-basalt-200">
        {rows.map(({ name, count, to }) => (
          <ListItem key={name} title={name} trailing={formatNumber(count)} {...(to !== undefined && { to })} />
        ))}
      </ul>
    </Panel>
  )
}

type Act = 'warn' | 'suspend' | 'lift' | 'correct' | 'close'

function MemberActs({ member }: { member: StaffMemberDetail }) {
  const { t } = useLingui()
  const [act, setAct] = useState<Act | null>(null)
  const dialog = (which: Act) => ({ member, open: act === which, onClose: () => setAct(null) })
  return (
    <Panel title={t`조치`}>
      {member.role === 'ADMIN' ? (
        <p className="mb-3 text-basalt-700">{t`운영자는 제재할 수 없어요. 먼저 운영자 권한을 거둬주세요.`}</p>
      ) : (
        <div className="mb-2 flex flex-wrap gap-2 *:flex-1">
          <Button variant="secondary" size="md" onClick={() => setAct('warn')}>
            {t`경고하기`}
          </Button>
          {member.suspendedUntil === null ? (
            <Button variant="danger" size="md" onClick={() => setAct('suspend')}>
              {t`정지하기`}
            </Button>
          ) : (
            <Button variant="secondary" size="md" onClick={() => setAct('lift')}>
              {t`정지 풀기`}
            </Button>
          )}
        </div>
      )}
      <Button variant="secondary" size="md" fullWidth onClick={() => setAct('correct')}>
        {t`정보 바로잡기`}
      </Button>
      {member.role !== 'ADMIN' && (
        <Button variant="secondary" size="md" fullWidth className="mt-2" onClick={() => setAct('close')}>
          {t`만 ${MINIMUM_AGE_YEARS}세 미만 계정 닫기`}
        </Button>
      )}
      <WarnDialog {...dialog('warn')} />
      <SuspendDialog {...dialog('suspend')} />
      <LiftDialog {...dialog('lift')} />
      <CorrectDialog {...dialog('correct')} />
      <CloseDialog {...dialog('close')} />
    </Panel>
  )
}
