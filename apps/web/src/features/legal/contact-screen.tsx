import type { Settings } from '@honjeo/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Clock, type LucideIcon, Mail, MapPin, MessageCircleQuestionMark, Phone, Siren } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { settingsQuery } from '#lib/server/settings.ts'
import { copyText } from '#lib/device/share.ts'
import { Button, buttonClass, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`고객센터`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <ContactPanel />
      </div>
    </>
  )
}

/** Says where to turn to: an inquiry first, then the operator's addresses, and others where it is about life and limb. */
function ContactPanel() {
  const { t } = useLingui()
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery)
  return (
    <div className="space-y-5">
      <Callout tone="danger" icon={<Siren aria-hidden="true" size={20} />}>
        <Trans>
          위험하거나 다쳤을 때는 먼저 <PhoneLink number="119" /> 구조, <PhoneLink number="112" /> 경찰에 전화해주세요.
        </Trans>
      </Callout>
      <Card className="p-5">
        <h2 className="text-lg font-bold">{t`무엇이든 물어보세요`}</h2>
        <p className="mt-1 text-basalt-700">{t`1:1 문의를 남기면 1~2일 안에 답해드려요. 답변이 오면 알림으로 알려드릴게요.`}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <LinkButton to={paths.newInquiry()} size="md">{t`1:1 문의하기`}</LinkButton>
          <LinkButton to={paths.myInquiries()} size="md" variant="secondary">{t`내 문의 내역`}</LinkButton>
        </div>
      </Card>
      {settings !== undefined ? (
        <OperatorContacts operator={settings.operator} />
      ) : error === null ? (
        <ContactSkeleton />
      ) : (
        <ErrorState isInline message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      <nav aria-label={t`약관과 방침`} className="flex flex-wrap justify-center gap-x-6 gap-y-4">
        <TextLink to={paths.terms()}>{t`이용약관`}</TextLink>
        <TextLink to={paths.privacy()}>{t`개인정보 처리방침`}</TextLink>
      </nav>
    </div>
  )
}

function OperatorContacts({ operator }: { operator: Settings['operator'] }) {
  const { t } = useLingui()
  const { name, email, phone, address } = operator
  const place = [name, address].filter(Boolean).join(' · ')
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{t`고객센터`}</h2>
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-basalt-200">
          {email !== null && <EmailRow email={email} />}
          {phone !== null && (
            <ContactRow icon={Phone} name={t`전화`} value={phone} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} />
          )}
          {email === null && phone === null && (
            <ContactRow
              icon={MessageCircleQuestionMark}
              name={t`이메일과 전화`}
              value={t`이곳은 이메일과 전화로는 상담하지 않아요. 1:1 문의를 남기면 운영자가 모두 읽고 답해요.`}
            />
          )}
          {place !== '' && <ContactRow icon={MapPin} name={t`운영하는 곳`} value={place} />}
          <ContactRow icon={Clock} name={t`답변`} value={t`보통 1~2일 안에 답해드려요`} />
        </ul>
      </Card>
    </section>
  )
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="touch-target relative rounded-sm font-bold underline underline-offset-2">
      {number}
    </a>
  )
}

function ContactSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="space-y-4 p-5">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-6" />
        ))}
      </Card>
    </SkeletonGroup>
  )
}

/** The support address: pressed, it is shown in a dialog, since a phone without a mail app does nothing with a link. */
function EmailRow({ email }: { email: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  async function copy() {
    if (await copyText(email)) toast.success(t`이메일 주소를 복사했어요.`)
    else toast.error(t`복사하지 못했어요. 주소를 길게 눌러 복사해주세요.`)
  }
  return (
    <>
      <ContactRow icon={Mail} name={t`이메일`} value={email} onPress={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`고객센터 이메일`}
        description={t`메일을 보내주시면 보통 1~2일 안에 답해드려요.`}
        actions={
          <>
            <Button variant="secondary" onClick={() => void copy()}>{t`주소 복사`}</Button>
            <a href={`mailto:${email}`} className={buttonClass({})}>{t`메일 쓰기`}</a>
          </>
        }
      >
        <p className="font-semibold break-all select-text">{email}</p>
      </Dialog>
    </>
  )
}

interface ContactRowProps {
  icon: LucideIcon
  name: string
  value: string
  href?: string | undefined
  /** Is called when the value is pressed; only without `href`. */
  onPress?: (() => void) | undefined
}

const PRESSABLE = 'touch-target relative rounded-sm font-semibold text-sea-700 underline underline-offset-2'

function ContactRow({ icon: Icon, name, value, href, onPress }: ContactRowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <Icon aria-hidden="true" size={20} className="shrink-0 text-basalt-700" />
      <div className="min-w-0">
        <p className="text-sm text-basalt-500">{name}</p>
        {href !== undefined ? (
          <a href={href} className={PRESSABLE}>
            {value}
          </a>
        ) : onPress !== undefined ? (
          <button type="button" aria-haspopup="dialog" className={`${PRESSABLE} text-left break-all`} onClick={onPress}>
            {value}
          </button>
        ) : (
          <p>{value}</p>
        )}
      </div>
    </li>
  )
}
