import { EXPORT_PAUSE_SECONDS } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, Download } from 'lucide-react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { dayKey } from '#lib/text/dates.ts'
import { requestFile } from '#lib/server/http.ts'
import { saveFile } from '#lib/device/share.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { useSecondsUntil, useWaitText } from '../verification/countdown.ts'

interface ExportSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Says what the file of one's own data holds, and hands it out. */
export function ExportSheet({ open, onOpenChange }: ExportSheetProps) {
  const { t } = useLingui()
  const pause = EXPORT_PAUSE_SECONDS / 60
  const { start, error, waitsUntil, isPending } = useExport(() => {
    toast.success(t`내 정보를 내려받았어요.`)
    onOpenChange(false)
  })
  const waiting = useWaitText()(useSecondsUntil(waitsUntil))
  const isOver = waitsUntil !== null && waiting === null

  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`내 정보 내려받기`}
      description={t`혼저에 남긴 내 기록을 파일 하나(ZIP)로 받아요.`}
      footer={
        <Button
          className="flex-1"
          icon={<Download aria-hidden="true" size={18} />}
          disabled={waiting !== null}
          isLoading={isPending}
          onClick={start}
        >
          {isPending ? t`모으는 중이에요` : t`내려받기`}
        </Button>
      }
    >
      <ul className="list-disc space-y-1.5 pl-[1.25em] text-basalt-700">
        <li>
          <Trans>프로필, 동의 내역, 로그인한 기기, 설정</Trans>
        </li>
        <li>
          <Trans>리뷰, 글, 댓글, 스크랩, 담은 장소, 여행 일정</Trans>
        </li>
        <li>
          <Trans>참여한 동행방, 내가 보낸 메시지, 올린 사진</Trans>
        </li>
        <li>
          <Trans>신고와 문의 내역, 포인트</Trans>
        </li>
      </ul>
      <p className="mt-4 text-sm text-basalt-500">
        <Trans>개인정보가 들어 있으니 안전한 곳에 보관해주세요. {pause}분에 한 번 받을 수 있어요.</Trans>
      </p>
      <div role="alert" className="mt-4 empty:hidden">
        {error !== null && !isOver && (
          <Callout tone="danger" icon={<CircleAlert aria-hidden="true" size={18} />}>
            {errorText(error)}
            {waiting !== null && <span role="timer" className="block">{t`${waiting} 뒤에 다시 받을 수 있어요.`}</span>}
          </Callout>
        )}
      </div>
    </Sheet>
  )
}

/** The path is not of the contract: what it answers is a file. */
const PATH = '/api/account/export'
/** Many photos take their time on a slow network. */
const PATIENCE_MS = 10 * 60_000

/** Fetches everything there is of me as one zip and hands it to the device. */
function useExport(onSaved: () => void) {
  const exporting = useMutation({
    mutationFn: () => requestFile(PATH, { timeoutMs: PATIENCE_MS }),
    onSuccess: (file) => {
      saveFile(file, `honjeo-${dayKey(new Date())}.zip`)
      onSaved()
    },
  })
  const { error, submittedAt } = exporting
  /** The ms since the epoch from when it may be asked for again; null where nothing forbids it. */
  const waitsUntil =
    error instanceof ApiError && error.retryAfter !== undefined ? submittedAt + error.retryAfter * 1000 : null
  return { start: () => exporting.mutate(), error, waitsUntil, isPending: exporting.isPending }
}
