import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { INQUIRY_PRIORITIES } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ConsoleLink } from '../parts/console-link.tsx'
import { formatDateTime } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { CaseStatusBadge } from '#features/cases/case-status.tsx'
import { OutsideLink } from '#features/cases/case-parts.tsx'
import { PRIORITY_LABELS, PriorityBadge } from '#features/cases/priority-badge.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { adminPaths } from '../admin-paths.ts'
import { MemberName } from '../parts/badges.tsx'
import { BackLine, ConsolePage, DetailColumns, LoadState, Panel } from '../parts/console-page.tsx'
import { Facts, ImageLinks } from '../parts/facts.tsx'
import { INQUIRY_CATEGORY_NAMES, INQUIRY_STATUS_NAMES, useNames } from '../parts/labels.ts'
import { SelectField } from '../parts/select-field.tsx'
import { refreshConsole } from '../parts/use-deed.ts'
import { type InquiryChanges, inquiryQuery, keepInquiry, replyToInquiry, updateInquiry } from './inquiries.api.ts'
import { ReplyPanel } from './reply-panel.tsx'

export function Component() {
  const inquiryId = useRouteId('inquiryId')
  return <Inquiry key={inquiryId} inquiryId={inquiryId} />
}

function Inquiry({ inquiryId }: { inquiryId: number }) {
  const { t } = useLingui()
  const query = useQuery(inquiryQuery(inquiryId))
  return (
    <ConsolePage
      title={t`문의 #${inquiryId}`}
      above={<BackLine fallback={adminPaths.openInquiries()} />}
      marks={
        query.data && (
          <span className="flex gap-1.5">
            <CaseStatusBadge status={query.data.status} />
            <PriorityBadge priority={query.data.priority} />
          </span>
        )
      }
    >
      <LoadState query={query}>{(inquiry) => <InquiryDetail key={inquiry.id} inquiry={inquiry} />}</LoadState>
    </ConsolePage>
  )
}

function InquiryDetail({ inquiry }: { inquiry: StaffInquiryDetail }) {
  const { updating, replying } = useInquiryActs(inquiry.id)
  return (
    <DetailColumns
      aside={
        <>
          <InquiryState inquiry={inquiry} isPending={updating.isPending} onChange={updating.mutate} />
          <ReplyPanel
            inquiry={inquiry}
            isPending={replying.isPending}
            onSend={(reply, onSent) => replying.mutate(reply, { onSuccess: onSent })}
          />
        </>
      }
    >
      <InquiryText inquiry={inquiry} />
    </DetailColumns>
  )
}

/** What the member asks. */
function InquiryText({ inquiry }: { inquiry: StaffInquiryDetail }) {
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
                  value: <ConsoleLink to={paths.place(place.contentId)}>{place.title}</ConsoleLink>,
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

/** Anyone may have put anything there, so they are kept apart from what is ours. */
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

interface InquiryStateProps {
  inquiry: StaffInquiryDetail
  isPending: boolean
  onChange: (changes: InquiryChanges) => void
}

const CHOSEN_BY_HAND = ['PENDING', 'IN_PROGRESS', 'CLOSED'] as const
const isByHand = (status: StaffInquiryDetail['status']) => CHOSEN_BY_HAND.some((each) => each === status)

/** Takes effect at once. Answered it becomes by an answer, so that state is only shown. */
function InquiryState({ inquiry, isPending, onChange }: InquiryStateProps) {
  const { t } = useLingui()
  const statuses = useNames(INQUIRY_STATUS_NAMES)
  const priorities = useNames(PRIORITY_LABELS)
  const shown = isByHand(inquiry.status) ? CHOSEN_BY_HAND : (['REPLIED', ...CHOSEN_BY_HAND] as const)
  return (
    <Panel title={t`상태`}>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t`처리 상태`}
          options={shown.map((value) => ({ value, label: statuses[value] }))}
          value={inquiry.status}
          disabled={isPending}
          onChange={(status) => status !== 'REPLIED' && onChange({ status })}
        />
        <SelectField
          label={t`우선순위`}
          options={INQUIRY_PRIORITIES.map((value) => ({ value, label: priorities[value] }))}
          value={inquiry.priority}
          disabled={isPending}
          onChange={(priority) => onChange({ priority })}
        />
      </div>
    </Panel>
  )
}

/** What can be done about an inquiry; the screen shows what has become of it. */
function useInquiryActs(inquiryId: number) {
  const { t } = useLingui()
  const keep = (inquiry: StaffInquiryDetail) => {
    keepInquiry(inquiry)
    void refreshConsole()
  }
  const onError = (error: Error) => toast.error(errorText(error))
  const updating = useMutation({
    mutationFn: (changes: InquiryChanges) => updateInquiry(inquiryId, changes),
    onSuccess: (inquiry) => {
      keep(inquiry)
      toast.success(t`바꿨어요.`)
    },
    onError,
  })
  const replying = useSingleMutation({
    mutationFn: (reply: string) => replyToInquiry(inquiryId, reply),
    onSuccess: (inquiry) => {
      keep(inquiry)
      toast.success(t`답변을 보냈어요. 회원에게 알렸어요.`)
    },
    onError,
  })
  return { updating, replying }
}
