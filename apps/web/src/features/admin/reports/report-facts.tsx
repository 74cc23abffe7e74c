import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { Plural, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/dates.ts'
import { serverText } from '#lib/server-text.ts'
import { Facts } from '../parts/facts.tsx'
import { ImageLinks } from '../parts/image-links.tsx'
import { MemberName } from '../parts/member-name.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Panel } from '../parts/panel.tsx'

/** What the one who reported says. */
export function ReportFacts({ report }: { report: StaffReportDetail }) {
  const { t } = useLingui()
  const { reason, reasonName, reporter, createdAt, openReports, detail, evidence, imageUrl } = report
  return (
    <Panel title={t`신고 내용`}>
      <p className="mb-4 whitespace-pre-line">{detail}</p>
      <Facts
        facts={[
          { name: t`사유`, value: serverText(`REPORT_REASON.${reason}`, null, reasonName) },
          { name: t`신고한 회원`, value: <MemberName member={reporter} /> },
          { name: t`접수`, value: formatDateTime(createdAt) },
          {
            name: t`같은 대상`,
            value: <Plural value={openReports} _0="기다리는 신고가 없어요" other="기다리는 신고 #건" />,
          },
          ...(evidence === null ? [] : [{ name: t`증거 주소`, value: <OutsideLink href={evidence} /> }]),
          ...(imageUrl === null
            ? []
            : [{ name: t`첨부 사진`, value: <ImageLinks label={t`첨부 사진`} urls={[imageUrl]} /> }]),
        ]}
      />
    </Panel>
  )
}
