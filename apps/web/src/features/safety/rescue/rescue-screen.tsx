import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { Trans, useLingui } from '@lingui/react/macro'
import { HeartHandshake, LocateFixed, MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '#lib/text/dates.ts'
import { accuracyText, ageText, isAgeKnown, isCoarse } from '../fix-text.ts'
import type { Saying } from '#lib/device/speech.ts'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { coordinatesText } from '../help-text.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Fact, Facts } from '#ui/list/section.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { GridNumber } from './grid-number.tsx'
import { HelpWays } from './help-ways.tsx'
import { type Nearest, nearText } from './nearest.ts'
import { problemText } from './problem-text.ts'
import { useHelp } from './use-help.ts'
import { type MyFix, useNow } from './use-my-fix.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`구조 카드`} back={{ fallback: paths.safetyCheck() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <RescueCard />
      </div>
    </>
  )
}

/** Everything on it works without a network, which is when it is needed. */
function RescueCard() {
  const { t } = useLingui()
  const { mine, nearest, text, sayings } = useHelp()
  return (
    <div className="space-y-4">
      <EmergencyCalls />
      <p className="text-sm text-basalt-700">
        {t`혼저는 긴급 신고 서비스가 아니에요. 위험하거나 다쳤다면 먼저 119나 112에 전화하세요.`}
      </p>
      <PositionCard mine={mine} nearest={nearest} />
      <HelpMessage text={text} sayings={sayings} />
      <NearbyLink />
      <SilentCall />
      <OtherWays />
    </div>
  )
}

interface PositionCardProps {
  mine: MyFix
  nearest: Nearest | null
}

function PositionCard({ mine: { fix, isFound, isLocating, problem, locate }, nearest }: PositionCardProps) {
  const { t, i18n } = useLingui()
  const text = problem === null ? null : problemText(problem, navigator.userAgent)
  return (
    <Card className="space-y-4 p-5">
      <div>
        <h2 className="text-lg font-bold">{t`내 위치`}</h2>
        <div role="status" className="*:mt-4">
          {isLocating && <p className="text-basalt-700">{t`위치를 찾고 있어요. 하늘이 보이는 곳이면 더 정확해요.`}</p>}
          {isFound && !isLocating && text === null && <span className="sr-only">{t`위치를 찾았어요.`}</span>}
          {text !== null && (
            <Callout tone="warning" icon={<MapPinOff aria-hidden="true" size={20} />}>
              <p className="font-bold">{i18n._(text.what)}</p>
              <p>{i18n._(text.advice)}</p>
            </Callout>
          )}
        </div>
      </div>
      {fix !== null && <PositionFacts fix={fix} nearest={nearest} />}
      {fix === null && problem === null && !isLocating && (
        <p>{t`위치를 켜면 119와 112에 불러줄 번호를 보여드려요. 위치는 이 기기에만 두고, 보내기를 누르기 전에는 아무에게도 알리지 않아요.`}</p>
      )}
      {text?.canRetry !== false && (
        <Button
          fullWidth
          variant={fix === null ? 'primary' : 'secondary'}
          icon={<LocateFixed aria-hidden="true" size={18} />}
          isLoading={isLocating}
          onClick={locate}
        >
          {fix === null && problem === null ? t`내 위치 찾기` : t`위치 다시 찾기`}
        </Button>
      )}
    </Card>
  )
}

/** The age of a position at which one may be elsewhere by now. */
const OLD_MS = 5 * 60_000

interface PositionFactsProps {
  fix: DeviceFix
  nearest: Nearest | null
}

