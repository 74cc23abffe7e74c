import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { Facts } from '../parts/facts.tsx'
import { ImageLinks } from '../parts/image-links.tsx'
import { INQUIRY_CATEGORY_NAMES } from '../parts/labels.ts'
import { MemberName } from '../parts/member-name.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { Panel } from '../parts/panel.tsx'

/** What the member asks. */
export function InquiryText({ inquiry }: { inquiry: StaffInquiryDetail }) {
  const { t, i18n } = useLingui()
  const { title, content, category, member, userEmail, createdDate, place, attachments, images } = inquiry
  return (
    <Panel title={title}>
      <p className="mb-5 whitespace-pre-line">{content}</p>
      <Facts
        facts={[
          { name: t`카테고리`, value: i18n._(INQUIRY_CATEGORY_NAMES[category]) },
          { name: t`보낸 회원`, value: <MemberName member={member} /> },
          { name: t`이메일`, value: userEmail },
          { name: t`접수`, value: formatDateTime(createdDate) },
          ...(place === null
            ? []
            : [
                {
                  name: t`장소`,
                  value: (
                    <Link to={paths.place(place.contentId)} className="rounded-sm text-tangerine-700 hover:underline">
                      {place.title}
                    </Link>
                  ),
                },
              ]),
          ...(attachments.length === 0 ? [] : [{ name: t`첨부 주소`, value: <Addresses urls={attachments} /> }]),
          ...(images.length === 0
            ? []
            : [
                {
                  name: t`첨부 사진`,
                  value: <ImageLinks label={t`첨부 사진`} urls={images.map(({ imageUrl }) => imageUrl)} />,
                },
              ]),
        ]}
      />
    </Panel>
  )
}

/** Anybody may have put anything there, so they are told apart from what is ours. */
function Addresses({ urls }: { urls: readonly string[] }) {
  const { t } = useLingui()
  return (
    <>
      <ul className="space-y-1">
        {urls.map((url) => (
          <li key={url}>
            <OutsideLink href={url} />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-basalt-500">{t`회원이 적은 주소예요. 열기 전에 믿을 만한지 확인해주세요.`}</p>
    </>
  )
}
