import type { RequiredProof } from '@honjeo/contract/values/enums'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { paths } from '#lib/navigation/paths.ts'
import { TextLink } from '#ui/list/links.tsx'

/** Says how one gets what a room asks for. */
export const PROOF_WAYS: Partial<Record<RequiredProof, ReactNode>> = {
  MEETING: <Trans>다른 동행에서 만난 두 사람이 ‘만났어요’라고 알려주면 확인돼요.</Trans>,
  KAKAO: <Trans>로그아웃한 뒤 이메일이 같은 카카오 계정으로 로그인해 연결하면 돼요.</Trans>,
  IDENTITY: (
    <Trans>
      <TextLink to={paths.identity()}>본인확인</TextLink>을 마치면 돼요.
    </Trans>
  ),
}
