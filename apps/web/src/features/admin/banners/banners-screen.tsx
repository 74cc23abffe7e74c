import type { StaffBanner } from '@honjeo/contract/admin/publishing'
import { BANNERS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, Plus } from 'lucide-react'
import { errorText } from '#lib/server/api-error.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { bannerBoxClass, BannerFace } from '#features/home/banner-face.tsx'
import { Button } from '#ui/form/button.tsx'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { ConsolePage, DetailColumns, LoadState } from '../parts/console-page.tsx'
import { useEdited } from '../parts/editor-parts.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { BannerEditor } from './banner-editor.tsx'
import { bannersQuery, orderBanners } from './banners.api.ts'
import { moved, nextPosition } from './positions.ts'

/** News of the house on the home screen, in the order in which they slide by. */
export function Component() {
  const { t } = useLingui()
  const { edited, edit } = useEdited()
  const query = useQuery(bannersQuery())
  const ordering = useDeed({ mutationFn: orderBanners, done: () => t`순서를 바꿨어요.` })
  const banners = query.data ?? []
  const banner = banners.find(({ id }) => id === edited) ?? null

  function move(from: number, by: number) {
    if (ordering.isPending) return
    ordering.mutate(moved(banners, from, by), { onError: (error) => toast.error(errorText(error)) })
  }

  return (
    <ConsolePage
      title={t`배너`}
      actions={
        <Button
          size="md"
          icon={<Plus aria-hidden="true" size={18} />}
          disabled={banners.length >= BANNERS_MAX}
          onClick={() => edit('new')}
        >
          {t`새 배너`}
        </Button>
      }
    >
      <LoadState query={query}>
        {(loaded) => (
          <DetailColumns
            aside={
              (banner !== null || edited === 'new') && (
                <BannerEditor
                  key={edited}
                  banner={banner}
                  position={banner?.position ?? nextPosition(loaded)}
                  onClose={() => edit(null)}
                />
              )
            }
          >
            {loaded.length === 0 ? (
              <EmptyState
                scene="oreum"
                title={t`아직 배너가 없어요`}
                description={t`배너가 없으면 홈에는 그 자리가 보이지 않아요.`}
              />
            ) : (
              <ul aria-label={t`배너 목록`} className="grid grid-cols-1 gap-3">
                {loaded.map((each, index) => (
                  <BannerRow
                    key={each.id}
                    banner={each}
                    isFirst={index === 0}
                    isLast={index === loaded.length - 1}
                    isEdited={each.id === edited}
                    onEdit={() => edit(each.id)}
                    onMove={(by) => move(index, by)}
                  />
                ))}
              </ul>
            )}
          </DetailColumns>
        )}
      </LoadState>
    </ConsolePage>
  )
}

interface BannerRowProps {
  banner: StaffBanner
  isFirst: boolean
  isLast: boolean
  isEdited: boolean
  onEdit: () => void
  onMove: (by: number) => void
}

function BannerRow({ banner, isFirst, isLast, isEdited, onEdit, onMove }: BannerRowProps) {
  const { t } = useLingui()
  const { title, link, isActive } = banner
  return (
    <li className={cx(cardClass, 'flex flex-wrap items-center gap-4', isEdited && 'ring-2 ring-tangerine-700')}>
      <button
        type="button"
        aria-current={isEdited || undefined}
        onClick={onEdit}
        className={cx(bannerBoxClass, 'max-w-80 flex-1 basis-60 text-left', !isActive && 'grayscale')}
      >
        <BannerFace {...banner} />
        <span className="sr-only">{t`배너 고치기`}</span>
      </button>
      <div className="min-w-0 flex-1 basis-32">
        <Badge tone={isActive ? 'easy' : 'neutral'}>{isActive ? t`보임` : t`안 보임`}</Badge>
        <p className="mt-1.5 text-sm break-all text-basalt-500">{link}</p>
      </div>
      <div className="flex">
        <IconButton
          label={t`${title} 앞으로`}
          icon={<ArrowUp size={20} />}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          label={t`${title} 뒤로`}
          icon={<ArrowDown size={20} />}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
