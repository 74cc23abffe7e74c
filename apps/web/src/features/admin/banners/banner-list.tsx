import { BANNERS_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { errorText } from '#lib/error-text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toast.ts'
import { ConsolePage } from '../parts/console-page.tsx'
import { DetailColumns } from '../parts/detail-columns.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { useEdited } from '../parts/use-edited.ts'
import { BannerEditor } from './banner-editor.tsx'
import { BannerRow } from './banner-row.tsx'
import { bannersQuery, orderBanners } from './banners.api.ts'
import { moved, nextPosition } from './positions.ts'

/** News of the house on the home screen, in the order in which they slide by. */
export function BannerList() {
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
