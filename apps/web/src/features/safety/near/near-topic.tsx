import { type HelpTopic, MAP_WORDS } from '@honjeo/catalogue/help-words'
import type { HelpAround } from '@honjeo/contract/help-points'
import { useLingui } from '@lingui/react/macro'
import { MapPin, Phone } from 'lucide-react'
import { Card } from '#ui/list/card.tsx'
import { buttonClass } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'
import { formatDay } from '#lib/text/dates.ts'
import { formatDistance } from '#lib/text/numbers.ts'
import { SOURCE_LOCALE } from '#lib/text/locales.ts'
import { directionWord } from '../rescue/nearest.ts'
import { isFar, type NearPoint, openStateOf } from './near-points.ts'
import { PhoneText } from '#ui/list/phone-text.tsx'
import { OPEN_WORDS, TOPIC_ADVICE, TOPIC_ICONS, TOPIC_NAMES } from './near-texts.tsx'

const mapSearch = (words: string) => `https://map.kakao.com/link/search/${encodeURIComponent(words)}`

/** A rough one is looked for by its address. */
function mapOf({ isRough, name, address, lat, lng }: NearPoint): string {
  return isRough && address !== null
    ? mapSearch(address)
    : `https://map.kakao.com/link/map/${encodeURIComponent(name.replaceAll(',', ' '))},${lat},${lng}`
}

interface NearTopicProps {
  topic: HelpTopic
  points: readonly NearPoint[]
  known: HelpAround | null
  now: Date
}

/** What is near of one kind; where nothing is known, what one does instead. */
export function NearTopic({ topic, points, known, now }: NearTopicProps) {
  const { t, i18n } = useLingui()
  const Icon = TOPIC_ICONS[topic]
  const name = i18n._(TOPIC_NAMES[topic])
  const search = (
    <OutLink href={mapSearch(MAP_WORDS[topic])} label={t`${name}: 지도에서 찾기`}>{t`지도에서 찾기`}</OutLink>
  )
  return (
    <section aria-label={name}>
      <Card className="p-5">
        <h2 className="flex items-center gap-2 text-lg font-bold">
          <Icon aria-hidden="true" size={20} className="shrink-0 text-basalt-700" />
          {name}
        </h2>
        {points.length > 0 ? (
          <>
            <ul className="mt-2 divide-y divide-basalt-200">
              {points.map((point) => (
                <PointRow key={`${point.name} ${point.lat} ${point.lng}`} point={point} known={known} now={now} />
              ))}
            </ul>
            {isFar(topic, points) && (
              <div className="mt-4 space-y-3 border-t border-basalt-200 pt-4">
                <p className="text-basalt-700">{t`확인된 곳만 보여드려요. 더 가까운 곳이 있을 수 있어요.`}</p>
                {search}
              </div>
            )}
          </>
        ) : (
          <div className="mt-2 space-y-3">
            <p className="text-basalt-700">
              {topic !== 'ATM' && <>{t`확인된 자료가 아직 없어요.`} </>}
              <PhoneText text={i18n._(TOPIC_ADVICE[topic])} />
            </p>
            {search}
          </div>
        )}
      </Card>
    </section>
  )
}

interface PointRowProps extends Pick<NearTopicProps, 'known' | 'now'> {
  point: NearPoint
}

function PointRow({ point, known, now }: PointRowProps) {
  const { t, i18n } = useLingui()
  const { name, address, phone, spot, metres, direction, isRough, source, dataDate } = point
  const state = openStateOf(point, known, now)
  const day = formatDay(dataDate)
  const distance = metres === null ? null : formatDistance(metres, i18n.locale)
  const towards = direction === null ? null : i18n._(directionWord(direction))
  return (
    <li className="space-y-2 py-4 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 lang={SOURCE_LOCALE} className="min-w-0 font-bold break-words">
          {name}
        </h3>
        {distance !== null && (
          <p className="font-bold text-sea-700">{towards === null ? distance : `${towards} ${distance}`}</p>
        )}
      </div>
      {state !== null && (
        <p className={cx('text-sm font-bold', state === 'OPEN' ? 'text-easy' : 'text-normal')}>
          {i18n._(OPEN_WORDS[state])}
        </p>
      )}
      {(address ?? spot) !== null && (
        <p lang={SOURCE_LOCALE} className="text-sm break-words text-basalt-700">
          {[address, spot].filter((text) => text !== null).join(' · ')}
        </p>
      )}
      {isRough && <p className="text-sm text-normal">{t`위치와 거리는 대략이에요. 주소로 찾아가주세요.`}</p>}
      <div className="flex flex-wrap gap-2">
        {phone !== null && (
          <a
            href={`tel:${phone}`}
            aria-label={t`${name} 전화 ${phone}`}
            className={buttonClass({ variant: 'secondary', size: 'md' })}
          >
            <Phone aria-hidden="true" size={18} />
            {phone}
          </a>
        )}
        <OutLink href={mapOf(point)} label={t`${name} 지도에서 보기`}>{t`지도에서 보기`}</OutLink>
      </div>
      <p className="text-sm text-basalt-500">
        {t`${day} 자료`} ·{' '}
        <a
          href={source.url}
          target="_blank"
          rel="noreferrer"
          lang={SOURCE_LOCALE}
          className="touch-target relative underline underline-offset-2"
        >
          {source.name}
        </a>
      </p>
    </li>
  )
}

function OutLink({ href, label, children }: { href: string; label: string; children: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className={buttonClass({ variant: 'secondary', size: 'md' })}
    >
      <MapPin aria-hidden="true" size={18} />
      {children}
    </a>
  )
}
