import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#lib/paths.ts'
import { cx } from '#ui/cx.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { providersQuery } from './account.api.ts'
import { KakaoButton } from './kakao/kakao-button.tsx'

/** In without a password: by Kakao where the operator has its key, and without an account. What works stands first. */
export function OtherWays({ next }: { next: string }) {
  const { t } = useLingui()
  const { data: providers, isLoading } = useQuery(providersQuery())
  const isKakaoReady = providers?.kakao === true
  return (
    // Unseen until their order is known, so that neither moves under a finger. Without a network it is not waited for.
    <div className={cx('flex flex-col gap-3', isLoading && 'invisible')}>
      {isKakaoReady && <KakaoButton next={next} isReady />}
      <LinkButton to={paths.home()} variant="secondary" fullWidth>{t`둘러보기`}</LinkButton>
      {!isKakaoReady && <KakaoButton next={next} isReady={false} />}
    </div>
  )
}
