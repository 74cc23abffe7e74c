import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#lib/numbers.ts'
import { ListItem } from '#ui/list-item.tsx'
import { adminPaths } from '../admin-paths.ts'
import { MODERATED_TYPE_NAMES } from '../parts/labels.ts'
import { Panel } from '../parts/panel.tsx'
import { useNames } from '../parts/use-names.ts'

/** How much there is of them, each leading there. */
export function MemberCounts({ member: { userId, counts } }: { member: StaffMemberDetail }) {
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
