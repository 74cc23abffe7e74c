import { useLingui } from '@lingui/react/macro'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#lib/share.ts'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'
import { ContactRow } from './contact-row.tsx'

/** The support address: pressed, it is shown in a dialog, since a phone without a mail app does nothing with a link. */
export function EmailRow({ email }: { email: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  async function copy() {
    if (await copyText(email)) toast.success(t`이메일 주소를 복사했어요.`)
    else toast.error(t`복사하지 못했어요. 주소를 길게 눌러 복사해주세요.`)
  }
  return (
    <>
      <ContactRow icon={Mail} name={t`이메일`} value={email} onPress={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t`고객센터 이메일`}
        description={t`메일을 보내주시면 보통 1~2일 안에 답해드려요.`}
        actions={
          <>
            <Button variant="secondary" onClick={() => void copy()}>{t`주소 복사`}</Button>
            <a href={`mailto:${email}`} className={buttonClass({})}>{t`메일 쓰기`}</a>
          </>
        }
      >
        <p className="font-semibold break-all select-text">{email}</p>
      </Dialog>
    </>
  )
}