/** Shows where one is, or was, in all the ways that a rescuer on the phone may ask for, and how far that can be trusted. */
function PositionFacts({ fix, nearest }: PositionFactsProps) {
  const { t } = useLingui()
  const now = useNow()
  const number = nationalGridNumber(fix)
  const measured = formatDateTime(new Date(fix.takenAt))
  const isRough = isCoarse(fix.accuracyM)
  const isOld = !isAgeKnown(fix.takenAt, now) || now - fix.takenAt > OLD_MS
  return (
    <>
      <p className={isOld || isRough ? 'font-bold text-normal' : 'font-bold text-sea-700'}>
        {ageText(fix.takenAt, now)} · {accuracyText(fix.accuracyM)}
      </p>
      {isOld && (
        <Callout tone="warning">{t`${measured}에 이 기기가 마지막으로 잰 위치예요. 지금은 다른 곳일 수 있어요.`}</Callout>
      )}
      {isRough && (
        <Callout tone="warning">
          {t`정확하지 않은 위치라 아래 번호와 좌표가 실제와 많이 다를 수 있어요. 설정에서 ‘정확한 위치’를 켜고 다시 찾아주세요.`}
        </Callout>
      )}
      <Facts>
        <Fact label={t`국가지점번호`}>
          {number === null ? (
            <p>{t`한국 밖에는 국가지점번호가 없어요. 그 나라의 긴급 번호로 전화해 위도와 경도를 알려주세요.`}</p>
          ) : (
            <GridNumber number={number} />
          )}
        </Fact>
        {nearest !== null && (
          <Fact label={t`가까운 곳`}>
            <p className="text-lg font-bold">{nearText(nearest)}</p>
          </Fact>
        )}
        <Fact label={t`위도, 경도`}>
          <p className="tabular-nums select-all">{coordinatesText(fix)}</p>
        </Fact>
      </Facts>
    </>
  )
}

/** The way to what helps without a call. */
function NearbyLink() {
  const { t } = useLingui()
  return (
    <Card className="overflow-hidden p-0">
      <ul>
        <ListItem
          to={paths.helpNearby()}
          leading={<HeartHandshake aria-hidden="true" size={22} />}
          title={t`가까운 도움`}
          description={t`응급실, 약국, 경찰, 화장실을 찾아요`}
        />
      </ul>
    </Card>
  )
}

/** The text that says to others where one is, and the ways to get it to them. */
function HelpMessage({ text, sayings }: { text: string; sayings: readonly Saying[] }) {
  const { t } = useLingui()
  return (
    <Card className="space-y-4 p-5">
      <h2 className="text-lg font-bold">{t`글로 알리기`}</h2>
      <HelpWays text={text} sayings={sayings} />
    </Card>
  )
}

/** 119 takes more than calls (소방청, 119 다매체 신고), and 1330 interprets (한국관광공사). */
function OtherWays() {
  const { t } = useLingui()
  return (
    <Card className="space-y-3 p-5">
      <h2 className="text-lg font-bold">{t`이럴 때는 이렇게`}</h2>
      <ul className="space-y-3">
        <Way title={t`다친 곳을 보여줘야 할 때`}>{t`119는 사진을 붙인 문자와 영상통화도 받아요.`}</Way>
        <Way title={t`한국어가 어려울 때`}>
          <Trans>
            119는 통역을 연결해주기도 해요. 급하지 않은 일은 관광통역안내{' '}
            <a href="tel:1330" className="touch-target relative font-bold underline underline-offset-2">
              1330
            </a>
            에 물어보세요.
          </Trans>
        </Way>
        <Way
          title={t`통신사 신호가 없을 때`}
        >{t`다른 통신사 신호가 잡히면 긴급 전화는 걸리기도 해요. 높고 트인 곳에서 다시 걸어보세요.`}</Way>
        <Way title={t`노란 국가지점번호판이 보일 때`}>{t`번호판에 적힌 번호를 그대로 불러주세요. 가장 정확해요.`}</Way>
      </ul>
    </Card>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3 className="font-bold">{title}</h3>
      <p className="text-basalt-700">{children}</p>
    </li>
  )
}

/** Says how the police are called without a word: 경찰청, ‘똑똑’ 캠페인, since September 2022 (news.sbs.co.kr N1006895189). */
function SilentCall() {
  const { t } = useLingui()
  return (
    <Card className="space-y-3 p-5">
      <h2 className="text-lg font-bold">{t`말할 수 없을 때`}</h2>
      <ol className="list-decimal space-y-2 pl-5">
        <li>
          <Trans>
            <a href="tel:112" className="touch-target relative font-bold underline underline-offset-2">
              112
            </a>
            에 전화하세요. 말하지 않아도 끊지 마세요.
          </Trans>
        </li>
        <li>{t`경찰관이 안내하면 아무 숫자 버튼이나 두 번 ‘똑똑’ 누르세요.`}</li>
        <li>{t`문자로 온 ‘보이는 112’ 링크를 열면 위치와 영상을 보내고 소리 없이 대화할 수 있어요.`}</li>
      </ol>
      <p className="text-sm text-basalt-700">{t`전화가 어려우면 119와 112에 문자로도 신고할 수 있어요.`}</p>
    </Card>
  )
}
