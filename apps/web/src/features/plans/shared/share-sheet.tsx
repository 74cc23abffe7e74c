import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Copy, Link2, Link2Off, MapPinned, Printer, Share2, ShieldAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { requestFile } from '#lib/server/http.ts'
import { copyLink, saveFile, shareLink } from '#lib/device/share.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { endSharing, sharePlan, showSharing } from '../plans.api.ts'

export interface ShareSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  plan: Pick<PlanDetail, 'planId' | 'title' | 'sharePath' | 'sharesMemos'>
}

/** Everything that takes a plan out of the app: its link, files for other apps, paper. */
export function ShareSheet({ open, onOpenChange, plan }: ShareSheetProps) {
  const { t } = useLingui()
  const sharing = useSharing(plan)
  const save = useSavePlanFile(plan.planId)
  const wantsPrint = useRef(false)

  function handlePrint() {
    wantsPrint.current = true
    onOpenChange(false)
  }

  function handleGone() {
    if (!wantsPrint.current) return
    wantsPrint.current = false
    window.print()
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} onGone={handleGone} title={t`일정 공유하기`}>
      <LinkSection plan={plan} sharing={sharing} />
      <ul className="-mx-4 mt-4 divide-y divide-basalt-200 border-t border-basalt-200">
        <ListItem
          leading={<CalendarPlus aria-hidden="true" size={20} />}
          title={t`캘린더에 넣기`}
          description={t`.ics 파일로 받아요`}
          onPress={() => save('ics')}
        />
        <ListItem
          leading={<MapPinned aria-hidden="true" size={20} />}
          title={t`다른 지도 앱에서 보기`}
          description={t`.gpx 파일로 받아요`}
          onPress={() => save('gpx')}
        />
        <ListItem leading={<Printer aria-hidden="true" size={20} />} title={t`인쇄`} onPress={handlePrint} />
        {plan.sharePath !== null && (
          <ListItem
            leading={<Link2Off aria-hidden="true" size={20} />}
            title={t`공유 끝내기`}
            isDanger
            onPress={sharing.end}
          />
        )}
      </ul>
    </Sheet>
  )
}

interface LinkSectionProps {
  plan: Pick<PlanDetail, 'title' | 'sharePath' | 'sharesMemos'>
  sharing: ReturnType<typeof useSharing>
}

/** The public link of a plan: made on purpose only, after one has read who will see what. */
function LinkSection({ plan: { title, sharePath, sharesMemos }, sharing }: LinkSectionProps) {
  const { t } = useLingui()
  const [wantsMemos, setWantsMemos] = useState(sharesMemos)
  const isShared = sharePath !== null

  function handleMemosChange(next: boolean) {
    setWantsMemos(next)
    // A link that is out shows them, or hides them, at once.
    if (isShared) sharing.share(next, { onError: () => setWantsMemos(!next) })
  }

  return (
    <div className="space-y-3">
      <Callout tone="warning" icon={<ShieldAlert aria-hidden="true" size={20} />}>
        {t`링크를 가진 사람은 누구나 언제 어디에 가는지 볼 수 있어요. 혼자 여행할 때는 믿는 사람에게만 보내주세요. 이름과 숙소는 보이지 않아요.`}
      </Callout>
      <Switch
        label={t`메모도 보여주기`}
        checked={wantsMemos}
        disabled={sharing.isSharing}
        onChange={({ target }) => handleMemosChange(target.checked)}
      />
      {isShared ? (
        <ReadyLink title={title} url={new URL(sharePath, location.origin).href} />
      ) : (
        <Button
          fullWidth
          icon={<Link2 aria-hidden="true" size={18} />}
          isLoading={sharing.isSharing}
          onClick={() => sharing.share(wantsMemos)}
        >
          {t`공유 링크 만들기`}
        </Button>
      )}
    </div>
  )
}

function ReadyLink({ title, url }: { title: string; url: string }) {
  const { t } = useLingui()
  return (
    <>
      <p className="rounded-md bg-basalt-100 px-4 py-3 text-sm break-all text-basalt-700 select-all">{url}</p>
      <div className="flex flex-wrap gap-2 *:flex-1 *:basis-36">
        <Button variant="secondary" icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copyLink(url)}>
          {t`링크 복사`}
        </Button>
        <Button icon={<Share2 aria-hidden="true" size={18} />} onClick={() => void shareLink(title, url)}>
          {t`보내기`}
        </Button>
      </div>
    </>
  )
}

/** Makes the link of a plan, changes what it shows, and ends it. */
function useSharing({ planId }: Pick<PlanDetail, 'planId'>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const onError = (error: unknown) => toast.error(errorText(error))

  const sharing = useMutation({
    mutationFn: (withMemos: boolean) => sharePlan(planId, withMemos),
    onSuccess: ({ sharePath }, withMemos) => showSharing(queryClient, planId, sharePath, withMemos),
    onError,
  })
  const ending = useMutation({
    mutationFn: () => endSharing(planId),
    onSuccess: () => {
      showSharing(queryClient, planId, null, false)
      toast.success(t`공유를 끝냈어요. 링크가 더는 열리지 않아요.`)
    },
    onError,
  })

  async function end() {
    const isSure = await confirm({
      title: t`공유를 끝낼까요?`,
      description: t`보낸 링크가 바로 닫혀요. 다시 공유하면 새 링크가 만들어져요.`,
      confirmLabel: t`공유 끝내기`,
      isDanger: true,
    })
    if (isSure) ending.mutate()
  }

  return {
    share: sharing.mutate,
    isSharing: sharing.isPending,
    end: () => void end(),
    isEnding: ending.isPending,
  }
}

/** Hands a plan to the device as a file, which its calendar (`ics`) or map (`gpx`) opens. */
function useSavePlanFile(planId: number) {
  const saving = useMutation({
    mutationFn: (extension: 'ics' | 'gpx') => requestFile(`/api/plans/${planId}.${extension}`),
    onSuccess: (file, extension) => saveFile(file, `honjeo-plan-${planId}.${extension}`),
    onError: (error) => toast.error(errorText(error)),
  })
  return saving.mutate
}
