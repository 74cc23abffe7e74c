import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Copy, Link2, Share2, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import { copyLink, shareLink } from '#lib/share.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Switch } from '#ui/switch.tsx'
import type { useSharing } from './use-sharing.ts'

export interface LinkSectionProps {
  plan: Pick<PlanDetail, 'title' | 'sharePath' | 'sharesMemos'>
  sharing: ReturnType<typeof useSharing>
}

/** The public link of a plan: made on purpose only, after one has read who will see what. */
export function LinkSection({ plan: { title, sharePath, sharesMemos }, sharing }: LinkSectionProps) {
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
