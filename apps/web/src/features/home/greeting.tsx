import type { MyProfile } from '@honjeo/contract/users'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarRange, Leaf, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { LinkButton } from '#ui/form/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'

/** EVENING: too little of today is left, and what is proposed is tomorrow's. */
export type HomeMoment = 'MORNING' | 'AFTERNOON' | 'EVENING'

type GreetedProfile = Pick<MyProfile, 'nickName' | 'userType'>

interface MemberGreetingProps {
  /** The profile; undefined while it is on its way, null when it did not come. */
  profile: GreetedProfile | undefined | null
  moment: HomeMoment
}

export function MemberGreeting({ profile, moment }: MemberGreetingProps) {
  const { t } = useLingui()
  return (
    <Greeting
      actions={
        <>
          <LinkButton to={paths.search({ difficulty: 'EASY' })} icon={<Leaf aria-hidden="true" size={18} />}>
            {t`조용한 곳 보기`}
          </LinkButton>
          <LinkButton to={paths.newPlan()} variant="secondary" icon={<CalendarRange aria-hidden="true" size={18} />}>
            {t`일정 짜주기`}
          </LinkButton>
        </>
      }
    >
      {profile === undefined ? <GreetingSkeleton /> : <MemberWords profile={profile} moment={moment} />}
    </Greeting>
  )
}

function MemberWords({ profile, moment }: { profile: GreetedProfile | null; moment: HomeMoment }) {
  const { i18n } = useLingui()
  const userType = profile?.userType ?? null
  const { type, lines } = userType === null ? { type: null, lines: [] } : GREETINGS[userType]
  return (
    <Words
      caption={
        profile === null ? (
          <Trans>다시 만나서 반가워요</Trans>
        ) : type === null ? (
          <Trans>{profile.nickName}님, 혼저 옵서예</Trans>
        ) : (
          <Trans>
            {i18n._(type)} · {profile.nickName}님
          </Trans>
        )
      }
    >
      {type === null || moment !== 'MORNING' ? (
        <AnyWords moment={moment} />
      ) : (
        lines.map((line) => (
          <span key={line.id} className="block">
            {i18n._(line)}
          </span>
        ))
      )}
    </Words>
  )
}

/** What is said to all kinds of travellers, as it asks for nothing that could have shut. */
function AnyWords({ moment }: { moment: HomeMoment }) {
  return moment === 'EVENING' ? (
    <Trans>
      오늘도 잘 걸었어요.
      <br />
      내일은 어디로 갈까요?
    </Trans>
  ) : (
    <Trans>
      혼자여서 더 좋은 제주,
      <br />
      오늘은 어디로 갈까요?
    </Trans>
  )
}

export function VisitorGreeting() {
  const { t } = useLingui()
  return (
    <Greeting
      actions={
        <>
          <LinkButton to={paths.login()} icon={<LogIn aria-hidden="true" size={18} />}>
            {t`로그인`}
          </LinkButton>
          <LinkButton to={paths.travellerType()} variant="secondary">
            {t`여행 유형 알아보기`}
          </LinkButton>
        </>
      }
    >
      <Words caption={<Trans>혼저 옵서예</Trans>}>
        <Trans>
          로그인하고 나에게 꼭 맞는
          <br />
          혼행을 시작해볼까요?
        </Trans>
      </Words>
    </Greeting>
  )
}

function Greeting({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  return (
    <section className="pt-2">
      {children}
      <div className="mt-4 flex flex-wrap gap-2 *:flex-1 *:basis-36">{actions}</div>
    </section>
  )
}

function Words({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="text-sm text-basalt-500">{caption}</p>
      <h2 className="mt-1 text-2xl font-extrabold text-balance">{children}</h2>
    </>
  )
}

/** A placeholder as tall as the words it takes the place of. */
function GreetingSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col">
      <Skeleton className="my-1 h-3 w-28" />
      <Skeleton className="mt-2 h-6 w-3/5" />
      <Skeleton className="mt-2 mb-0.5 h-6 w-4/5" />
    </SkeletonGroup>
  )
}

/** What home says to each kind of traveller, in two lines. */
const GREETINGS: Record<TravellerType, { type: MessageDescriptor; lines: readonly MessageDescriptor[] }> = {
  여유형: { type: msg`여유형`, lines: [msg`서두를 일 하나 없는 오늘,`, msg`파도 소리 곁에서 쉬어갈까요?`] },
  탐험형: { type: msg`탐험형`, lines: [msg`아직 걷지 않은 길이 많아요.`, msg`오늘은 어느 오름에 오를까요?`] },
  기록형: { type: msg`기록형`, lines: [msg`빛이 고운 시간을 비워두었어요.`, msg`오늘은 무엇을 담아볼까요?`] },
  계획형: { type: msg`계획형`, lines: [msg`동선이 좋으면 하루가 길어져요.`, msg`오늘은 어디부터 가볼까요?`] },
}
