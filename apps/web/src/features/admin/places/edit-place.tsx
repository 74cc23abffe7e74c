import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { Callout } from '#ui/callout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { adminPaths } from '../admin-paths.ts'
import { BackLine } from '../parts/back-line.tsx'
import { HiddenBadge } from '../parts/badges.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { PlaceCover } from './place-cover.tsx'
import { PlaceForm } from './place-form.tsx'
import { PlaceVisibility } from './place-visibility.tsx'
import { changesOf, type PlaceValues, valuesOf } from './place-values.ts'
import { changePlace, placeQuery } from './places.api.ts'

export function EditPlace({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  const query = useQuery(placeQuery(contentId))
  const place = query.data
  usePageTitle(place?.title)
  return (
    <ConsolePage
      title={place?.title ?? t`장소`}
      above={<BackLine fallback={adminPaths.places()} />}
      marks={place !== undefined && place.hiddenAt !== null && <HiddenBadge />}
      actions={
        place !== undefined && (
          <>
            {place.hiddenAt === null && (
              <>
                <LinkButton variant="secondary" size="md" to={paths.place(contentId)}>{t`앱에서 보기`}</LinkButton>
                <PlaceCover place={place} />
              </>
            )}
            <PlaceVisibility place={place} />
          </>
        )
      }
    >
      <LoadState query={query}>{(loaded) => <Form place={loaded} />}</LoadState>
    </ConsolePage>
  )
}

function Form({ place }: { place: StaffPlaceDetail }) {
  const { t } = useLingui()
  const start = valuesOf(place)
  const saving = useDeed({
    mutationFn: ({ values, note }: { values: PlaceValues; note: string }) =>
      changePlace(place.contentId, { ...changesOf(place, values), note }),
    done: () => t`장소를 고쳤어요.`,
  })
  return (
    <PlaceForm
      // Begins anew from what was saved.
      key={JSON.stringify(start)}
      start={start}
      submitLabel={t`저장하기`}
      isChanged={(values) => Object.keys(changesOf(place, values)).length > 0}
      saving={saving}
      aside={
        place.isImported && (
          <Callout>{t`관광 정보에서 가져온 장소예요. 여기서 고친 칸은 다음에 가져올 때도 그대로 남아요.`}</Callout>
        )
      }
    />
  )
}
