import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleUserRound, Compass, House, MessagesSquare, Plus } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from '#ui/link.tsx'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { cx } from '#ui/cx.ts'

export type HubTab = 'home' | 'search' | 'community' | 'my'

/** The sheet is not part of the first load; it is fetched as soon as a finger or the focus comes near the plus. */
const loadCreateSheet = () => import('./create-sheet.tsx')
const CreateSheet = lazy(() => loadCreateSheet().then((module) => ({ default: module.CreateSheet })))
const prefetchCreateSheet = () => void loadCreateSheet().catch(() => {})

export function TabBar({ current }: { current: HubTab }) {
  const { t } = useLingui()
  const [isCreating, setCreating] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const session = useSession()
  const { data: hasUnread = false } = useQuery({ ...unreadMessagesQuery(), enabled: session !== null })
  const showsDot = session !== null && hasUnread

  return (
    <nav aria-label={t`주요 메뉴`} className="pb-safe-0 sticky bottom-0 z-30 border-t border-basalt-200 bg-paper">
      {/* The third label is the longest one in every language, the last one the shortest; the plus stays in the middle. */}
      <ul className="grid grid-cols-[repeat(2,minmax(0,1fr))_56px_minmax(0,1.25fr)_minmax(0,0.75fr)] items-center px-1">
        <TabItem to={paths.home()} icon={<House size={22} />} label={t`홈`} isCurrent={current === 'home'} />
        <TabItem to={paths.search()} icon={<Compass size={22} />} label={t`탐색`} isCurrent={current === 'search'} />
        <li className="flex justify-center">
          <button
            type="button"
            aria-label={t`더보기`}
            aria-haspopup="dialog"
            aria-expanded={isCreating}
            onPointerEnter={prefetchCreateSheet}
            onFocus={prefetchCreateSheet}
            onClick={() => {
              setOpened(true)
              setCreating(true)
            }}
            className="flex size-12 items-center justify-center rounded-full bg-tangerine-500 text-ink transition-[scale,background-color] hover:bg-tangerine-400 active:scale-[0.95]"
          >
            <Plus aria-hidden="true" size={24} />
          </button>
        </li>
        <TabItem
          to={paths.community()}
          icon={<MessagesSquare size={22} />}
          label={t`커뮤니티`}
          isCurrent={current === 'community'}
        />
        <TabItem
          to={paths.my()}
          icon={<CircleUserRound size={22} />}
          label={t`마이`}
          news={showsDot ? t`읽지 않은 메시지 있음` : undefined}
          isCurrent={current === 'my'}
        />
      </ul>
      {wasOpened && (
        <Suspense>
          <CreateSheet open={isCreating} onOpenChange={setCreating} />
        </Suspense>
      )}
    </nav>
  )
}

interface TabItemProps {
  to: string
  icon: ReactNode
  label: string
  /** What the red dot means; without it there is none. */
  news?: string | undefined
  isCurrent: boolean
}

function TabItem({ to, icon, label, news, isCurrent }: TabItemProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(
          'flex min-h-15 flex-col items-center justify-center gap-1 text-[min(var(--text-xs),max(4vw,12px))] -outline-offset-2 transition-colors',
          isCurrent ? 'font-bold text-basalt-900' : 'font-medium text-basalt-500 hover:text-basalt-900',
        )}
      >
        <span aria-hidden="true" className="relative">
          {icon}
          {news !== undefined && (
            <span className="absolute -top-0.5 -right-1 size-2 rounded-full bg-danger-fill ring-2 ring-paper" />
          )}
        </span>
        <span className="max-w-full text-center leading-tight tracking-tight">{label}</span>
        {news !== undefined && <span className="sr-only">{news}</span>}
      </Link>
    </li>
  )
}
