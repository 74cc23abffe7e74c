import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { type KakaoProof, saveKakaoProof } from '../sign-up-store.ts'

/** Whom Kakao has shown, and the way to sign up without it. */
export function KakaoIdentity({ kakao }: { kakao: KakaoProof }) {
  const { t } = useLingui()
  const { email } = kakao
  return (
    <div className="flex flex-col items-start gap-2">
      <Callout className="w-full">
        {email === null
          ? t`카카오에서 확인된 이메일을 받지 못했어요. 아래에서 이메일을 한 번만 인증해주세요.`
          : t`카카오에서 확인된 ${email} 주소로 가입해요. 비밀번호는 없어도 돼요.`}
      </Callout>
      <Button variant="ghost" size="sm" onClick={() => saveKakaoProof(null)}>
        {t`카카오 없이 이메일로 가입하기`}
      </Button>
    </div>
  )
}
