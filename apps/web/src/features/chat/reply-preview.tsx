import type { Quote } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { IconButton } from '#ui/icon-button.tsx'
import { QuoteText } from './quote-block.tsx'

/** Above the field: what is being answered. */
export function ReplyPreview({ quote, onCancel }: { quote: Quote; onCancel: () => void }) {
  const { t } = useLingui()
  return (
    <div className="mb-2 flex items-center gap-2 border-l-3 border-sea-600 pl-3 text-sm">
      <p className="min-w-0 flex-1">
        <span className="block font-semibold">{t`${quote.senderName}님에게 답장`}</span>
        <span className="block truncate text-basalt-700">
          <QuoteText quote={quote} />
        </span>
      </p>
      <IconButton label={t`답장 취소`} icon={<X size={20} />} onClick={onCancel} />
    </div>
  )
}
