import type { Settings } from '@honjeo/contract/operation'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Clock, MapPin, MessageCircleQuestionMark, Phone, Siren } from 'lucide-react'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { settingsQuery } from '#lib/settings.ts'
import { Callout } from '#ui/callout.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { ContactRow } from './contact-row.tsx'
import { EmailRow } from './email-row.tsx'

/** Where to turn to: an inquiry first, then the operator's addresses, and others where it is about life and limb. */
export function ContactPanel() {
  const { t } = useLingui()
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery)
  return (
    <div className="space-y-5">
      <Callout tone="danger" icon={<Siren aria-hidden="true" size={20} />}>
        <Trans>
          위험하거나 다쳤을 때는 먼저 <PhoneLink number="112" /> 경찰, <PhoneLink number="119" /> 구조에 전화해주세요.
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
