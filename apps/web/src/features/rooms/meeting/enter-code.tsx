import { MEETING_CODE_LENGTH } from '@honjeo/contract/values/limits'
import { MEETING_CODE_PATTERN, plainMeetingCode } from '@honjeo/contract/values/meeting-code'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { isFinal } from '#lib/server/outcome.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { toast } from '#ui/overlay/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/list/card.tsx'
import { keepEntry, refreshEntries } from './meeting-entries.ts'
import { isShownHere, type RoomKeys, signEntry } from './meeting-keys.ts'
import { enterMeetingCode, metText, refreshMeeting } from './meeting.api.ts'
import type { MeetingPlace } from './use-meeting-place.ts'

const isWhole = (code: string) => new RegExp(MEETING_CODE_PATTERN).test(code)

/** The code is this device's own, which is known without the server. */
class OwnCode extends Error {}

/** Takes the other's code. Without an answer of the server it is kept as it was signed, and is sent by itself later. */
export function EnterCode({ keys, readPlace }: { keys: RoomKeys; readPlace: MeetingPlace['read'] }) {
  const { t } = useLingui()
  const { code, setCode } = useCodeOfAddress()
  const [isChecked, setChecked] = useState(false)
  const entering = useEntering(keys, readPlace, () => {
    setCode('')
    setChecked(false)
  })
  const isMissing = isChecked && !isWhole(code)
  const { error } = entering
  const isOwn = error instanceof OwnCode
  const refusal = isOwn ? t`내 코드예요. 상대의 코드를 입력해주세요.` : error === null ? undefined : errorText(error)

  return (
    <Card className="p-4">
      <Form
        className="gap-3"
        onSubmit={() => {
          setChecked(true)
          if (isWhole(code)) entering.mutate(code)
        }}
      >
        <TextField
          label={t`상대 코드 입력`}
          value={code}
          onChange={({ target }) => {
            setCode(plainMeetingCode(target.value).slice(0, MEETING_CODE_LENGTH))
            entering.reset()
          }}
          error={isMissing ? t`상대 화면의 여섯 글자를 입력해주세요.` : refusal}
          hint={t`연결이 없어도 입력할 수 있어요.`}
          // The letters are Latin, whatever the keyboard shows otherwise.
          inputMode="email"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          lang="en"
          // Pasted text may hold spaces.
          maxLength={MEETING_CODE_LENGTH * 2}
        />
        <Button type="submit" fullWidth isLoading={entering.isPending}>
          {t`만남 확인하기`}
        </Button>
      </Form>
    </Card>
  )
}

/** The QR code is an address with the code in it. It is only filled in: a tap of the member confirms it. */
function useCodeOfAddress() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [code, setCode] = useState(() => {
    const given = plainMeetingCode(hash)
    return isWhole(given) ? given : ''
  })
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return { code, setCode }
}

function useEntering(keys: RoomKeys, readPlace: MeetingPlace['read'], onTaken: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { userId, roomId } = keys
  return useSingleMutation({
    mutationFn: async (code: string) => {
      if (await isShownHere(keys, code, serverNow())) throw new OwnCode()
      const entry = await signEntry(keys, code, serverNow(), await readPlace())
      try {
        return await enterMeetingCode(roomId, entry)
      } catch (error) {
        if (isFinal(error)) throw error
        await keepEntry({ userId, roomId, entry })
        return null
      }
    },
    onSuccess: async (met) => {
      onTaken()
      if (met === null) {
        toast.blank(t`코드를 적어두었어요. 연결되면 보낼게요.`)
        await refreshEntries(queryClient, userId)
        return
      }
      toast.success(metText(met))
      await refreshMeeting(queryClient)
    },
  })
}
