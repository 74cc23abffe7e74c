import { useLingui } from '@lingui/react/macro'
import { Copy, Share2 } from 'lucide-react'
import { copyLink, shareLink } from '#lib/device/share.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { SectionHeader } from '#ui/list/section.tsx'

/** The link that one passes on oneself. */
export function ShareLink({ token }: { token: string }) {
  const { t } = useLingui()
  const url = new URL(paths.where(token), location.origin).href
  return (
    <section>
      <SectionHeader title={t`링크로 보여주기`} />
      <p className="text-sm text-basalt-700">
        {t`링크를 가진 사람은 누구나 볼 수 있어요. 믿는 사람에게만 보내주세요. 공유가 끝나면 열리지 않아요.`}
      </p>
      <p className="mt-3 rounded-md bg-basalt-100 px-4 py-3 text-sm break-all text-basalt-700 select-all">{url}</p>
      <div className="mt-2 flex flex-wrap gap-2 *:flex-1 *:basis-36">
        <Button
          variant="secondary"
          size="md"
          icon={<Copy aria-hidden="true" size={18} />}
          onClick={() => void copyLink(url)}
        >
          {t`링크 복사`}
        </Button>
        <Button
          variant="secondary"
          size="md"
          icon={<Share2 aria-hidden="true" size={18} />}
          onClick={() => void shareLink(t`지금 있는 곳`, url)}
        >
          {t`보내기`}
        </Button>
      </div>
    </section>
  )
}
