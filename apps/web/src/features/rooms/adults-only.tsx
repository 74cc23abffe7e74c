import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { askFacts } from '#features/account/facts/ask-facts.ts'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconLink } from '#ui/list/links.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { useIsMinor, useLacksFacts } from './use-is-minor.ts'

/** Shows rooms to adults and visitors; a member under 19 sees why there are none, and what the app offers instead. */
export function AdultsOnly({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  if (!useIsMinor()) return children
  return (
    <EmptyState
      scene="lantern"
      title={t`동행방은 만 19세부터 함께해요`}
      description={t`처음 보는 사람과 만나는 곳이라 만 19세부터 열려요. 그때까지 장소, 일정, 커뮤니티와 안전 기능은 모두 쓸 수 있어요. 생년월일이 잘못됐다면 1:1 문의로 알려주세요.`}
      action={
        <LinkButton to={paths.newInquiry()} variant="secondary" size="md">
          {t`1:1 문의하기`}
        </LinkButton>
      }
    />
  )
}

interface KnownAdultsOnlyProps {
  /** Whether what was tapped needs to know who one is, so that the sheet opens by itself. */
  asksAtOnce?: boolean
  children: ReactNode
}

/** Does as `AdultsOnly` for what takes a birth date and a gender: where these are not known yet, asks for them and goes on. */
export function KnownAdultsOnly({ asksAtOnce = false, children }: KnownAdultsOnlyProps) {
  return useLacksFacts() ? <AskFirst asksAtOnce={asksAtOnce} /> : <AdultsOnly>{children}</AdultsOnly>
}

function AskFirst({ asksAtOnce }: { asksAtOnce: boolean }) {
  const { t } = useLingui()
  useEffect(() => {
    if (asksAtOnce) void askFacts()
  }, [asksAtOnce])
  return (
    <EmptyState
      scene="lantern"
      title={t`생년월일과 성별을 알려주세요`}
      description={t`처음 보는 사람과 만나는 곳이라 만 19세부터 함께해요. 생년월일은 나이대로만 보이고, 성별은 공개하지 않아요.`}
      action={
        <Button variant="secondary" size="md" onClick={() => void askFacts()}>
          {t`알려주기`}
        </Button>
      }
    />
  )
}

/** Leads to a new room; a member under 19, who may open none, gets no way that ends in a refusal. */
export function OpenRoomLink() {
  const { t } = useLingui()
  return useIsMinor() ? null : <IconLink to={paths.createRoom()} label={t`동행방 열기`} icon={<Plus size={22} />} />
}
