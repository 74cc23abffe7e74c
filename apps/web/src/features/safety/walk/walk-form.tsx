import { metresBetween, type Position } from '@honjeo/contract/values/geo'
import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import type { Timer } from '@honjeo/contract/safety/timer'
import { TIMER_GRACE } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AlarmClockCheck, Footprints } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { consentsQuery } from '#features/account/my-account.api.ts'
import { formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { formatDistance, lengthText } from '#lib/text/numbers.ts'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { readKeptFix } from '#lib/position/kept-fix.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { ConsentBox, ContactChoice, StartFailure } from '../sharing/share-fields.tsx'
import { ScreenOffNote } from '../sharing/share-notes.tsx'
import { useRunningShare } from '../sharing/use-running-share.ts'
import { isAnyReached } from '../timer/start/contacts-to-alert.tsx'
import { walkingMinutes } from './course.ts'
import { LodgingField } from './lodging-field.tsx'
import { AlreadyThere, MARGIN_MINUTES, useStartWalk } from './use-start-walk.ts'
import { isPosition, pinLodging, useWalkStore } from './walk-store.ts'

/** The lengths on offer, in minutes. */
const LENGTHS = [10, 20, 30, 45, 60, 90, 120, 180]
const LENGTH = 30
const MINUTE_MS = 60_000

interface WalkFormProps {
  contacts: readonly TrustedContact[]
  /** The timer that runs, and goes along. */
  timer: Timer | null
}

export function WalkForm({ contacts, timer }: WalkFormProps) {
  const { t } = useLingui()
  const consentBox = useRef<HTMLInputElement>(null)
  const pin = useRef<HTMLButtonElement>(null)
  const { data: consents } = useQuery(consentsQuery())
  const lodging = useLodging()
  const running = useRunningShare()
  const metres = useMetresLeft(lodging)
  const [chosen, setChosen] = useState<number | null>(null)
  const [contactIds, setContactIds] = useState<number[]>([])
  const [agreed, setAgreed] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const starting = useStartWalk()
  const needsConsent = consents?.find(({ type }) => type === 'LOCATION')?.agreed === false
  const minutes = chosen ?? (metres === null ? LENGTH : atLeast(walkingMinutes(metres)))
  const isSolo = !isAnyReached(contacts)

  function handleSubmit() {
    const isMissing = lodging === null || (needsConsent && !agreed)
    setRefused(isMissing)
    if (lodging === null) return pin.current?.focus()
    if (isMissing) return consentBox.current?.focus()
    starting.mutate({ lodging, minutes, contactIds, isConsentNew: needsConsent, isSolo, share: running, timer })
  }

  return (
    <Form onSubmit={handleSubmit} className="gap-6">
      <p className="text-basalt-700">
        {t`숙소까지 가는 동안 지금 있는 곳을 보여주고, 숙소에 닿으면 저절로 끝나요. 10분 넘게 멈추거나 숙소에서 멀어지면 괜찮은지 물어봐요.`}
      </p>
      <LodgingField
        lodging={lodging}
        pinRef={pin}
        error={isRefused && lodging === null ? t`숙소가 어디인지 정해주세요.` : undefined}
      />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-sm font-semibold text-basalt-700">{t`얼마나 걸릴까요?`}</legend>
        <ChipRow
          label={t`걸리는 시간`}
          value={String(minutes)}
          onChange={(value) => setChosen(Number(value))}
          options={LENGTHS.map((length) => ({ value: String(length), label: lengthText(length * MINUTE_MS) }))}
        />
        {metres !== null && <Estimate metres={metres} />}
      </fieldset>
      {running === null ? (
        <ContactChoice chosen={contactIds} onChange={setContactIds} />
      ) : (
        <Callout tone="info">{t`지금 켜둔 위치 공유를 그대로 써요. 숙소에 닿으면 함께 끝나요.`}</Callout>
      )}
      <TimerNote timer={timer} isSolo={isSolo} />
      {needsConsent && (
        <ConsentBox
          ref={consentBox}
          agreed={agreed}
          onChange={setAgreed}
          error={isRefused && !agreed ? t`동의해야 위치를 공유할 수 있어요.` : undefined}
        />
      )}
      <ScreenOffNote />
      <div role="alert" className="empty:-mt-6">
        {starting.error !== null && !starting.isPending && <Failure error={starting.error} />}
      </div>
      <Button
        type="submit"
        icon={<Footprints aria-hidden="true" size={18} />}
        isLoading={starting.isPending}
      >{t`함께 출발하기`}</Button>
    </Form>
  )
}

function Failure({ error }: { error: Error }) {
  const { t } = useLingui()
  if (error instanceof AlreadyThere) return <Callout tone="info">{t`이미 숙소 가까이에 있어요.`}</Callout>
  return <StartFailure error={error} />
}

function Estimate({ metres }: { metres: number }) {
  const { t } = useLingui()
  const distance = formatDistance(metres)
  const length = lengthText(walkingMinutes(metres) * MINUTE_MS)
  return <p className="mt-2 text-sm text-basalt-700">{t`숙소까지 직선으로 ${distance}, 걸어서 ${length}쯤이에요.`}</p>
}

/** What the timer does that goes along, before it counts. */
function TimerNote({ timer, isSolo }: { timer: Timer | null; isSolo: boolean }) {
  const { t } = useLingui()
  const icon = <AlarmClockCheck aria-hidden="true" size={20} />
  if (timer !== null) {
    const time = formatTime(timer.plannedAt)
    return (
      <Callout tone="info" icon={icon}>
        {t`${time}까지인 귀가 타이머를 함께 써요. 숙소에 닿아도 이 타이머는 스스로 끝나지 않아요.`}
      </Callout>
    )
  }
  if (isSolo) {
    return (
      <Callout tone="warning" icon={icon}>
        {t`알릴 연락처가 없어 나만의 타이머를 함께 켜요. 늦어져도 이 휴대폰에만 알리고, 휴대폰이 꺼지면 아무 일도 일어나지 않아요.`}{' '}
        <TextLink to={paths.trustedContacts()}>{t`연락처 추가하기`}</TextLink>
      </Callout>
    )
  }
  return (
    <Callout tone="info" icon={icon}>
      {t`귀가 타이머를 함께 켜요. ${MARGIN_MINUTES}분 넘게 늦어지면 묻고, ${TIMER_GRACE}분 동안 답이 없으면 동의한 신뢰 연락처에 알려요. 휴대폰이 꺼져도 서버가 알려요.`}
    </Callout>
  )
}

const atLeast = (minutes: number): number => LENGTHS.find((length) => length >= minutes) ?? minutes

/** Returns the lodging as it was pinned, or as the page of the stay hands it over: in the history's entry, which no server is sent. */
function useLodging(): Position | null {
  const state: unknown = useLocation().state
  const handed = typeof state === 'object' && state !== null && 'lodging' in state ? state.lodging : null
  const lodging = useWalkStore((store) => store.lodging)
  const pinned = useRef(false)
  useEffect(() => {
    if (pinned.current || !isPosition(handed)) return
    pinned.current = true
    pinLodging(handed)
  }, [handed])
  return lodging
}

/** A position that is older says little of the way. */
const FRESH_MS = 10 * 60_000

function readFreshFix(): DeviceFix | null {
  const fix = readKeptFix()
  return fix !== null && Math.abs(Date.now() - fix.takenAt) <= FRESH_MS ? fix : null
}

/** Returns the distance as the crow flies, from where this device was measured lately; null where it was not. */
function useMetresLeft(lodging: Position | null): number | null {
  const [fix] = useState(readFreshFix)
  return lodging === null || fix === null ? null : metresBetween(fix, lodging)
}
