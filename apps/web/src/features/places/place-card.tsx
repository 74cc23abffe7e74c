import type { PlaceSummary } from '@honjeo/contract/places'
import { Plural, useLingui } from '@lingui/react/macro'
import { Star, Users } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { formatCount, formatDistance } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { serverText } from '#lib/server/server-text.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { CardLink } from '#ui/list/links.tsx'
import { CardSkeletons } from '#ui/list/card-skeletons.tsx'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { DifficultyBadge } from './difficulty-badge.tsx'
import { OpenLine } from './open-line.tsx'
import { PlaceImage } from './place-image.tsx'
import { CATEGORY_LABELS, formatRating, shortAddress } from './labels.ts'
import { SaveButton } from './saved/save-button.tsx'
import { useDistance } from './use-position.ts'

export interface PlaceCardProps {
  place: PlaceSummary
  /** The title with its matches marked; without it, as it is. */
  title?: ReactNode
  /** Whether it is the first of its list: its picture is what the screen is waiting for. */
  isFirst?: boolean
  /** Hands the place to the screen that waits for one; without it the card leads to the place. */
  onPick?: ((place: PlaceSummary) => void) | undefined
}

/** A dot goes with what follows it to the next line. */
const SEPARATOR = ' ·\u00a0'

const LAYOUT = 'flex w-full gap-3.5 p-3 text-left'

/** A card is not drawn again when its list grows: lists get hundreds long. */
export const PlaceCard = memo(function PlaceCard({ place, title, isFirst = false, onPick }: PlaceCardProps) {
  if (onPick !== undefined) {
    return (
      <button
        type="button"
        onClick={() => onPick(place)}
        className={cx(cardClass, LAYOUT, 'transition-[scale,opacity] hover:opacity-90 active:scale-[0.99]')}
      >
        <PlaceRow place={place} title={title} isFirst={isFirst} />
      </button>
    )
  }
  return (
    <div className="relative">
      <CardLink to={paths.place(place.contentId)} className={LAYOUT}>
        <PlaceRow place={place} title={title} isFirst={isFirst} titleClass="pr-8" />
      </CardLink>
      <div className="absolute top-1 right-1">
        <SaveButton place={place} />
      </div>
    </div>
  )
})

interface PlaceRowProps extends Pick<PlaceCardProps, 'place' | 'title' | 'isFirst'> {
  /** The classes that make room for what lies on the card's corner. */
  titleClass?: string
}

/** Picture and facts of a place, side by side in a row that the parent lays out. */
export function PlaceRow({ place, title = place.title, isFirst = false, titleClass }: PlaceRowProps) {
  const { i18n } = useLingui()
  const distance = useDistance(place)
  const whereabouts = [
    i18n._(CATEGORY_LABELS[place.contentTypeId]),
    shortAddress(place.addr1),
    ...(distance === null ? [] : [formatDistance(distance)]),
  ]
  return (
    <>
      <PlaceImage
        place={place}
        src={place.firstImage}
        alt=""
        ratio="1/1"
        isPriority={isFirst}
        className="size-24 shrink-0 self-start rounded-md"
      />
      <div className="min-w-0 flex-1 space-y-1 py-0.5">
        <p className={cx('flex flex-wrap items-center gap-x-2 gap-y-1', titleClass)}>
          <span className="min-w-0 text-lg leading-snug font-bold">{title}</span>
          <DifficultyBadge difficulty={place.difficulty} />
        </p>
        <p className="text-sm text-basalt-500">{whereabouts.join(SEPARATOR)}</p>
        {place.today !== undefined && <OpenLine today={place.today} className="text-sm" />}
        <RatingLine rating={place.averageRating} count={place.reviewCount} />
        {(place.openRoomCount > 0 || place.topTag !== null) && (
          <p className="flex flex-wrap gap-1.5 pt-0.5">
            {place.openRoomCount > 0 && (
              <Badge tone="sea" icon={<Users aria-hidden="true" size={13} />}>
                <Plural value={place.openRoomCount} other="동행방 #" />
              </Badge>
            )}
            {place.topTag !== null && <Badge>{serverText(`REVIEW_TAG.${place.topTagCode}`, null, place.topTag)}</Badge>}
          </p>
        )}
      </div>
    </>
  )
}

function RatingLine({ rating, count }: { rating: number | null; count: number }) {
  const { t } = useLingui()
  if (rating === null) return <p className="text-sm text-basalt-500">{t`첫 혼행 리뷰를 기다려요`}</p>
  return (
    <p className="flex items-center gap-1.5 text-sm text-basalt-700">
      <Star aria-hidden="true" size={15} fill="currentColor" className="shrink-0 text-tangerine-500" />
      <span className="sr-only">{t`평점`}</span>
      <b className="shrink-0">{formatRating(rating)}</b>
      <span className="min-w-0">{t`혼행 리뷰 ${formatCount(count)}`}</span>
    </p>
  )
}

/** Takes the place of a list of place cards. */
export function PlaceCardSkeletons({ count }: { count: number }) {
  return (
    <CardSkeletons
      count={count}
      card="p-3"
      picture="size-24"
      lines="space-y-2.5 py-1.5"
      each={['h-4 w-3/5', 'h-3 w-4/5', 'h-3 w-2/5']}
    />
  )
}
