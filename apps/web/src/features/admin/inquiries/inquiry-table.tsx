import type { StaffInquiry } from '@honjeo/contract/admin/inquiries'
import { useLingui } from '@lingui/react/macro'
import { Paperclip } from 'lucide-react'
import { formatListTime } from '#lib/dates.ts'
import { adminPaths } from '../admin-paths.ts'
import { CaseStatusBadge } from '#ui/case-status.tsx'
import { PriorityBadge } from '#ui/priority-badge.tsx'
import { Cell, DataTable, NameCell, Row, TimeCell } from '../parts/data-table.tsx'
import { INQUIRY_CATEGORY_NAMES } from '../parts/labels.ts'
import { MemberName } from '../parts/member-name.tsx'

export function InquiryTable({ inquiries }: { inquiries: readonly StaffInquiry[] }) {
  const { t } = useLingui()
  return (
    <DataTable
      caption={t`문의 목록`}
      columns={[
        { header: t`제목` },
        { header: t`카테고리`, isMinor: true },
        { header: t`회원`, isMinor: true },
        { header: t`우선순위`, isMinor: true },
        { header: t`상태` },
        { header: t`접수`, isMinor: true },
      ]}
    >
      {inquiries.map((inquiry) => (
        <InquiryRow key={inquiry.id} inquiry={inquiry} />
      ))}
    </DataTable>
  )
}

function InquiryRow({ inquiry }: { inquiry: StaffInquiry }) {
  const { t, i18n } = useLingui()
  return (
    <Row>
      <NameCell to={adminPaths.inquiry(inquiry.id)}>
        <span className="flex min-w-32 gap-1.5">
          <span className="line-clamp-2">{inquiry.title}</span>
          {inquiry.hasAttachment && (
            <Paperclip role="img" aria-label={t`첨부 있음`} size={16} className="mt-0.5 shrink-0 text-basalt-500" />
          )}
        </span>
      </NameCell>
      <Cell isMinor>{i18n._(INQUIRY_CATEGORY_NAMES[inquiry.category])}</Cell>
      <Cell isMinor>
        <MemberName member={inquiry.member} />
      </Cell>
      <Cell isMinor>
        <PriorityBadge priority={inquiry.priority} />
      </Cell>
      <Cell>
        <CaseStatusBadge status={inquiry.status} />
      </Cell>
      <TimeCell>{formatListTime(inquiry.createdDate)}</TimeCell>
    </Row>
  )
}
