import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { toast } from '#ui/toast.ts'
import { pinStateQuery, savePins } from '../check-ins.api.ts'
import { PinField } from '../pin-field.tsx'
import { PIN_LENGTH } from '../pin-length.ts'

const EMPTY = { currentPin: '', pin: '', duressPin: '' }
type Pins = typeof EMPTY

interface PinsFormProps {
  isSet: boolean
  onSaved: () => void
}

/** Both PINs at once. What is typed is nowhere but on the screen, and gone with it. */
export function PinsForm({ isSet, onSaved }: PinsFormProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [pins, setPins] = useState(EMPTY)
  const saving = useSingleMutation({
    mutationFn: ({ currentPin, ...wanted }: Pins) => savePins({ ...wanted, ...(isSet && { currentPin }) }),
    onSuccess: (state) => {
      queryClient.setQueryData(pinStateQuery().queryKey, state)
      setPins(EMPTY)
      toast.success(t`귀가 PIN을 정했어요.`)
      onSaved()
    },
    onError: (error) => {
      if (isWrongPin(error)) setPins((typed) => ({ ...typed, currentPin: '' }))
    },
  })
  const { error } = saving
  const isWhole = (value: string) => value.length === PIN_LENGTH
  const isSame = isWhole(pins.pin) && pins.pin === pins.duressPin
  const isReady = isWhole(pins.pin) && isWhole(pins.duressPin) && !isSame && (!isSet || isWhole(pins.currentPin))
  const set = (field: keyof Pins) => (value: string) => setPins((typed) => ({ ...typed, [field]: value }))

  return (
    <Form onSubmit={() => isReady && saving.mutate(pins)} className="gap-6">
      {isSet && (
        <PinField
          label={t`지금 PIN`}
          value={pins.currentPin}
          onChange={set('currentPin')}
          error={error !== null && isWrongPin(error) && pins.currentPin === '' ? errorText(error) : undefined}
        />
      )}
      <PinField
        label={isSet ? t`새 PIN` : t`PIN`}
        hint={t`무사할 때 입력해요. 타이머가 끝나요.`}
        value={pins.pin}
        onChange={set('pin')}
      />
      <PinField
        label={isSet ? t`새 위급 PIN` : t`위급 PIN`}
        hint={t`누가 끄라고 시킬 때 입력해요. 끝난 것처럼 보이지만 신뢰 연락처에 바로 위급하다고 알려요.`}
        value={pins.duressPin}
        onChange={set('duressPin')}
        error={
          isSame ? t`두 PIN은 서로 달라야 해요.` : error !== null && !isWrongPin(error) ? errorText(error) : undefined
        }
      />
      <Button type="submit" fullWidth disabled={!isReady} isLoading={saving.isPending}>
        {isSet ? t`PIN 바꾸기` : t`PIN 정하기`}
      </Button>
    </Form>
  )
}

const isWrongPin = (error: Error) =>
  error instanceof ApiError && (error.code === 'CHECKIN4030' || error.code === 'CHECKIN4290')
