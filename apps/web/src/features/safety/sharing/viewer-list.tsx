import type { LocationShare, ShareViewer } from '@honjeo/contract/safety/sharing'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatListTime } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { SectionHeader } from '#ui/list/section.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { DeliveryLine } from '../contacts/delivery-line.tsx'
import { refreshShares, revokeViewer, showShare } from './sharing.api.ts'

/** Says who may look, and who has. */
export function ViewerList({ share }: { share: LocationShare }) {
  const { t } = useLingui()
  const { revoke, revokingId } = useRevoke(share.shareId)
  return (
    <section>
      <SectionHeader title={t`볼 수 있는 사람`} />
      <Card className="mt-1 overflow-hidden p-0!">
        <ul aria-label={t`볼 수 있는 사람`} className="divide-y divide-basalt-200">
          {share.viewers.map((viewer) => {
            const name = viewer.name ?? t`링크를 받은 사람`
            return (
              <Viewer key={viewer.viewerId} viewer={viewer}>
                {viewer.isRevoked ? (
                  <Badge>{t`막았어요`}</Badge>
                ) : (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t`${name}: 그만 보여주기`}
                    isLoading={revokingId === viewer.viewerId}
                    onClick={() => void revoke(viewer.viewerId, name)}
                  >
                    {t`그만 보여주기`}
                  </Button>
                )}
              </Viewer>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}

/** Shows those who looked at an earlier share, with nothing to be done about it any more. */
export function PastViewers({ viewers }: Pick<LocationShare, 'viewers'>) {
  return (
    <ul className="divide-y divide-basalt-200">
      {viewers.map((viewer) => (
        <Viewer key={viewer.viewerId} viewer={viewer} />
      ))}
    </ul>
  )
}

interface ViewerProps {
  viewer: ShareViewer
  /** What can be done about it. */
  children?: ReactNode
}

function Viewer({ viewer, children }: ViewerProps) {
  const { t } = useLingui()
  const name = viewer.name ?? t`링크를 받은 사람`
  const { views, lastViewedAt } = viewer
  const when = lastViewedAt === null ? '' : formatListTime(lastViewedAt, new Date(serverNow()))
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      {viewer.name === null ? (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-basalt-100 text-basalt-700">
          <Link2 aria-hidden="true" size={20} />
        </span>
      ) : (
        <Avatar name={name} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-basalt-700">
          {views === 0 ? t`아직 보지 않았어요` : t`${views}번 봤어요 · 마지막 ${when}`}
        </span>
        {viewer.deliveries.map((delivery) => (
          <DeliveryLine key={delivery.channel} delivery={delivery} />
        ))}
      </span>
      {children !== undefined && <span className="shrink-0">{children}</span>}
    </li>
  )
}

/** Asks, and lets one of those who may look look no more. */
function useRevoke(shareId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const revoking = useMutation({
    mutationFn: (viewerId: number) => revokeViewer(shareId, viewerId),
    onSuccess: (share) => {
      showShare(queryClient, share)
      toast.success(t`이제 볼 수 없어요.`)
    },
    onError: (error) => {
      toast.error(errorText(error))
      void refreshShares(queryClient)
    },
  })
  return {
    async revoke(viewerId: number, name: string) {
      const isSure = await confirm({
        title: t`${name}: 그만 보여줄까요?`,
        description: t`이 사람이 받은 링크가 바로 닫혀요. 다른 사람은 계속 볼 수 있어요.`,
        confirmLabel: t`그만 보여주기`,
        isDanger: true,
      })
      if (isSure) revoking.mutate(viewerId)
    },
    revokingId: revoking.isPending ? revoking.variables : undefined,
  }
}
