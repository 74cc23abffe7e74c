import type { FixDraft } from '@honjeo/contract/position'
import type { TrustedContact } from '@honjeo/contract/safety/contacts'
import type { TimerDraft } from '@honjeo/contract/safety/timer'
import { TIMER_GRACE, TIMER_GRACE_MAX, TIMER_GRACE_MIN, TIMER_NOTE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AlarmClock, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { PositionError } from '#lib/position/geolocation.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Card } from '#ui/list/card.tsx'
import { Form } from '#ui/form/form.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { refreshContacts } from '../../contacts/contacts.api.ts'
import { allowAlarm } from '../alarm/alarm.ts'
import { AlarmCard } from '../alarm/alarm-card.tsx'
import { measureFix, silentFixQuery } from '../own-fix.ts'
import { pinStateQuery, refreshTimers, showTimer, startTimer } from '../timer.api.ts'
import { useLocationConsent, usePositionProblem } from '../use-location-consent.tsx'
import { BackAtField, TitleField, useTitlePicks } from './start-fields.tsx'
import { type BackAt, backAtInstant, isWithinLimits, type StartPreset } from './start-values.ts'
import { isAnyReached, ContactsToAlert } from './contacts-to-alert.tsx'

interface StartFormProps {
  preset: StartPreset
  contacts: readonly TrustedContact[]
}

/** Everything has a value already: a traveller with contacts needs one tap. */
export function StartForm({ preset, contacts }: StartFormProps) {
  const { t } = useLingui()
  const [first] = useTitlePicks()
  const [until] = useState(() =>
    preset.until !== null && isWithinLimits(Date.parse(preset.until), serverNow()) ? preset.until : null,
  )
  const [title, setTitle] = useState(preset.title ?? first?.title ?? '')
  const [backAt, setBackAt] = useState<BackAt>(
    until === null ? { kind: 'IN', minutes: first?.minutes ?? 60 } : { kind: 'UNTIL', instant: until },
  )
  const [graceMinutes, setGraceMinutes] = useState(TIMER_GRACE)
  const [note, setNote] = useState('')
  const [hasTouched, setTouched] = useState(false)
  const position = useStartPosition()
  const { data: pins } = useQuery(pinStateQuery())
  const starting = useStart()
  const isSolo = !isAnyReached(contacts)
  const titleError = title.trim() === '' && hasTouched ? t`무엇을 하는지 써주세요.` : starting.fields?.['title']

  function handleTitle(next: string, minutes?: number) {
    setTitle(next)
    if (minutes !== undefined && backAt.kind === 'IN') setBackAt({ kind: 'IN', minutes })
  }

  function handleSubmit() {
    setTouched(true)
    if (title.trim() === '') return
    // What rings at the time is this phone alone: the tap that starts it lets it sound.
    if (isSolo) void allowAlarm()
    starting.start({
      title: title.trim(),
      plannedAt: new Date(backAtInstant(backAt, serverNow())).toISOString(),
      graceMinutes,
      ...(isSolo && { isSolo }),
      ...(note.trim() !== '' && { note: note.trim() }),
      ...(position.fix !== null && { fix: position.fix }),
      ...(preset.roomId !== null && { roomId: preset.roomId }),
      ...(preset.planId !== null && { planId: preset.planId }),
    })
  }

  return (
    <Form onSubmit={handleSubmit}>
      <div className="space-y-6 px-gutter pt-2 pb-6">
        <p className="text-basalt-700">
          {t`돌아오기로 한 시간까지 답이 없으면 혼저 서버가 신뢰 연락처에 알려요. 휴대폰이 꺼지거나 연결이 끊겨도 서버의 시계는 가요.`}
        </p>
        <ContactsToAlert contacts={contacts} />
        <TitleField value={title} onChange={handleTitle} error={titleError} />
        <BackAtField value={backAt} onChange={setBackAt} until={until} />
        <NumberStepper
          label={t`답을 기다리는 시간`}
          hint={t`돌아올 시간이 지나고 이만큼 더 기다린 뒤에 알려요.`}
          value={graceMinutes}
          onChange={setGraceMinutes}
          min={TIMER_GRACE_MIN}
          max={TIMER_GRACE_MAX}
          unit={t`분`}
        />
        <TextArea
          label={t`남길 말`}
          isOptional
          rows={3}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={TIMER_NOTE_MAX}
          showsCount
          placeholder={t`함께 가는 사람, 입은 옷, 갈 길`}
          hint={t`찾는 데 도움이 될 이야기를 적어주세요. 알릴 때만 보여요.`}
        />
        <Card className="px-4 py-1.5">
          <Switch
            label={<span className="font-semibold">{t`지금 위치도 남기기`}</span>}
            description={position.isMeasuring ? t`위치를 찾고 있어요.` : t`알릴 때 마지막 위치로 함께 보여줘요.`}
            checked={position.isOn}
            disabled={position.isMeasuring}
            onChange={({ target }) => position.change(target.checked)}
          />
        </Card>
        <AlarmCard timer={null} />
        <Card className="p-0">
          <ul>
            <ListItem
              to={paths.timerPins()}
              leading={<KeyRound aria-hidden="true" size={22} />}
              title={t`귀가 PIN`}
              description={
                pins?.isSet === true
                  ? t`PIN을 입력해야 마칠 수 있어요.`
                  : t`남이 대신 끄지 못하게 PIN을 정할 수 있어요.`
              }
            />
          </ul>
        </Card>
      </div>
      <BottomBar>
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <div role="alert">
            {starting.problem !== undefined && <Callout tone="danger">{starting.problem}</Callout>}
          </div>
          <Button
            type="submit"
            fullWidth
            isLoading={starting.isStarting}
            icon={<AlarmClock aria-hidden="true" size={20} />}
          >
            {isSolo ? t`나만의 타이머 켜기` : t`귀가 타이머 켜기`}
          </Button>
        </div>
      </BottomBar>
    </Form>
  )
}

/** The position a timer starts with: by itself where that was agreed and allowed before, else after a tap. */
function useStartPosition() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const consent = useLocationConsent()
  const [isRefused, setRefused] = useState(false)
  const problemOf = usePositionProblem()
  const { queryKey } = silentFixQuery()
  const { data: fix = null } = useQuery({ ...silentFixQuery(), enabled: consent.isAgreed })
  const measuring = useMutation({
    mutationFn: async () => ((await consent.ask()) ? measureFix() : null),
    onSuccess: (measured) => {
      if (measured !== null) queryClient.setQueryData(queryKey, measured)
    },
    onError: (error) =>
      toast.error(
        error instanceof PositionError ? problemOf(error.problem) : t`위치를 알 수 없어요. 위치 없이 켤 수 있어요.`,
      ),
  })
  const isOn = fix !== null && !isRefused && consent.isAgreed

  function change(wanted: boolean) {
    setRefused(!wanted)
    if (wanted && !isOn) measuring.mutate()
  }

  const chosen: FixDraft | null = isOn ? fix : null
  return { fix: chosen, isOn, isMeasuring: measuring.isPending, change }
}

/** Starts a timer and goes to it. One that could not be sent to the server does not run, and is not kept to be sent later. */
function useStart() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [keyOf] = useState(createIntentKey)
  const starting = useSingleMutation({
    mutationFn: (draft: TimerDraft) => startTimer(draft, keyOf(draft)),
    onSuccess: async (timer) => {
      showTimer(queryClient, timer)
      await navigate(paths.runningTimer(timer.checkInId), { replace: true })
    },
    onError: () => {
      void refreshTimers(queryClient)
      void refreshContacts(queryClient)
    },
  })
  const { error } = starting

  function problem(): string | undefined {
    if (error === null) return undefined
    const isAway = error instanceof ApiError && error.code === 'NETWORK'
    return isAway
      ? t`서버의 답을 받지 못해 켜졌는지 알 수 없어요. 연결되면 다시 눌러주세요. 그때까지는 아무도 지켜보지 않는다고 생각해주세요.`
      : errorText(error)
  }

  return {
    start: starting.mutate,
    isStarting: starting.isPending,
    problem: problem(),
    /** The sentences of the server by field. */
    fields: error instanceof ApiError ? error.fields : undefined,
  }
}
